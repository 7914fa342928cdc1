/** The WebAssembly module finds only lines that the packages find to be valid or normal, and the command prints the same without it. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isUriReference } from "@std66/core";
import { normalize, schemes } from "@std66/normalize";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LineScanner, type Scanned } from "../src/input/line-scanner.ts";
import { type Ended, MAIN, run } from "./run.ts";

const MODULE = readFileSync(join(dirname(MAIN), "lines.wasm"));
const DECIDES = {
  valid: isUriReference,
  normal: (line: string) => isUriReference(line) && String(normalize(line)) === line,
} as const;

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "std66-lines-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The lines that the module finds, each at most a buffer long. */
function foundAmong(lines: readonly string[], scanned: Scanned, separator: "\n" | "\0" = "\n"): string[] {
  const scanner = LineScanner.create(MODULE, scanned, separator)!;
  const found: string[] = [];
  for (let next = 0; next < lines.length;) {
    // Octets of earlier lines stay after the separator of the last one.
    let length = 0;
    const first = next;
    const starts = new Map<number, number>();
    for (; next < lines.length && length + lines[next]!.length < scanner.buffer.length; next++) {
      starts.set(length, next);
      length += scanner.buffer.write(lines[next]! + separator, length, "latin1");
    }
    expect(next).toBeGreaterThan(first);
    for (let from = 0; from < length;) {
      const to = scanner.find(from, length);
      const index = starts.get(from)!;
      const rejected = to < length ? starts.get(to)! : next;
      expect(scanner.count).toBe(rejected - index);
      found.push(...lines.slice(index, rejected));
      from = to < length ? to + lines[rejected]!.length + 1 : length;
    }
  }
  return found;
}

function filesIn(directory: string): string[] {
  const paths = readdirSync(directory, { recursive: true }).map(String);
  return paths.filter((path) => statSync(join(directory, path)).isFile());
}

it("the same sources give the same files", async () => {
  const [built, again] = [dirname(MAIN), join(folder, "dist")];
  const script = fileURLToPath(new URL("../build.mjs", import.meta.url));
  const { stderr, status } = await run(process.execPath, [script, again, "--sources"]);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  const files = filesIn(built);
  expect(files).toContain("lines.wasm");
  expect(filesIn(again)).toEqual(files);
  expect(files.filter((file) => !readFileSync(join(built, file)).equals(readFileSync(join(again, file))))).toEqual([]);
});

describe("the module finds", () => {
  it.each([
    ["valid", ["http://example.com/a?b#c", "HTTP://A:/", "a", "", "/", "//", "//h:80", "urn:a:b", "?", "#"]],
    ["valid", ["../a/b", "a:", "a//b", `/${"a".repeat(100)}%C3%A9`, "mailto:a@b", "a/b:c"]],
    ["normal", ["http://example.com/", "http://a:8080/b?c=%2F#d", "ssh://a/b", `https://a/${"b/".repeat(50)}?x/y`]],
  ] as const)("%s lines", (scanned, lines) => {
    expect(foundAmong(lines, scanned)).toEqual(lines);
  });

  it("valid lines before CR LF, and before NUL without a CR", () => {
    expect(foundAmong(["a\r", "a\r\r", "\r", "http://h\r"], "valid")).toEqual(["a\r", "\r", "http://h\r"]);
    expect(foundAmong(["a\r", "a", "a\r\n"], "valid", "\0")).toEqual(["a"]);
  });

  const CHARACTERS = 'aEZ019%:/?#@[].!~-_|\\ "<\u007F\u0080\u00C3\u00FF'.split("");
  const STARTS = {
    valid: ["", "a:", "//", "/", "//h"],
    normal: ["http://h", "http://h/", "http://h/%", "http://h/%4", "http://h/%7", "https://h:1"],
  } as const;

  it.each(["valid", "normal"] as const)("no line that is not %s, among all short ends of lines", (scanned) => {
    const ends = ["", ...CHARACTERS].flatMap((a) =>
      ["", ...CHARACTERS].flatMap((b) => ["", ...CHARACTERS].map((c) => a + b + c)),
    );
    const lines = STARTS[scanned].flatMap((start) => ends.map((end) => start + end));
    const found = foundAmong(lines, scanned);
    expect(found.length).toBeGreaterThan(1000);
    expect(found.filter((line) => !DECIDES[scanned](line))).toEqual([]);
  });

  it("no octet that does not belong to its place, at each offset of 16", () => {
    const octets = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).filter(
      (octet) => octet !== "\n",
    );
    const lines = octets.flatMap((octet) =>
      Array.from({ length: 17 }, (_, offset) =>
        ["a".repeat(offset), "//h", "http://h/"].map((start) => `${start}${"b".repeat(offset)}${octet}c`),
      ).flat(),
    );
    for (const scanned of ["valid", "normal"] as const) {
      expect(foundAmong(lines, scanned).filter((line) => !DECIDES[scanned](line))).toEqual([]);
    }
  });

  it("no line that a rule of its scheme changes", () => {
    const lines = [...schemes].flatMap(([scheme, { port = "1" }]) =>
      ["h", "h:", `h:${port}`, `h:0${port}`, `h:0000${port}`, `h:0${port}1`, "localhost", ""].flatMap((host) =>
        ["", "/", "/?", "/??", "/1", "/1/", "/a?b??"].map((rest) => `${scheme}://${host}${rest}`),
      ),
    );
    expect(foundAmong(lines, "normal").filter((line) => !DECIDES.normal(line))).toEqual([]);
  });

  it("no line that is not valid or normal, among random ones", () => {
    const part = fc.oneof(
      { weight: 4, arbitrary: fc.stringMatching(/^[a-z0-9]{1,20}$/) },
      fc.constantFrom(
        "/",
        "/",
        "//",
        "/.",
        "/..",
        ":",
        "@",
        "?",
        "#",
        ".",
        "%41",
        "%2f",
        "%2F",
        "%",
        "A",
        "[",
        "|",
        "\r",
        "\0",
      ),
    );
    const line = fc
      .tuple(
        fc.constantFrom("", "http://", "https://h", "a:", "//h:8080", "HTTP://h"),
        fc.array(part, { maxLength: 8 }),
      )
      .map(([start, parts]) => start + parts.join(""));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        for (const scanned of ["valid", "normal"] as const) {
          expect(foundAmong(lines, scanned).filter((found) => !DECIDES[scanned](withoutReturn(found)))).toEqual([]);
        }
      }),
      { numRuns: Math.max(2000, fc.readConfigureGlobal().numRuns ?? 0) },
    );
  });
});

