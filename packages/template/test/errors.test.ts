// RFC 6570 §3: the location and type of an error are shown.

import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { TemplateSyntaxError, expand, isUriTemplate, parseTemplate } from "../src/index.ts";

function errorOf(text: string): TemplateSyntaxError {
  try {
    parseTemplate(text);
  } catch (error) {
    return error as TemplateSyntaxError;
  }
  throw new Error("is a template");
}

const END = ['","', '"}"'];

const ERRORS = [
  ["a b", "literals", 1, "2.1", "a space is not allowed outside an expression", ["literals", '"{"', "end of text"]],
  ["a}", "literals", 1, "2.1", "`}` is not allowed outside an expression", ["literals", '"{"', "end of text"]],
  ["a\0", "literals", 1, "2.1", "U+0000 is not allowed outside an expression", ["literals", '"{"', "end of text"]],
  ["\uD800", "literals", 0, "2.1", "U+D800 is not allowed outside an expression", ["literals", '"{"', "end of text"]],
  ["100%/", "pct-encoded", 3, "1.5", "`%` is not followed by two hexadecimal digits", ["HEXDIG"]],
  ["{a%4}", "pct-encoded", 2, "1.5", "`%` is not followed by two hexadecimal digits", ["HEXDIG"]],
  ["{%}", "pct-encoded", 1, "1.5", "`%` is not followed by two hexadecimal digits", ["HEXDIG"]],
  ["{}", "varname", 1, "2.3", "a variable name is expected, not `}`", ["operator", "varname"]],
  ["{", "varname", 1, "2.3", "a variable name is expected, not the end", ["operator", "varname"]],
  ["{{a}}", "varname", 1, "2.3", "a variable name is expected, not `{`", ["operator", "varname"]],
  ["{+}", "varname", 2, "2.3", "a variable name is expected, not `}`", ["varname"]],
  ["{?+a}", "varname", 2, "2.3", "a variable name is expected, not `+`", ["varname"]],
  ["{a,}", "varname", 3, "2.3", "a variable name is expected, not `}`", ["varname"]],
  ["{a..b}", "varname", 3, "2.3", "a variable name is expected, not `.`", ["varchar"]],
  ["{a.}", "varname", 3, "2.3", "a variable name is expected, not `}`", ["varchar"]],
  [
    "{=a}",
    "op-reserve",
    1,
    "2.2",
    "the operator `=` is reserved for extensions",
    ["op-level2", "op-level3", "varname"],
  ],
  [
    "{a",
    "expression",
    2,
    "2.2",
    "an expression is not closed by `}` before the end",
    ["varchar", '"."', '":"', '"*"', ...END],
  ],
  [
    "{a{b}}",
    "expression",
    2,
    "2.2",
    "an expression is not closed by `}` before `{`",
    ["varchar", '"."', '":"', '"*"', ...END],
  ],
  ["{a*", "expression", 3, "2.2", "an expression is not closed by `}` before the end", END],
  ["{user-id}", "varspec", 5, "2.3", "`-` is not allowed after a variable", ["varchar", '"."', '":"', '"*"', ...END]],
  ["{a b}", "varspec", 2, "2.3", "a space is not allowed after a variable", ["varchar", '"."', '":"', '"*"', ...END]],
  ["{\u00E9}", "varname", 1, "2.3", "a variable name is expected, not `\u00E9`", ["operator", "varname"]],
  ["{a**}", "varspec", 3, "2.3", "`*` is not allowed after a variable", END],
  ["{a:3*}", "varspec", 4, "2.3", "`*` is not allowed after a variable", ["DIGIT", ...END]],
  ["{a:}", "max-length", 3, "2.4.1", "the length of a prefix is 1 to 9999, and `}` does not fit", ["%x31-39"]],
  ["{a:0}", "max-length", 3, "2.4.1", "the length of a prefix is 1 to 9999, and `0` does not fit", ["%x31-39"]],
  ["{a:12345}", "max-length", 7, "2.4.1", "the length of a prefix is 1 to 9999, and `5` does not fit", END],
] as const;

