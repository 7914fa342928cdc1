// One text for each way to violate RFC 3986, with all properties of its error.

import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import { expect, expectTypeOf, it } from "vitest";
import { codes, explain } from "../src/faults/explain.ts";
import {
  UriSyntaxError,
  build,
  diagnose,
  diagnoseAs,
  parse,
  percentDecode,
  percentDecodeBytes,
  percentEncode,
  uri,
} from "../src/index.ts";
import type { UriSyntaxErrorCode } from "../src/index.ts";
import { syntaxError } from "../src/faults/uri-syntax-error.ts";
import { syntaxErrorOf } from "./thrown.ts";

const END = "end of text";
const REG_NAME = ["unreserved", "pct-encoded", "sub-delims"];
const AFTER_AUTHORITY = ['"/"', '"?"', '"#"', END];

interface Row {
  readonly code: UriSyntaxErrorCode;
  readonly run: () => unknown;
  readonly input: string;
  readonly offset: number;
  readonly length: number;
  readonly component: string | undefined;
  readonly section: string;
  readonly expected: readonly string[];
  readonly frame: readonly [string, string];
}

const parsed = (input: string): Pick<Row, "run" | "input"> => ({ run: () => parse(input), input });

const rows: readonly Row[] = [
  {
    code: "pct-encoded",
    ...parsed("http://example.com/100%/done"),
    offset: 22,
    length: 2,
    component: "path",
    section: "RFC 3986 §2.1",
    expected: ['"%" HEXDIG HEXDIG'],
    frame: ["http://example.com/100%/done", "                      ^^ found `%/`"],
  },
  {
    code: "pct-encoded",
    ...parsed("?%4"),
    offset: 1,
    length: 2,
    component: "query",
    section: "RFC 3986 §2.1",
    expected: ['"%" HEXDIG HEXDIG'],
    frame: ["?%4", " ^^ found `%4`"],
  },
  {
    code: "pct-encoded",
    ...parsed("//h%4\u{1F600}"),
    offset: 3,
    length: 4,
    component: "host",
    section: "RFC 3986 §2.1",
    expected: ['"%" HEXDIG HEXDIG'],
    frame: ["//h%4\u{1F600}", "   ^^^^ found `%4\u{1F600}`"],
  },
  {
    code: "pct-encoded",
    run: () => percentDecode("a%C3%2"),
    input: "a%C3%2",
    offset: 4,
    length: 2,
    component: undefined,
    section: "RFC 3986 §2.1",
    expected: ['"%" HEXDIG HEXDIG'],
    frame: ["***", "^^^ found a character of a possible password"],
  },
  {
    code: "utf-8",
    run: () => percentDecode("a%C3%28"),
    input: "a%C3%28",
    offset: 1,
    length: 3,
    component: undefined,
    section: "RFC 3986 §2.5",
    expected: [],
    frame: ["***", "^^^ found a character of a possible password"],
  },
  {
    code: "utf-8-surrogate",
    run: () => percentEncode("ab\uD800c", "path"),
    input: "ab\uD800c",
    offset: 2,
    length: 1,
    component: undefined,
    section: "RFC 3986 §2.5",
    expected: [],
    frame: ["***", "^^^ found a character of a possible password"],
  },
  {
    code: "utf-8-surrogate",
    run: () => percentDecodeBytes("\uDC00"),
    input: "\uDC00",
    offset: 0,
    length: 1,
    component: undefined,
    section: "RFC 3986 §2.5",
    expected: [],
    frame: ["***", "^^^ found a character of a possible password"],
  },
  {
    code: "scheme",
    run: () => build({ scheme: "1a" }),
    input: "1a",
    offset: 0,
    length: 1,
    component: "scheme",
    section: "RFC 3986 §3.1",
    expected: ["ALPHA"],
    frame: ["1a", "^ found `1`"],
  },
  {
    code: "scheme",
    run: () => build({ scheme: "a_b" }),
    input: "a_b",
    offset: 1,
    length: 1,
    component: "scheme",
    section: "RFC 3986 §3.1",
    expected: ["ALPHA", "DIGIT", '"+"', '"-"', '"."', END],
    frame: ["a_b", " ^ found `_`"],
  },
  {
    code: "authority",
    ...parsed("http://u@v@h/"),
    offset: 10,
    length: 1,
    component: "authority",
    section: "RFC 3986 §3.2",
    expected: [...REG_NAME, '":"', ...AFTER_AUTHORITY],
    frame: ["http://u@v@h/", "          ^ found `@`"],
  },
  {
    code: "userinfo",
    ...parsed("http://u|v@h/"),
    offset: 8,
    length: 1,
    component: "userinfo",
    section: "RFC 3986 §3.2.1",
    expected: [...REG_NAME, '":"', '"@"', ...AFTER_AUTHORITY],
    frame: ["http://u|v@h/", "        ^ found `|`"],
  },
  {
    code: "userinfo",
    run: () => build({ userinfo: "a@b", host: "h" }),
    input: "a@b",
    offset: 1,
    length: 1,
    component: "userinfo",
    section: "RFC 3986 §3.2.1",
    expected: [...REG_NAME, '":"', END],
    frame: ["a@b", " ^ found `@`"],
  },
  {
    code: "reg-name",
    ...parsed("http://a b/"),
    offset: 8,
    length: 1,
    component: "host",
    section: "RFC 3986 §3.2.2",
    expected: [...REG_NAME, '":"', ...AFTER_AUTHORITY],
    frame: ["http://a b/", "        ^ found a space"],
  },
  {
    code: "reg-name",
    ...parsed("//\u200B"),
    offset: 2,
    length: 1,
    component: "host",
    section: "RFC 3986 §3.2.2",
    expected: [...REG_NAME, '"["', '":"', ...AFTER_AUTHORITY],
    frame: ["//\\u{200b}", "  ^^^^^^^^ found U+200B"],
  },
  {
    code: "ip-literal-unclosed",
    ...parsed("http://[::1"),
    offset: 11,
    length: 0,
    component: "host",
    section: "RFC 3986 §3.2.2",
    expected: ["HEXDIG", '":"', '"."', '"]"'],
    frame: ["http://[::1", "           ^ found the end"],
  },
  {
    code: "ip-literal-end",
    ...parsed("http://[::1]a"),
    offset: 12,
    length: 1,
    component: "host",
    section: "RFC 3986 §3.2.2",
    expected: ['":"', ...AFTER_AUTHORITY],
    frame: ["http://[::1]a", "            ^ found `a`"],
  },
  {
    code: "ipv6-address",
    ...parsed("http://[:1]"),
    offset: 9,
    length: 1,
    component: "host",
    section: "RFC 3986 §3.2.2",
    expected: ['":"'],
    frame: ["http://[:1]", "         ^ found `1`"],
  },
  {
    code: "h16",
    ...parsed("http://[12345::]"),
    offset: 12,
    length: 1,
    component: "host",
    section: "RFC 3986 §3.2.2",
    expected: ['":"'],
    frame: ["http://[12345::]", "            ^ found `5`"],
  },
  {
    code: "ipv4-address",
    ...parsed("http://[::1.2.3.256]"),
    offset: 18,
    length: 1,
    component: "host",
    section: "RFC 3986 §3.2.2",
    expected: ["%x30-35", '"]"'],
    frame: ["http://[::1.2.3.256]", "                  ^ found `6`"],
  },
  {
    code: "ipv4-address",
    ...parsed("http://[1.2.3.4]"),
    offset: 9,
    length: 1,
    component: "host",
    section: "RFC 3986 §3.2.2",
    expected: ["HEXDIG", '":"'],
    frame: ["http://[1.2.3.4]", "         ^ found `.`"],
  },
  {
    code: "ipvfuture",
    ...parsed("http://[v1.%41]"),
    offset: 11,
    length: 1,
    component: "host",
    section: "RFC 3986 §3.2.2",
    expected: ["unreserved", "sub-delims", '":"'],
    frame: ["http://[v1.%41]", "           ^ found `%`"],
  },
  {
    code: "port",
    ...parsed("http://h:80a/"),
    offset: 11,
    length: 1,
    component: "port",
    section: "RFC 3986 §3.2.3",
    expected: ["DIGIT", ...AFTER_AUTHORITY],
    frame: ["http://h:80a/", "           ^ found `a`"],
  },
  {
    code: "pchar",
    ...parsed("/a|b?c"),
    offset: 2,
    length: 1,
    component: "path",
    section: "RFC 3986 §3.3",
    expected: ["pchar", '"/"', '"?"', '"#"', END],
    frame: ["/a|b?c", "  ^ found `|`"],
  },
  {
    code: "pchar",
    ...parsed("a b"),
    offset: 1,
    length: 1,
    component: "path",
    section: "RFC 3986 §3.3",
    expected: [...REG_NAME, '"@"', '"/"', '"?"', '"#"', END, '":"'],
    frame: ["a b", " ^ found a space"],
  },
  {
    code: "path-abempty",
    run: () => build({ host: "h", path: "a" }),
    input: "a",
    offset: 0,
    length: 1,
    component: "path",
    section: "RFC 3986 §3.3",
    expected: ['"/"', END],
    frame: ["a", "^ found `a`"],
  },
  {
    code: "path-absolute",
    run: () => build({ path: "//a" }),
    input: "//a",
    offset: 1,
    length: 1,
    component: "path",
    section: "RFC 3986 §3.3",
    expected: ["pchar", END],
    frame: ["//a", " ^ found `/`"],
  },
  {
    code: "path-noscheme",
    ...parsed("1:b"),
    offset: 1,
    length: 1,
    component: "path",
    section: "RFC 3986 §3.3",
    expected: [...REG_NAME, '"@"', '"/"', '"?"', '"#"', END],
    frame: ["1:b", " ^ found `:`"],
  },
  {
    code: "path-noscheme",
    run: () => build({ path: "a:b" }),
    input: "a:b",
    offset: 1,
    length: 1,
    component: "path",
    section: "RFC 3986 §3.3",
    expected: [...REG_NAME, '"@"', '"/"', END],
    frame: ["a:b", " ^ found `:`"],
  },
  {
    code: "query",
    ...parsed("?[1]"),
    offset: 1,
    length: 1,
    component: "query",
    section: "RFC 3986 §3.4",
    expected: ["pchar", '"/"', '"?"', '"#"', END],
    frame: ["?[1]", " ^ found `[`"],
  },
  {
    code: "fragment",
    ...parsed("#a#b\u{1F600}"),
    offset: 2,
    length: 1,
    component: "fragment",
    section: "RFC 3986 §3.5",
    expected: ["pchar", '"/"', '"?"', END],
    frame: ["#a#b\u{1F600}", "  ^ found `#`"],
  },
  {
    code: "fragment",
    ...parsed("#a\u{1F600}"),
    offset: 2,
    length: 2,
    component: "fragment",
    section: "RFC 3986 §3.5",
    expected: ["pchar", '"/"', '"?"', END],
    frame: ["#a\u{1F600}", "  ^^ found `\u{1F600}`"],
  },
];

