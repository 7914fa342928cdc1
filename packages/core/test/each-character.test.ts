// Each character of each class, one after the other, and two occurrences where one would do: a class that lacks a
// character, or a search that stops at the first or starts at the last, fails here.

import { describe, expect, it } from "vitest";
import { nameOf } from "../src/argument/argument-error.ts";
import { escapeInvisible, describeCharacter } from "../src/display/describe-character.ts";
import { explain } from "../src/faults/explain.ts";
import { UriSyntaxError, diagnose, percentDecode, percentDecodeBytes, uri } from "../src/index.ts";
import { maskPasswords } from "../src/passwords/passwords-in-text.ts";
import { syntaxErrorOf } from "./thrown.ts";

const errorOf = (text: string): UriSyntaxError => diagnose(text) as UriSyntaxError;
const labelOf = (text: string): string => explain(errorOf(text)).label;
const shownOf = (text: string): string => errorOf(text).frame.split("\n")[0] as string;

it("a name may have letters, digits, - and _, and 30 characters", () => {
  for (const name of ["a-b-c", "a_b_c", "A0Z9", "", "a".repeat(30)]) expect(nameOf(name)).toBe(`\`${name}\``);
  for (const text of ["a b", "a.b", "a:b", "é", "a".repeat(31)]) expect(nameOf(text)).toBe("a string");
});

it("controls, format characters, surrogates, marks and spaces of other kinds are escaped, all of them", () => {
  for (const code of ["0", "85", "ad", "200b", "202e", "d800", "e000", "301", "20dd", "a0", "2028", "3000"]) {
    const character = String.fromCodePoint(Number.parseInt(code, 16));
    expect(escapeInvisible(`a${character}b ${character}`)).toBe(`a\\u{${code}}b \\u{${code}}`);
    expect(describeCharacter(`a${character}`, 1)).toBe(`U+${code.toUpperCase().padStart(4, "0")}`);
  }
  expect(escapeInvisible("a b  é\u{1F600}")).toBe("a b  é\u{1F600}");
});

describe("R-052 a scheme has letters, digits, +, - and . (RFC 3986 §3.1)", () => {
  it.each(["+", "-", ".", "0", "9", "a", "z", "A", "Z"])("%s", (character) => {
    expect(errorOf(`b${character}c^`).expected).toContain('":"');
    expect(errorOf(`${character}${character}_^`).expected).not.toContain('":"');
    expect(labelOf(`b${character}_:c`)).toBe(`\`b${character}_\` is not a scheme: \`_\` is not allowed in a scheme`);
  });
});

it.each(["1", "9", "a", "f", "A", "F"])("a group of %s: one of five digits, and a ninth one", (digit) => {
  expect(errorOf(`//[${digit.repeat(5)}::]`).code).toBe("h16");
  expect(errorOf(`//[::${digit.repeat(5)}]`).code).toBe("h16");
  expect(labelOf(`//[1:2:3:4:5:6:7:${digit}:9]`)).toBe("a ninth group");
});

it.each([
  ["//a|b/c@d", "reg-name"],
  ["//a|b?c@d", "reg-name"],
  ["//a|b#c@d", "reg-name"],
  ["//a|b@d", "userinfo"],
])("an authority ends at the first delimiter (RFC 3986 §3.2): %s", (text, code) => {
  expect(errorOf(text).code).toBe(code);
});

it.each(["", "/", "?", "#", "/a", "?a", "#a"])("an IPv6 address before %j belongs in brackets", (after) => {
  expect(explain(errorOf(`http://2001:db8::1${after}`)).help).toBe(
    "write an IPv6 address in brackets, as in `http://[::1]/`",
  );
});

it("each of two or more runs of characters outside of ASCII becomes its octets", () => {
  expect([...percentDecodeBytes("é%41éb€")]).toEqual([0xc3, 0xa9, 0x41, 0xc3, 0xa9, 0x62, 0xe2, 0x82, 0xac]);
});

it.each([
  ["percentDecode", () => percentDecode("%41%zz")],
  ["percentDecodeBytes", () => percentDecodeBytes("%41%4")],
] as const)("%s expects a triplet", (_, run) => {
  const { code, offset, expected } = syntaxErrorOf(run);
  expect({ code, offset, expected }).toEqual({ code: "pct-encoded", offset: 3, expected: ['"%" HEXDIG HEXDIG'] });
});

