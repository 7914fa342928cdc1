// RFC 3986 §2.1, §2.4 and §2.5: percent-encoding and decoding.

import { describe, expect, expectTypeOf, it } from "vitest";
import { percentDecode, percentDecodeBytes, percentEncode } from "../src/index.ts";
import type { EncodableComponent } from "../src/index.ts";
import { syntaxErrorOf, thrown } from "./thrown.ts";

const UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
const SUB_DELIMS = "!$&'()*+,;=";

/**
 * Data keeps only unreserved characters (§2.2). The others keep the characters that Appendix A allows there, but never
 * "%".
 */
const ALLOWED = {
  segment: UNRESERVED,
  path: `${UNRESERVED}${SUB_DELIMS}:@/`,
  query: `${UNRESERVED}${SUB_DELIMS}:@/?`,
  "query-value": UNRESERVED,
  fragment: `${UNRESERVED}${SUB_DELIMS}:@/?`,
  userinfo: `${UNRESERVED}${SUB_DELIMS}:`,
  "reg-name": `${UNRESERVED}${SUB_DELIMS}`,
} as const satisfies Record<EncodableComponent, string>;
const COMPONENTS = Object.keys(ALLOWED) as EncodableComponent[];

/** Encodes by the definition of UTF-8, without the encoders of the platform. */
function octetsOf(codePoint: number): number[] {
  const tail = (shift: number): number => 0x80 | ((codePoint >> shift) & 0x3f);
  if (codePoint < 0x80) return [codePoint];
  if (codePoint < 0x800) return [0xc0 | (codePoint >> 6), tail(0)];
  if (codePoint < 0x1_0000) return [0xe0 | (codePoint >> 12), tail(6), tail(0)];
  return [0xf0 | (codePoint >> 18), tail(12), tail(6), tail(0)];
}

const triplets = (octets: readonly number[]): string =>
  octets.map((octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`).join("");

describe.each(COMPONENTS)("percentEncode for a %s", (component) => {
  it("R-020 R-023 R-027 percentEncode keeps unreserved characters in data, and elsewhere those that Appendix A allows, but never '%'", () => {
    for (let code = 0; code < 128; code++) {
      const character = String.fromCharCode(code);
      const wanted = ALLOWED[component].includes(character) ? character : triplets([code]);
      expect(percentEncode(character, component)).toBe(wanted);
      expect(percentEncode(`x${character}y`, component)).toBe(`x${wanted}y`);
    }
  });

  it("R-018 R-035 percentEncode encodes every other character as its UTF-8 octets, in uppercase", () => {
    for (const code of [
      0x80, 0xbf, 0xff, 0x7ff, 0x800, 0xfff, 0x1000, 0x20ac, 0xd7ff, 0xe000, 0xfeff, 0xfffd, 0xffff, 0x1_0000, 0x1_f600,
      0x10_ffff,
    ]) {
      const character = String.fromCodePoint(code);
      expect(percentEncode(character, component)).toBe(triplets(octetsOf(code)));
    }
  });

  it("R-032 R-033 percentEncode never treats '%' as the start of a triplet", () => {
    expect(percentEncode("%", component)).toBe("%25");
    expect(percentEncode("%41%zz%25", component)).toBe("%2541%25zz%2525");
  });

  it("percentEncode rejects a lone surrogate, and reports its offset", () => {
    const rows = [
      ["\uD800", 0],
      ["\uDC00", 0],
      ["a\uDFFF", 1],
      ["é\uDBFFb", 1],
      ["\u{1F600}\uDE00", 2],
      ["\uD83D\uD83D\uDE00", 0],
      ["\uDE00\uD83D", 0],
      ["ab \uD83D", 3],
    ] as const;
    for (const [text, offset] of rows) {
      const error = syntaxErrorOf(() => percentEncode(text, component));
      expect([text, error.code, error.offset, error.input]).toEqual([text, "utf-8-surrogate", offset, text]);
    }
    expect(percentEncode("", component)).toBe("");
  });

  it("percentEncode rejects a lone surrogate, and nothing else, around the end of every piece of a long text", () => {
    // A piece has 9,999 code points.
    for (const length of [9_997, 9_998, 9_999, 10_000, 19_997, 19_998, 19_999, 65_535, 65_536]) {
      const long = "x".repeat(length);
      expect(percentEncode(`${long}\u{1F600}é`, component)).toBe(`${long}%F0%9F%98%80%C3%A9`);
      expect(syntaxErrorOf(() => percentEncode(`${long}\uD83D`, component)).offset).toBe(length);
      expect(syntaxErrorOf(() => percentEncode(`${long}\uDE00\u{1F600}`, component)).offset).toBe(length);
      const twice = `${long}\u{1F600}${"y".repeat(131_070 - length)}\u{1F600}`;
      expect(decodeURIComponent(percentEncode(twice, component))).toBe(twice);
    }
  });
});

it("R-035 the three examples of §2.5 are encoded as printed there", () => {
  expect(percentEncode("À", "segment")).toBe("%C3%80");
  expect(percentEncode("ア", "segment")).toBe("%E3%82%A2");
  expect(percentEncode("Laguna Beach", "segment")).toBe("Laguna%20Beach");
});

it.each(["segment", "query-value"] as const)(
  "R-023 percentEncode encodes every reserved character of %s data, so that none is read as a delimiter",
  (component) => {
    for (const reserved of ":/?#[]@!$&'()*+,;=") {
      expect(percentEncode(`a${reserved}b`, component)).toBe(`a${triplets([reserved.charCodeAt(0)])}b`);
    }
    expect(percentEncode("bob;admin=true", component)).toBe("bob%3Badmin%3Dtrue");
    expect(percentEncode("(!!)''**", component)).toBe("%28%21%21%29%27%27%2A%2A");
  },
);

it("R-172 a slash and a question mark stay unencoded in a query", () => {
  expect(percentEncode("a/b?c=d&e+f", "query")).toBe("a/b?c=d&e+f");
  expect(percentEncode("a/b?c=d&e+f", "query-value")).toBe("a%2Fb%3Fc%3Dd%26e%2Bf");
});

it.each([
  "host",
  "authority",
  "scheme",
  "port",
  "Path",
  "",
  "toString",
  "__proto__",
  "constructor",
  undefined,
  null,
  0,
])("percentEncode throws RangeError for the component %j", (component) => {
  const error = thrown(() => percentEncode("a", component as EncodableComponent));
  const names = "segment, path, query, query-value, fragment, userinfo, reg-name";
  const given = typeof component === "string" ? `\`${component}\`` : `${component}`;
  expect(error).toEqual(new RangeError(`percentEncode: component must be one of ${names}, not ${given}`));
});

