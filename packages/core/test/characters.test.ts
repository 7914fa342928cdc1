// RFC 3986 §2.2 and §2.3: the characters of each component, as listed in Appendix A.

import { describe, expect, it } from "vitest";
import { build, isUriReference, tryParse } from "../src/index.ts";
import type { UriComponents } from "../src/index.ts";
import { isRefused } from "./thrown.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const DIGITS = "0123456789";
const UNRESERVED = `${LETTERS}${DIGITS}-._~`;
const SUB_DELIMS = "!$&'()*+,;=";
const PCHAR = `${UNRESERVED}${SUB_DELIMS}:@`;

/** The characters allowed in the middle of each component, and texts that contain the component. */
const COMPONENTS = [
  {
    name: "scheme",
    title: "R-043 the characters of the scheme",
    allowed: `${LETTERS}${DIGITS}+-.`,
    text: (x: string) => `a${x}b://h`,
    build: (x: string) => ({ scheme: `a${x}b`, path: "/" }),
  },
  {
    name: "userinfo",
    title: "R-051 the characters of the userinfo",
    allowed: `${UNRESERVED}${SUB_DELIMS}:`,
    text: (x: string) => `s://a${x}b@h`,
    build: (x: string) => ({ userinfo: `a${x}b`, host: "h" }),
  },
  {
    name: "host",
    title: "R-064 the characters of the host",
    allowed: `${UNRESERVED}${SUB_DELIMS}`,
    text: (x: string) => `s://a${x}b`,
    build: (x: string) => ({ host: `a${x}b` }),
  },
  {
    name: "port",
    title: "R-069 the characters of the port",
    allowed: DIGITS,
    text: (x: string) => `s://h:1${x}2`,
    build: (x: string) => ({ host: "h", port: `1${x}2` }),
  },
  {
    name: "path",
    title: "R-022 the characters of the path",
    allowed: `${PCHAR}/`,
    text: (x: string) => `s:/a${x}b`,
    build: (x: string) => ({ path: `/a${x}b` }),
  },
  {
    name: "query",
    title: "R-077 the characters of the query",
    allowed: `${PCHAR}/?`,
    text: (x: string) => `s:?a${x}b`,
    build: (x: string) => ({ query: `a${x}b` }),
  },
  {
    name: "fragment",
    title: "R-079 R-173 the characters of the fragment",
    allowed: `${PCHAR}/?`,
    text: (x: string) => `s:#a${x}b`,
    build: (x: string) => ({ fragment: `a${x}b` }),
  },
] as const satisfies readonly {
  name: keyof UriComponents;
  title: string;
  allowed: string;
  text: (x: string) => string;
  build: (x: string) => UriComponents;
}[];

const characters = [
  ...Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code)),
  ...Array.from("\u017F\u0130\u212A\u2028\u2029\u200B\u202E\u3000\uFEFF\uFF0F\uFF1A\uFFFD\uFFFF\uDFFF\uD800"),
  "\u{1F600}",
  "\u{10FFFF}",
];

describe.each(COMPONENTS)("$title", ({ name, allowed, text, build: components }) => {
  it("R-019 R-025 a component allows exactly the characters that Appendix A lists", () => {
    for (const character of characters) {
      const isAllowed = allowed.includes(character);
      const reference = tryParse(text(character));
      // A character that is not allowed can be a delimiter, which makes this component shorter.
      const whole = components(character)[name as never];
      expect([character, reference?.[name] === whole]).toEqual([character, isAllowed]);
      expect([character, !isRefused(() => build(components(character)))]).toEqual([character, isAllowed]);
    }
  });

  it("R-013 R-016 a component allows a percent sign exactly if two hexadecimal digits follow and triplets are allowed", () => {
    const isAllowed = name !== "scheme" && name !== "port";
    for (const digit of characters) {
      const isHexadecimal = "0123456789ABCDEFabcdef".includes(digit);
      for (const triplet of [`%4${digit}`, `%${digit}4`]) {
        expect([triplet, !isRefused(() => build(components(triplet)))]).toEqual([triplet, isAllowed && isHexadecimal]);
        expect([triplet, tryParse(text(triplet)) !== undefined]).toEqual([triplet, isAllowed && isHexadecimal]);
      }
    }
    for (const stump of ["%.", "%4.", "%%41", "%4%41", "%g4", "%\uFF14\uFF11"])
      expect(isRefused(() => build(components(stump)))).toBe(true);
  });

  it("R-006 R-015 a component allows no non-ASCII character", () => {
    for (let code = 0x80; code <= 0xffff; code += code < 0x400 ? 1 : 37) {
      if (isUriReference(text(String.fromCharCode(code)))) expect(code).toBe(name);
    }
    expect(isUriReference(text("a").replace("1a2", "12"))).toBe(true);
  });
});

it("R-043 a scheme begins with a letter", () => {
  for (const character of characters) {
    const isLetter = LETTERS.includes(character);
    expect([character, tryParse(`${character}b:c`)?.scheme === `${character}b`]).toEqual([character, isLetter]);
    expect([character, !isRefused(() => build({ scheme: character }))]).toEqual([character, isLetter]);
  }
  expect(isRefused(() => build({ scheme: "" }))).toBe(true);
});

it("R-073 the first segment of a relative path allows pchar without a colon", () => {
  for (const character of characters) {
    const isAllowed = PCHAR.includes(character) && character !== ":";
    expect([character, tryParse(`1${character}b`)?.path === `1${character}b`]).toEqual([
      character,
      isAllowed || character === "/",
    ]);
  }
});

it("R-022 R-057 brackets are allowed only around an IP literal in an authority", () => {
  for (const text of [
    "[",
    "]",
    "a[",
    "/[",
    "/]",
    "?[",
    "?]",
    "#[",
    "#]",
    "s:[",
    "s:]",
    "//a[",
    "//]",
    "//u[@h",
    "//[::1][",
    "//[::1]]",
  ]) {
    expect([text, isUriReference(text)]).toEqual([text, false]);
  }
});