describe("R-313 each error", () => {
  const rows = ERRORS.map(([text, code, offset, section, reason, expected]) => ({
    text,
    code,
    offset,
    section,
    reason,
    expected,
  }));
  it.each(rows)("$text", ({ text, code, offset, section, reason, expected }) => {
    const error = errorOf(text);
    expect(error).toBeInstanceOf(TemplateSyntaxError);
    expect(error).toBeInstanceOf(SyntaxError);
    expect(Object.fromEntries(Object.entries(error))).toEqual({
      code,
      offset,
      length: text[offset] === undefined ? 0 : 1,
      section: `RFC 6570 §${section}`,
      expected,
    });
    expect(error.message).toBe(`${reason} (offset ${offset}, RFC 6570 §${section})`);
    expect(error.name).toBe("TemplateSyntaxError");
    expect(error.input).toBe(text);
  });
});

it("R-313 the frame has a caret under the fault, and shows what is invisible", () => {
  expect(errorOf("/users/{user-id}").frame).toBe("/users/{user-id}\n            ^ found `-`");
  expect(errorOf("{a").frame).toBe("{a\n  ^ found the end");
  expect(errorOf("\0").frame).toBe("\\u{0}\n^^^^^ found U+0000");
  expect(errorOf(`${"a".repeat(60)} ${"b".repeat(60)}`).frame).toBe(
    `…${"a".repeat(40)} ${"b".repeat(40)}…\n${" ".repeat(41)}^ found a space`,
  );
});

it.each(["=", ",", "!", "@", "|"])("R-320 the operator %s is in the grammar, and is not expanded", (operator) => {
  const text = `{${operator}a}`;
  expect(isUriTemplate(text)).toBe(true);
  expect(errorOf(text)).toMatchObject({ code: "op-reserve", offset: 1 });
  expect(() => expand(text, { a: 1 })).toThrow(TemplateSyntaxError);
});

it("neither shows a password, nor how long it is", () => {
  for (const [text, shown] of [
    ["http://me:se cret@{host}/", "http://me:***@{host}/\n          ^^^ found a character of a possible password"],
    ["http://me:secret@{host}/ ", "http://me:***@{host}/ \n                     ^ found a space"],
  ] as const) {
    const error = errorOf(text);
    expect(error.frame).toBe(shown);
    expect(error.message).not.toContain("offset");
    expect(inspect(error)).not.toMatch(/secret|cret|offset|length/);
  }
});

it("no template shows a password, neither printed nor where it is not reversible", () => {
  expect(inspect(parseTemplate("http://me:secret@{host}/{id}"))).toBe("UriTemplate `http://me:***@{host}/{id}`");
  for (const text of ["{+a}//me:secret@{+host}", "http://{+me}:secret@{+host}/"]) {
    expect(parseTemplate(text).ambiguity?.reason).toBeDefined();
    expect(parseTemplate(text).ambiguity?.reason).not.toContain("cret");
  }
});

it("errors of other copies are instances, other errors are not", () => {
  const foreign = Object.assign(new SyntaxError("a"), { name: "TemplateSyntaxError" });
  expect(foreign).toBeInstanceOf(TemplateSyntaxError);
  for (const other of [new SyntaxError("a"), { name: "TemplateSyntaxError" }, null, "TemplateSyntaxError"]) {
    expect(other instanceof TemplateSyntaxError).toBe(false);
  }
});

it("the lists of an error are its own", () => {
  const { expected } = errorOf("a b");
  expect(errorOf("a b").expected).not.toBe(expected);
});

it("the JSON of an error has all that it says, and never the text", () => {
  expect(JSON.parse(JSON.stringify(errorOf("a b c")))).toEqual({
    name: "TemplateSyntaxError",
    message: "a space is not allowed outside an expression (offset 1, RFC 6570 §2.1)",
    code: "literals",
    offset: 1,
    length: 1,
    section: "RFC 6570 §2.1",
    expected: ["literals", '"{"', "end of text"],
  });
});

it("R-052 the JSON of an error after a password has no place", () => {
  const { code, section, expected } = errorOf("http://u:secret@h/ {a}");
  expect(JSON.parse(JSON.stringify(errorOf("http://u:secret@h/ {a}")))).toEqual({
    name: "TemplateSyntaxError",
    message: "a space is not allowed outside an expression (RFC 6570 §2.1)",
    code,
    section,
    expected,
  });
});