it("percentEncode does not show a component that may be a password after a swap of arguments", () => {
  const error = thrown(() => percentEncode("userinfo", "http://u:hunter2@h/" as EncodableComponent));
  expect(String(error)).toMatch(/not a string$/);
});

it("the component of percentEncode is one of seven names", () => {
  expectTypeOf(percentEncode).parameter(1).toEqualTypeOf<keyof typeof ALLOWED>();
  expectTypeOf(percentDecodeBytes).returns.toExtend<Uint8Array>();
  expect(COMPONENTS).toHaveLength(7);
});

it("R-024 percentDecode decodes every ASCII triplet and leaves every other character", () => {
  for (let code = 0; code < 128; code++) {
    const character = String.fromCharCode(code);
    const triplet = triplets([code]);
    expect([percentDecode(triplet), percentDecode(triplet.toLowerCase())]).toEqual([character, character]);
    expect([...percentDecodeBytes(triplet)]).toEqual([code]);
    if (character !== "%") expect(percentDecode(`${character}a`)).toBe(`${character}a`);
  }
  expect(percentDecode("a+b;c=d&é\u{1F600}/\uD800")).toBe("a+b;c=d&é\u{1F600}/\uD800");
});

it("R-033 percentDecode decodes once", () => {
  expect([percentDecode("%2541"), percentDecode("%25%34%31"), percentDecode("%2525")]).toEqual(["%41", "%41", "%25"]);
});

it("R-016 hexadecimal digits of either case have the same value, in every octet", () => {
  for (let octet = 0; octet < 256; octet++) {
    const digits = octet.toString(16).padStart(2, "0");
    for (const written of [digits, digits.toUpperCase(), (digits[0] as string).toUpperCase() + (digits[1] as string)]) {
      expect([...percentDecodeBytes(`%${written}`)]).toEqual([octet]);
    }
  }
});

it.each([
  ["%", 0, 1],
  ["%4", 0, 2],
  ["a%", 1, 1],
  ["a%4", 1, 2],
  ["%zz", 0, 2],
  ["%4g", 0, 3],
  ["%g4", 0, 2],
  ["%41%4", 3, 2],
  ["%%41", 0, 2],
  ["%4%41", 0, 3],
  ["%41%41%", 6, 1],
  ["%\u{1F600}", 0, 3],
  ["%+4", 0, 2],
  ["% 4", 0, 2],
  ["%\uFF14\uFF11", 0, 2],
  ["%FF%", 3, 1],
])("R-016 percentDecode: %j has a malformed triplet at %i", (text, offset, length) => {
  for (const run of [percentDecode, percentDecodeBytes]) {
    const error = syntaxErrorOf(() => run(text));
    const { code, input, component, section } = error;
    expect([code, input, error.offset, error.length, component, section]).toEqual([
      "pct-encoded",
      text,
      offset,
      length,
      undefined,
      "RFC 3986 §2.1",
    ]);
  }
});

