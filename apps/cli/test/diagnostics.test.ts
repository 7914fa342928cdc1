/** The diagnostics of diagnostics/*.txt, one file for each kind of text that could make them unreadable. */
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { std66 } from "./run.ts";

interface Shown {
  readonly file: string;
  readonly title: string;
  readonly stdin: string | Uint8Array;
}

const shown: readonly Shown[] = [
  { file: "triplet", title: "a fault of two characters", stdin: "http://example.com/100%/done" },
  { file: "end", title: "a fault at the end of the input", stdin: "http://[::1" },
  { file: "whole", title: "a fault in the only character", stdin: "|" },
  { file: "tab", title: "a tab, escaped before and at the caret", stdin: "\ta\nb\tc\n%\tc" },
  { file: "controls", title: "control characters, escaped", stdin: "a\u001B[31mb\u0007\na\0b\na\u0085b" },
  { file: "bidi", title: "characters that would reorder the line, escaped", stdin: "a\u202Eb\u2066c\nx|\u202Ey" },
  {
    file: "wide",
    title: "characters of two columns, with carets of the same width",
    stdin: "http://例え.テスト/\na?\uFF5E|%ｆ0",
  },
  { file: "emoji", title: "emoji, and characters of zero columns", stdin: "a|🦀\n🦀🦀\ne\u0301|\n%👍🏽" },
  { file: "latin", title: "letters outside ASCII", stdin: "http://example.com/é\nÄ|" },
  { file: "long", title: "a line of 10 kB, shortened", stdin: `http://a/${"b".repeat(5000)}|${"c".repeat(5000)}` },
  { file: "numbers", title: "line numbers of growing width", stdin: `${"a\n".repeat(8)}|\n|\n${"a\n".repeat(989)}|\n` },
  {
    file: "password",
    title: "R-053 a password, masked before the fault, after it, and around it",
    stdin: [
      "http://user:secret@h/|",
      "http://h/|?http://user:secret@h/",
      "http://user:sec|ret@h/",
      "//u:secret@h:x",
    ].join("\n"),
  },
  {
    file: "byte-order-mark",
    title: "a byte order mark before the first line and before the second",
    stdin: "\uFEFFa\n\uFEFFb",
  },
  {
    file: "not-utf-8",
    title: "bytes that are not UTF-8",
    stdin: Buffer.from("http://h/\xE9t\xE9\nhttp://u:p\xFF@h/\n\xE4\xBE\x8B\xF0\x9F\xA6\x80/\xC0\xAF", "latin1"),
  },
];

describe("diagnostics", () => {
  it.each(shown)("$title", async ({ file, stdin }) => {
    const { stdout, stderr, status } = await std66(["check"], { stdin });
    await expect(stderr).toMatchFileSnapshot(`diagnostics/${file}.txt`);
    expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
  });
});

it.each([
  {
    title: "columns: a surrogate pair counts as one, even at the start",
    stdin: Buffer.from([0xf0, 0x9f, 0xa6, 0x80, 0xff]),
    lines: [" --> <stdin>:1:2"],
  },
  { title: "no line of a diagnostic ends with a space", stdin: "http://[::1 ", lines: ["1 | http://[::1"] },
])("$title", async ({ stdin, lines }) => {
  const { stderr } = await std66(["check"], { stdin });
  expect(stderr.split("\n")).toEqual(expect.arrayContaining(lines));
});

it("a diagnostic has the same text with and without colors", async () => {
  const stdin = "http://example.com/100%/done";
  const { stderr } = await std66(["check", "--color", "always"], { stdin });
  await expect(stderr.replaceAll("\u001B", "\\e")).toMatchFileSnapshot("diagnostics/colors.txt");
  const plain = await std66(["check"], { stdin });
  expect(stripVTControlCharacters(stderr)).toBe(plain.stderr);
});

describe.concurrent("colors", () => {
  it("errors beside answers with colors have colors too", async () => {
    const { stdout, stderr } = await std66(["parse", "http://a/", "a b", "b c"], { terminals: [1, 2] });
    expect(stdout).toContain("\u001B[1mhttp://a/\u001B[22m");
    expect(stderr.split("\u001B[31merror[pchar]")).toHaveLength(3);
  });

  it.each([
    { args: [], env: {}, colored: false },
    { args: [], env: { FORCE_COLOR: "1" }, colored: true },
    { args: [], env: { FORCE_COLOR: "0" }, colored: false },
    { args: [], env: { FORCE_COLOR: "false" }, colored: false },
    { args: [], env: { NO_COLOR: "1", FORCE_COLOR: "1" }, colored: false },
    { args: [], env: { NO_COLOR: "", FORCE_COLOR: "1" }, colored: true },
    { args: ["--color", "always"], env: { NO_COLOR: "1" }, colored: true },
    { args: ["--color", "never"], env: { FORCE_COLOR: "1" }, colored: false },
    { args: ["--color", "auto"], env: {}, colored: false },
  ])("$args and $env: $colored", async ({ args, env, colored }) => {
    expect(await isColored(args, env)).toBe(colored);
  });

  it.each([
    { TERM: "xterm", terminals: [2], colored: true },
    { TERM: "dumb", terminals: [2], colored: false },
    { TERM: "xterm", terminals: [1], colored: false },
  ] as const)("with TERM=$TERM and terminals $terminals: $colored", async ({ TERM, terminals, colored }) => {
    const { stderr } = await std66(["check", "|"], { env: { TERM }, terminals });
    expect(stderr.includes("\u001B[")).toBe(colored);
  });

  it("follow the stream that is written to", async () => {
    const { stdout, stderr } = await std66(["parse", "a", "|"], { env: { FORCE_COLOR: "1" } });
    expect(stdout).toContain("\u001B[");
    expect(stderr).toContain("\u001B[");
    expect((await std66(["parse", "a"])).stdout).not.toContain("\u001B[");
  });

  it.each([["--json"], ["--format", "{path}"]])("are never in data: %s", async (...options) => {
    const { stdout } = await std66(["parse", ...options, "a"], { env: { FORCE_COLOR: "1" } });
    expect(stdout).not.toContain("\u001B[");
  });
});

async function isColored(args: string[], env: Record<string, string>): Promise<boolean> {
  const { stderr } = await std66(["check", ...args, "|"], { env });
  return stderr.includes("\u001B[");
}