describe("the literal text of a template is divided at the first delimiters (RFC 3986 Appendix B)", () => {
  it("?…, #… and /… with a colon", () => {
    expect([uri`?a:b`, uri`#a:b`, uri`/a:b`, uri`?a#b:c`].map(String)).toEqual(["?a:b", "#a:b", "/a:b", "?a#b:c"]);
  });

  it("//h?…, //h#… and //h/…", () => {
    expect(uri`//h?${"a"}@b:c/d?e`).toMatchObject({
      authority: "h",
      path: "",
      query: "a@b:c/d?e",
      fragment: undefined,
    });
    expect(uri`//h#${"a"}@b:c/d?e`).toMatchObject({
      authority: "h",
      path: "",
      query: undefined,
      fragment: "a@b:c/d?e",
    });
    expect(uri`//h/${"a"}@b:c/d#e?f`).toMatchObject({ authority: "h", path: "/a@b:c/d", fragment: "e?f" });
  });
});

// What is masked is what could be a password: the text between the first ":" of an authority and the last "@".
describe("R-052 a possible password", () => {
  it.each([
    // The text before the mask, the password, and the text after it.
    ["//[a]b:", "hunter2]:x", "@h^"],
    ["//[u:", "hunter2/x]:y", "@h^"],
    ["//[u:", "hunter2?x]:y", "@h^"],
    ["//[u:", "hunter2#x]:y", "@h^"],
    ["//[u:", "hunter2@x]:y", "@h^"],
    ["\\\\u:", "hunter2", "@h"],
    ["/\\u:", "hunter2", "@h"],
    ["\\/u:", "hunter2", "@h"],
    ["\\\\u:", "hunter2:x", "@h"],
    ["\\\\a\\u:", "hunter2", "@h"],
    ["/\\a\\b\\u:", "hunter2", "@h"],
    ["s:u:", "hunter2:x^", "@h"],
    ["s:/u:", "hunter2:x^", "@h"],
    ["s:\\u:", "hunter2:x^", "@h"],
    ["a-b:u:", "hunter2^", "@h"],
    ["a+b:u:", "hunter2^", "@h"],
    ["a.b:u:", "hunter2^", "@h"],
    ["a0b:u:", "hunter2^", "@h"],
    ["AZ:u:", "hunter2^", "@h"],
  ])("is masked: %s***", (before, password, after) => {
    for (const at of ["", "@"]) expect(shownOf(before + password + at + after)).toBe(`${before}***${after}`);
  });

  it.each([
    "//[::1]:80/x|y@z",
    "//[::1]/x:|y@z",
    "//[::1]?x:|y@z",
    "//[::1]#x:|y@z",
    "//a/b:c|@d",
    "//a?b:c|@d",
    "//a#b:c|@d",
    "\\\\a/b:c@d",
    "\\\\a?b:c@d",
    "\\\\a#b:c@d",
    "s:a?b:c|@d",
    "s:a#b:c|@d",
    "note: a b:c@d",
    "note:\ta:b@c",
  ])("is not in %s", (text) => {
    expect(shownOf(text)).toBe(escapeInvisible(text));
  });

  it.each([
    ["//u:p@h//v:q@i", "//u:***@h//v:***@i"],
    ["http://u:p@h/?b=http://v:q:r@i/#//w:s@j", "http://u:***@h/?b=http://v:***@i/#//w:***@j"],
    ["//u:p@q@h", "//u:***@h"],
    ["//:@h", "//:***@h"],
    ["//a/b:c@d", "//a/b:c@d"],
    ["//a?b:c@d", "//a?b:c@d"],
    ["//a#b:c@d", "//a#b:c@d"],
    ["//a:1/c@d", "//a:1/c@d"],
    ["//a:1?c@d", "//a:1?c@d"],
    ["//a:1#c@d", "//a:1#c@d"],
    ["a:b@c", "a:b@c"],
  ])("of a well-formed text: %s", (text, shown) => {
    expect(maskPasswords(text)).toBe(shown);
  });
});