/** A reference of another kind. */
const kinds = [
  { code: "uri", run: () => raise(diagnoseAs("/a", "uri")) },
  { code: "relative-ref", run: () => raise(diagnoseAs("a:", "relative-ref")) },
  { code: "absolute-uri", run: () => raise(diagnoseAs("a:#", "absolute-uri")) },
  { code: "http-uri", run: () => raise(diagnoseAs("ftp://h/", "http-uri")) },
] as const;

function raise(error: UriSyntaxError | undefined): never {
  throw error ?? new Error("no error");
}

/** Faults caused by a substitution of the tag, which no encoding avoids. */
const substitutions = [
  { code: "segment-nz", run: () => uri`${""}/a`, input: "/a", offset: 0, length: 1, frame: ["/a", "^ found `/`"] },
  {
    code: "dot-segment",
    run: () => uri`/${".."}/a`,
    input: "..",
    offset: 0,
    length: 2,
    frame: ["..", "^^ found `..`"],
  },
  {
    code: "dot-segment",
    run: () => uri`/a/${["b", ".."]}/c`,
    input: "b/..",
    offset: 2,
    length: 2,
    frame: ["b/..", "  ^^ found `..`"],
  },
] as const;

it.each(rows)(
  "R-014 $code in $input: the error has the fault, its position, its rule and what is allowed there",
  (row) => {
    const error = syntaxErrorOf(row.run);
    const { code, input, offset, length, component, section, expected } = error;
    expect({ code, input, offset, length, component, section, expected }).toEqual({
      code: row.code,
      input: row.input,
      offset: row.offset,
      length: row.length,
      component: row.component,
      section: row.section,
      expected: row.expected,
    });
    expect(error.frame.split("\n")).toEqual(row.frame);
    // All of the data to encode or decode may be a password.
    const isData = row.component === undefined;
    expect(error.message).toContain(isData ? `(${row.section})` : `(offset ${row.offset}, ${row.section})`);
    const listed = isData ? ["code", "component"] : ["code", "offset", "length", "component"];
    expect(Object.keys(error)).toEqual([...listed, "expected", "section"]);
    expect(error.message).not.toContain("\n");
  },
);

