/** A long run at a terminal: its progress whatever it reads, what is left on the screen, and its last line. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Place, std66 } from "./in-process.ts";

let folder = "";
/** Some reads of 65,536 octets. */
const LINES = 20_000;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-long-runs-"));
  mkdirSync(join(folder, "documents"));
  const links = "http://example.com/\n".repeat(LINES);
  const files = {
    "links.txt": links,
    "faults.txt": `${links}a b\n${links}`,
    "nul.txt": links.replaceAll("\n", "\0"),
    "rows.tsv": "1\thttp://example.com/\n".repeat(LINES),
    "documents/a.txt": links,
    "documents/b.txt": links,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

/** Runs the command with a clock that goes on by some milliseconds each time it is read. */
function run(line: string, terminals: readonly (0 | 1 | 2)[], place: Place & { readonly step?: number } = {}) {
  const { step = 400, ...rest } = place;
  let now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => (now += step));
  return std66(line.split(" "), { cwd: folder, terminals, ...rest });
}

/** What a terminal shows in the end. */
function screenOf(text: string): string {
  const lines = [""];
  let column = 0;
  for (const part of text.replaceAll(ERASE, ERASED).split(/([\r\n\0])/u)) {
    const line = lines.at(-1) as string;
    if (part === "\n") lines.push("");
    else if (part === ERASED) lines.splice(-1, 1, line.slice(0, column));
    else if (part !== "\r") lines.splice(-1, 1, line.slice(0, column) + part + line.slice(column + part.length));
    column = part === "\n" || part === "\r" ? 0 : column + (part === ERASED ? 0 : part.length);
  }
  return lines.join("\n");
}

const ERASE = "\u001B[K";
const ERASED = "\0";
const BAR = / \d+% \[=*-*\] of 0\.4 MB/u;

describe("the progress is shown on standard error", () => {
  it.each([
    ["check -f links.txt", [0, 2], BAR, "20,000 inputs, 0 invalid, in S s (R a second)"],
    ["check --count -f links.txt", [0, 1, 2], BAR, "20,000 inputs, 0 invalid, in S s (R a second)"],
    [
      "check -f links.txt -f links.txt",
      [0, 2],
      / \d+% \[=*-*\] of 0\.8 MB/u,
      "40,000 inputs, 0 invalid, in S s (R a second)",
    ],
    ["parse --json -f links.txt", [0, 2], BAR, "20,000 inputs, 0 invalid, in S s (R a second)"],
    ["normalize --unique -f links.txt", [0, 2], BAR, "20,000 inputs, 0 invalid, in S s (R a second)"],
    ["normalize --unique -f links.txt", [0, 1, 2], BAR, "20,000 inputs, 0 invalid, in S s (R a second)"],
    ["normalize --column 2 -f rows.tsv", [0, 2], BAR, "20,000 inputs, 0 invalid, in S s (R a second)"],
    ["redact links.txt", [0, 2], BAR, "20,000 inputs, in S s (R a second)"],
    ["redact --json links.txt links.txt", [0, 2], / \d+% \[=*-*\] of 0\.8 MB/u, "40,000 inputs, in S s (R a second)"],
    ["extract --recursive documents", [0, 2], /\r1 files?, 0\.\d MB/u, "2 files, 0.8 MB, in S s (R MB a second)"],
    [
      "extract --check --recursive documents",
      [0, 1, 2],
      /\r1 files?, 0\.\d MB/u,
      "2 files, 0.8 MB, in S s (R MB a second)",
    ],
  ] as const)("%s, terminals %j", async (line, terminals, bar, last) => {
    const { stderr, status } = await run(line, terminals);
    expect(stderr).toMatch(bar);
    expect(screenOf(stderr).replace(/in [\d.]+ s \([\d.,]+/u, "in S s (R")).toBe(`${last}\n`);
    expect(status).toBe(0);
  });
});

describe("the progress is not shown", () => {
  it.each([
    ["in a pipe", "check -f links.txt", [], {}],
    ["in a pipe, where the answers are on a terminal", "check -f links.txt", [1], {}],
    ["with --quiet", "normalize -q -f links.txt", [0, 2], {}],
    ["on a dumb terminal", "redact links.txt", [0, 2], { env: { TERM: "dumb" } }],
    ["on a dumb terminal", "check -f links.txt", [0, 2], { env: { TERM: "dumb" } }],
    ["while inputs may be typed", "check -f links.txt -f -", [0, 2], {}],
    ["while documents may be typed", "extract documents/a.txt -", [0, 2], {}],
    ["among answers that go on", "parse --json -f links.txt", [0, 1, 2], {}],
    ["among answers that go on", "redact links.txt", [0, 1, 2], {}],
    ["on the line of an answer that ends with NUL", "normalize -0 --unique -f nul.txt", [0, 1, 2], { step: 5000 }],
  ] as const)("%s: %s", async (_, line, terminals, place) => {
    const { stderr } = await run(line, terminals, place);
    expect(stderr).not.toMatch(/\r|inputs|files/u);
    expect(stderr).not.toContain("\u001B");
  });

  it("in color: it has none, with NO_COLOR or without", async () => {
    const plain = await run("check -f links.txt", [0, 2], { env: { NO_COLOR: "1", TERM: "xterm" } });
    expect(plain.stderr).toMatch(BAR);
    expect(await run("check -f links.txt", [0, 2], { env: { TERM: "xterm" } })).toEqual(plain);
  });
});

describe("the screen in the end", () => {
  it("has each message and answer whole, and nothing of the progress, where all share a terminal", async () => {
    const { stdout } = await run("check --color never -f faults.txt", [0, 1, 2], { isJoined: true });
    expect(stdout).toMatch(/ \d+% \[=*-*\] of 0\.8 MB/u);
    expect(screenOf(stdout)).toMatch(
      /^error\[pchar\]: a space is not allowed in the path\n +--> faults\.txt:20001:2\n(?:.*\n)+\n1 of 40,001 inputs is invalid\n40,001 inputs, 1 invalid, in [\d.]+ s \([\d,]+ a second\)\n$/u,
    );
    const unique = await run("normalize --unique -f links.txt", [0, 1, 2], { isJoined: true });
    expect(unique.stdout).toMatch(BAR);
    expect(screenOf(unique.stdout)).toMatch(/^http:\/\/example\.com\/\n20,000 inputs, [^\n]*\n$/u);
    const counts = await run("check --count -f links.txt", [0, 1, 2], { isJoined: true });
    expect(screenOf(counts.stdout)).toMatch(/^20,000 inputs, [^\n]*\n20000 valid\n0 invalid\n$/u);
  });

  it("has answers whole that come after a pause, whatever the clock", async () => {
    const { stdout } = await run("redact links.txt links.txt", [0, 1, 2], { isJoined: true, step: 5000 });
    expect(stdout).toContain("\r");
    expect(screenOf(stdout)).toMatch(/^(?:http:\/\/example\.com\/\n){40000}40,000 inputs, in [^\n]*\n$/u);
  });
});
