// Each character of each class, one after the other, and two occurrences where one would do: a class that lacks a
// character, or a search that stops at the first or starts at the last, fails here.

import { inspect } from "node:util";
import { UriSyntaxError } from "@std66/core";
import { describe, expect, it } from "vitest";
import {
  bidiFindings,
  diagnoseIri,
  equivalentIri,
  isRelativeIriReference,
  normalizeIri,
  parseIri,
  toIri,
  toUri,
} from "../src/index.ts";
import { encodeWide } from "../src/triplets.ts";

/**
 * The bidi formatting characters with their triplets: the seven that RFC 3987 §4.1 names (LRM, RLM, LRE, RLE, PDF, LRO,
 * RLO), and those that are younger: ALM and the isolates (LRI, RLI, FSI, PDI). All have the property Bidi_Control.
 */
const TRIPLETS = [
  ["\u061C", "%D8%9C"],
  ["\u200E", "%E2%80%8E"],
  ["\u200F", "%E2%80%8F"],
  ["\u202A", "%E2%80%AA"],
  ["\u202B", "%E2%80%AB"],
  ["\u202C", "%E2%80%AC"],
  ["\u202D", "%E2%80%AD"],
  ["\u202E", "%E2%80%AE"],
  ["\u2066", "%E2%81%A6"],
  ["\u2067", "%E2%81%A7"],
  ["\u2068", "%E2%81%A8"],
  ["\u2069", "%E2%81%A9"],
] as const;
const FORMATTING = TRIPLETS.map(([character]) => character);

it.each(["+", "-", ".", "0", "9", "a", "z", "A", "Z"])("a scheme may have %j (RFC 3986 §3.1)", (character) => {
  for (const scheme of [`b${character}c`, `B${character}${character}`]) {
    expect(isRelativeIriReference(`${scheme}:é`)).toBe(false);
    expect(isRelativeIriReference(`./${scheme}:é`)).toBe(true);
  }
});

it("the first # begins the fragment, and the first [ the literal: the offset of what is not allowed there", () => {
  // Private characters are allowed in a query, not in a fragment (RFC 3987 §2.2).
  expect(diagnoseIri("#?\uE000#")?.offset).toBe(2);
  expect(diagnoseIri("?\uE000#?\uE000#")?.offset).toBe(4);
  expect(diagnoseIri("//[v1.é]/[")?.offset).toBe(6);
  expect(diagnoseIri("//[v1.a]/é[")?.offset).toBe(10);
});

describe("R-219 a name converted by toUnicode", () => {
  it.each([":", "@", "[", "]", "/", "?", "#", ...FORMATTING])("is not taken with %j", (character) => {
    for (const name of [`é${character}b`, `é${character}`, `${character}é`, `é${character}80`]) {
      const given = "http://xn--9ca.example/a";
      expect(String(toIri(given, { toUnicode: () => `${name}.example` }))).toBe(given);
    }
  });

  it.each(["é.example:80", "é.example:", "u@é.example", "é.example/a", "é.example?a", "é.example#a"])(
    "is not %s",
    (name) => {
      const given = "http://xn--9ca.example/a";
      expect(String(toIri(given, { toUnicode: () => name }))).toBe(given);
    },
  );

  it("is taken without", () => {
    expect(String(toIri("http://xn--9ca.example/a", { toUnicode: () => "é.example" }))).toBe("http://é.example/a");
  });
});