it.each(substitutions)(
  "$code: a substitution that cannot be made safe is rejected; the input is the filled path",
  ({ code, run, input, offset, length, frame }) => {
    const error = syntaxErrorOf(run);
    expect(error).toMatchObject({ code, input, offset, length, component: "path", section: "RFC 3986 §3.3" });
    expect(error.expected).toEqual(["segment-nz"]);
    expect(error.frame.split("\n")).toEqual(frame);
  },
);

it.each([
  ["utf-8", "RFC 3986 §2.5"],
  ["utf-8-surrogate", "RFC 3986 §2.5"],
  ["pct-encoded", "RFC 3986 §2.1"],
  ["query", "RFC 3986 §3.4"],
] as const)("R-036 %s in a component is about %s, as other packages report it", (code, section) => {
  const error = syntaxError("a=%FF", { code, offset: 2, length: 3, component: "query", expected: [] });
  expect([error.section, error.message.includes(section)]).toEqual([section, true]);
});

it("every code has a text, and every text has a code", () => {
  // Only `@std66/iri` raises these; its tests have texts for them.
  const ofIris = ["ucschar", "iprivate", "iri", "irelative-ref", "absolute-iri"];
  const exercised = new Set<string>([...[...rows, ...kinds, ...substitutions].map(({ code }) => code), ...ofIris]);
  expect(exercised).toEqual(new Set(codes));
  expect(new Set(codes).size).toBe(codes.length);
});