/** A line without the CR of its line end. */
function withoutReturn(line: string): string {
  return line.replace(/\r$/, "");
}

/** Runs the command with and without WebAssembly. */
function both(command: string): Promise<[Ended, Ended]> {
  const without = `--import 'data:text/javascript,delete globalThis.WebAssembly'`;
  const runs = ["", without].map((flags) =>
    run("sh", ["-c", command.replace("std66", `"${process.execPath}" ${flags} "${MAIN}"`)]),
  );
  return Promise.all(runs) as Promise<[Ended, Ended]>;
}

describe.concurrent("the command prints the same with and without the module", () => {
  const USUAL = ["http://example.com/a/b?c#d", "HTTP://EXAMPLE.com/%7e", "https://h:8080/%C3%A9", "http://u:p@h/"];
  const RARE = "http://[::1]/,../a,,http://h/a b,%,a|,\0,\r,\xe9,\xff,http://h/../x".split(",");
  const PARTS = [...USUAL, ...RARE, `http://h/${"x".repeat(70_000)}`];

  /** Lines of these parts in an order given by random octets, so that some lines lie across the edges of blocks. */
  function randomFile(name: string, lines: number): string {
    const order = fc.sample(fc.integer({ min: 0, max: 255 }), { numRuns: 2 * lines, seed: lines });
    let text = "";
    for (let i = 0; i < lines; i++) {
      // Mostly valid lines, of which many fit into a block.
      const at = order[2 * i]! < 200 ? order[2 * i]! % USUAL.length : order[2 * i]! % PARTS.length;
      const [separator] = order[2 * i + 1]! < 5 ? ["\r\n"] : order[2 * i + 1]! < 7 ? ["\0"] : ["\n"];
      text += PARTS[at]! + (i === lines - 1 && order[0]! % 2 === 0 ? "" : separator);
    }
    const file = join(folder, name);
    writeFileSync(file, text, "latin1");
    return file;
  }

  it.each([
    ["check < FILE", 1000],
    ["check < FILE", 3],
    ["check --null < FILE", 500],
    ["check --color never < FILE 2>&1", 300],
    ["normalize < FILE", 1000],
    ["normalize < FILE", 1],
    ["normalize < FILE", 0],
    ["normalize --null < FILE", 500],
    ["normalize < FILE 2>&1", 300],
  ] as const)("std66 %s, %i lines", async (command, lines) => {
    const file = randomFile(`${command.replaceAll(/\W/g, "")}-${lines}`, lines);
    const [fast, slow] = await both(`std66 ${command.replace("FILE", `'${file}'`)}`);
    expect(fast).toEqual(slow);
  });

  it("std66 normalize, from a pipe with small pieces", async () => {
    const file = randomFile("pieces", 500);
    const [fast, slow] = await both(`dd if='${file}' bs=777 2>/dev/null | std66 normalize`);
    expect(fast).toEqual(slow);
  });

  it.each([
    ["check", true],
    ["normalize", true],
    ["check --json", false],
    ["normalize --rungs case", false],
    ["normalize --json", false],
  ] as const)("std66 %s loads the module: %s", async (command, loads) => {
    const preload = `WebAssembly.validate=()=>{process.on("exit",()=>{process.exitCode=66});return false}`;
    const flags = ["--import", `data:text/javascript,${encodeURIComponent(preload)}`];
    const { status } = await run(process.execPath, [...flags, MAIN, ...command.split(" ")]);
    expect(status === 66).toBe(loads);
  });
});