it.each([
  ["%80", 0, "a lone continuation octet"],
  ["%BF%80", 0, "a lone continuation octet"],
  ["%C0%80", 0, "an overlong NUL"],
  ["%C0%AF", 0, "an overlong slash"],
  ["%C1%BF", 0, "an overlong DEL"],
  ["%E0%80%AF", 0, "an overlong slash in three octets"],
  ["%E0%9F%BF", 0, "an overlong U+07FF"],
  ["%F0%80%80%AF", 0, "an overlong slash in four octets"],
  ["%F0%8F%BF%BF", 0, "an overlong U+FFFF"],
  ["%ED%A0%80", 0, "a surrogate"],
  ["%ED%BF%BF", 0, "a surrogate"],
  ["%ED%A0%BD%ED%B8%80", 0, "a surrogate pair (CESU-8)"],
  ["%F4%90%80%80", 0, "beyond U+10FFFF"],
  ["%F5%80%80%80", 0, "beyond U+10FFFF"],
  ["%F8%88%80%80%80", 0, "five octets"],
  ["%FC%84%80%80%80%80", 0, "six octets"],
  ["%FE", 0, "an octet that is never in UTF-8"],
  ["%FF", 0, "an octet that is never in UTF-8"],
  ["%C3", 0, "a truncated sequence"],
  ["%C3%28", 0, "another encoded character instead of a continuation octet"],
  ["%C3a", 0, "an unencoded character instead of a continuation octet"],
  ["%C3é", 0, "a non-ASCII character instead of a continuation octet"],
  ["%E3%82", 0, "a truncated sequence"],
  ["%E3%82a", 0, "a truncated sequence"],
  ["%E3%28%A2", 0, "a wrong octet in the middle"],
  ["%F0%9F%98", 0, "a truncated sequence"],
  ["%F0%9F%98%41", 0, "a wrong last octet"],
  ["%C3%A4%FF", 6, "after a valid sequence"],
  ["%DF%BF%FF", 6, "after the last sequence of two octets"],
  ["%E0%A4%A5%FF", 9, "after a valid sequence of three octets"],
  ["%EF%BF%BF%FF", 9, "after the last sequence of three octets"],
  ["%F0%90%80%80%FF", 12, "after the first sequence of four octets"],
  ["%41%E3%82%A2%80", 12, "an excess continuation octet"],
  ["ab%C3%A9cd%C3%A9%C3", 16, "the last of three sequences"],
  ["%F0%9F%98%80%F0%9F%98%80%F0%9F%98", 24, "the last of three sequences"],
  ["\u{1F600}%E4", 2, "after a character of two code units"],
  ["%00%7F%80", 6, "after the last ASCII character"],
  ["%D3%81%87", 6, "the EBCDIC example of §2.5 (R-036)"],
])("R-036 percentDecode: %j is not valid UTF-8 at %i: %s", (text, offset) => {
  const error = syntaxErrorOf(() => percentDecode(text));
  const { code, input, length, component, section } = error;
  expect([code, input, error.offset, length, component, section]).toEqual([
    "utf-8",
    text,
    offset,
    3,
    undefined,
    "RFC 3986 §2.5",
  ]);
  expect(percentDecodeBytes(text)).toBeInstanceOf(Uint8Array);
});

it("R-034 percentDecodeBytes returns every encoded octet unchanged, and other characters as UTF-8", () => {
  expect([...percentDecodeBytes("a%FF%00%C0%AF")]).toEqual([97, 255, 0, 192, 175]);
  expect([...percentDecodeBytes("é\u{1F600}%E9")]).toEqual([0xc3, 0xa9, 0xf0, 0x9f, 0x98, 0x80, 0xe9]);
  expect([...percentDecodeBytes("\0\x7f\x80")]).toEqual([0, 127, 0xc2, 0x80]);
  expect([...percentDecodeBytes("")]).toEqual([]);
  const bytes = percentDecodeBytes("%41b");
  expect([bytes.length, bytes.byteLength, bytes.buffer.byteLength]).toEqual([2, 2, 2]);
});

it("percentDecodeBytes rejects a lone surrogate, which has no octets", () => {
  expect(syntaxErrorOf(() => percentDecodeBytes("%41\uD800"))).toMatchObject({ code: "utf-8-surrogate", offset: 3 });
  expect(syntaxErrorOf(() => percentDecodeBytes("\uD800%"))).toMatchObject({ input: "\uD800%" });
});

it("R-035 every code point survives encoding and decoding", () => {
  const faults: number[] = [];
  for (let code = 0; code <= 0x10_ffff; code += code < 0x3000 ? 1 : 211) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    const octets = octetsOf(code);
    const encoded = triplets(octets);
    if (percentDecode(encoded) !== character) faults.push(code);
    if (percentDecodeBytes(encoded).join() !== octets.join()) faults.push(code);
    if (code !== 0x25 && percentDecodeBytes(character).join() !== octets.join()) faults.push(code);
  }
  expect(faults).toEqual([]);
});