it("the README's table of codes lists exactly the codes", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const table = /^\| code +\|[^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/m.exec(readme)?.[1] ?? "";
  const documented = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, code]) => code);
  expect(documented).toEqual([...codes]);
});

it("the README's table of codes has the section of each error", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  for (const { code, run } of [...rows, ...kinds, ...substitutions]) {
    const { section } = syntaxErrorOf(run);
    expect(readme).toMatch(new RegExp(`^\\| \`${code}\` +\\|.*\\| ${section.replace("RFC 3986 ", "")} +\\|`, "m"));
  }
  expect(rows.length + kinds.length).toBeGreaterThan(codes.length);
});

it("every text has a rule, a label and a reason", () => {
  for (const { run, code } of [...rows, ...kinds, ...substitutions]) {
    const { rule, label, reason } = explain(syntaxErrorOf(run));
    expect([code, rule.length > 10, label.length > 0, reason.length > 5]).toEqual([code, true, true, true]);
  }
});

it("an error is a SyntaxError with a name, a stack and a message, and prints as such", () => {
  const error = diagnose("a b") as UriSyntaxError;
  expectTypeOf(error).toExtend<SyntaxError>();
  expect(error).toBeInstanceOf(SyntaxError);
  expect(error.name).toBe("UriSyntaxError");
  expect(Object.prototype.toString.call(error)).toBe("[object Error]");
  expect(String(error)).toBe(`UriSyntaxError: ${error.message}`);
  expect(inspect(error)).toContain("UriSyntaxError: ");
  expect(error.stack).toContain("UriSyntaxError");
  expect(new Set(Object.keys(error))).toEqual(
    new Set(["code", "component", "expected", "length", "offset", "section"]),
  );
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code: "pchar", offset: 1 });
});

it("`input` can be read, but is not enumerable", () => {
  const error = diagnose("a b") as UriSyntaxError;
  expect(error.input).toBe("a b");
  expect(Object.keys(error)).not.toContain("input");
  expect(JSON.stringify(error)).not.toContain("a b");
  expect(Object.assign({}, error)).not.toHaveProperty("input");
});

it("the frame of a long text shows the surroundings of the fault, with an ellipsis on both sides", () => {
  const error = diagnose(`/${"x".repeat(500)} ${"y".repeat(500)}`) as UriSyntaxError;
  const [line = "", caret = ""] = error.frame.split("\n");
  expect(line).toMatch(/^…x+ y+…$/);
  expect(line.length).toBeLessThan(120);
  expect(caret.indexOf("^")).toBe(line.indexOf(" "));
  expect(caret.trimStart()).toBe("^ found a space");
});

it("the frame has two lines, and shows no control or bidirectional character", () => {
  for (const character of [
    "\n",
    "\r",
    "\t",
    "\0",
    "\x7f",
    "\x1b",
    "\u0085",
    "\u2028",
    "\u202E",
    "\u2066",
    "\uFEFF",
    "\u00A0",
    // Private use, and not assigned.
    "\uE000",
    "\u0378",
  ]) {
    const { frame, message } = diagnose(`/a${character}b`) as UriSyntaxError;
    expect(frame.split("\n")).toHaveLength(2);
    expect(frame).not.toMatch(/(?![\n ])[\p{C}\p{Z}]/u);
    expect(message).not.toMatch(/(?! )[\p{C}\p{Z}]/u);
    const code = (character.codePointAt(0) as number).toString(16);
    expect(frame).toContain(`/a\\u{${code}}b`);
    expect(frame).toContain(`U+${code.toUpperCase().padStart(4, "0")}`);
    const [line = "", caret = ""] = frame.split("\n");
    expect(caret.indexOf("^")).toBe(line.indexOf("\\u"));
    expect(/\^+/.exec(caret)?.[0].length).toBe(`\\u{${code}}`.length);
  }
});

it("changing the `expected` of one error does not affect another", () => {
  const first = syntaxErrorOf(() => build({ host: "[::1]x" }));
  (first.expected as string[]).push("nonsense");
  expect(syntaxErrorOf(() => build({ host: "[::1]x" })).expected).toEqual([END]);
});