describe("R-219 a name converted by toASCII", () => {
  // Controls, the space, and what is neither unreserved nor a sub-delim (RFC 3986 §3.2.2).
  it.each(Array.from('\0\t\n\x1f \x7f"#%/:<>?@[\\]^`{|}'))("is not asked for with an encoded %j", (character) => {
    const triplet = `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
    for (const host of [`é${triplet}b`, `${triplet}é`, `é${triplet}`]) {
      expect(() => toUri(`http://${host}/`, { toASCII: () => "a" })).toThrow("no domain name has");
    }
  });

  it.each(Array.from("!$&'()*+,;=-._~aZ09"))("is asked for with an encoded %j", (character) => {
    const triplet = `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
    expect(String(toUri(`http://é${triplet}b/`, { toASCII: () => "a" }))).toBe("http://a/");
  });

  it.each(["", "a:b", "a:", "a@b", "[a", "a]", "[::1]", "a/b", "a?b", "a#b", "a b", "é"])(
    "is not taken as %j",
    (name) => {
      for (const [text, offset] of [
        ["http://aé.example/", 8],
        ["http://a%C3%A9.example/", 8],
        ["http://u%40:é@a%C3%A9%C3%A9/", 15],
      ] as const) {
        let error: unknown;
        try {
          toUri(text, { toASCII: () => name });
        } catch (thrown) {
          error = thrown;
        }
        expect(error).toBeInstanceOf(UriSyntaxError);
        expect(error).toMatchObject({ code: "reg-name", offset, component: "host", expected: ["reg-name"] });
      }
    },
  );
});

it.each(["%", "[", "]"])("%s stays where other characters are encoded", (character) => {
  expect(encodeWide(`é${character}é${character}`)).toBe(`%C3%A9${character}%C3%A9${character}`);
});

describe("bidi formatting characters", () => {
  it.each(TRIPLETS)("R-218 R-221 no function decodes the triplets of %j, each time", (character, triplets) => {
    const twice = `${triplets}%C3%A9${triplets}`;
    const [uri, iri] = [twice, `${triplets}é${triplets}`].map(
      (part) => `foo://${part}@${part}/${part}?${part}#${part}`,
    ) as [string, string];
    expect(String(toIri(uri))).toBe(iri);
    expect(String(toIri(uri.toLowerCase()))).toBe(iri.replaceAll(triplets, triplets.toLowerCase()));
    expect(String(normalizeIri(uri))).toBe(iri);
    expect(String(normalizeIri(`${uri.toLowerCase()}ü`))).toBe(`${iri}ü`);
    // As a character, it is another text.
    const written = `/${character}é${character}`;
    expect(String(parseIri(written))).toBe(written);
    expect(String(normalizeIri(written))).toBe(written);
    expect(String(toUri(written))).toBe(`/${twice}`);
    expect(equivalentIri(written, `/${triplets}é${triplets}`)).toBe(false);
  });

  it.each(["\u2065", "\u206A"])("beside those, %j is like any other character", (character) => {
    const twice = `/${character}a${character}`;
    expect(String(toIri(encodeURI(twice)))).toBe(twice);
    expect(bidiFindings(twice)).toEqual([]);
  });

  it.each(FORMATTING)("%j is visible in the output of console.log, each time", (character) => {
    const code = character.charCodeAt(0).toString(16);
    const reference = parseIri(`/a${character}b${character}`);
    expect(inspect(reference)).toBe(`IriReference </a\\u{${code}}b\\u{${code}}>`);
  });

  it.each(FORMATTING)("two of %j beside right-to-left text are two findings, and none about its edges", (character) => {
    const codes = bidiFindings(parseIri(`/${character}\u05D0${character}`)).map(({ code }) => code);
    expect(codes).toEqual(["bidi-formatting", "bidi-formatting"]);
  });
});

// Letters of Hebrew, Arabic and others at the edges of their blocks, of class R or AL in Unicode.
it.each([
  "\u05D0",
  "\u07EA",
  "\u08A0",
  "\uFB1D",
  "\uFB50",
  "\uFDFB",
  "\uFE70",
  "\uFEFC",
  "\u{10800}",
  "\u{10C00}",
  "\u{1E900}",
  "\u{1EEBB}",
])("R-222 %j is right-to-left", (letter) => {
  expect(bidiFindings(parseIri(`/a${letter}`)).map(({ code }) => code)).toEqual(["bidi-mixed"]);
  expect(bidiFindings(parseIri(`/${letter}${letter}`))).toEqual([]);
});
