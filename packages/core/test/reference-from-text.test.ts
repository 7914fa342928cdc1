// RFC 3986 §2.1 for references as people write them: what no component may have is encoded, and nothing else.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUriReference, referenceFromText, tryParse, uriFromHref } from "../src/index.ts";
import { references } from "./arbitrary-reference.ts";
import { isRefused, syntaxErrorOf, thrown } from "./thrown.ts";

describe("referenceFromText", () => {
  it.each([
    ["my file (1).html", "my%20file%20(1).html"],
    ["../a b/c d", "../a%20b/c%20d"],
    // RFC 6901 §6: a JSON Pointer as a fragment; an `href` of EPUB; a name of a schema.
    ["#/paths/~1users~1{id}", "#/paths/~1users~1%7Bid%7D"],
    ["Text/Chapter 1.xhtml#part one", "Text/Chapter%201.xhtml#part%20one"],
    ["#/components/schemas/Map<string,Foo>", "#/components/schemas/Map%3Cstring,Foo%3E"],
    ["Map<string,Foo>", "Map%3Cstring,Foo%3E"],
    ["?q=a|b|c", "?q=a%7Cb%7Cc"],
    ["#a#b#c", "#a%23b%23c"],
    ["//h/ä?ö#ü", "//h/%C3%A4?%C3%B6#%C3%BC"],
    ["//é.example:80/", "//%C3%A9.example:80/"],
    ["/100%/%41%zz", "/100%25/%41%25zz"],
    ["/[a]?[b]#[c]", "/%5Ba%5D?%5Bb%5D#%5Bc%5D"],
    ["./a b:c", "./a%20b:c"],
    ["a/b c:d", "a/b%20c:d"],
    ["?a?b|", "?a?b%7C"],
    ["/a\\b\\c", "/a%5Cb%5Cc"],
    [" a ", "%20a%20"],
    ["mailto:A B@example.com", "mailto:A%20B@example.com"],
    ["https://h/\u{1F600}\u{1F600}", "https://h/%F0%9F%98%80%F0%9F%98%80"],
  ])("encodes what no component may have: %s", (text, expected) => {
    expect(String(referenceFromText(text))).toBe(expected);
  });

  it.each(["", "a", "../a%20b", "?%ff", "http://h:080/%7E/../x", "C:/x", "urn:a:b#c", "//u:p@h"])(
    "keeps a reference: %j",
    (text) => {
      expect(String(referenceFromText(text))).toBe(text);
    },
  );

  it.each([
    ["//a b/", "reg-name", 3],
    ["//a|b/c|d", "reg-name", 3],
    ["//h:8 0/", "port", 5],
    ["//h:é/", "port", 4],
    ["//[::1%lo]/", "ipv6-address", 6],
    ["a b:c", "path-noscheme", 3],
    ["é|:c d", "path-noscheme", 2],
    ["1a:b c", "path-noscheme", 2],
    [" http://h/", "path-noscheme", 5],
    ["/\uD800|", "utf-8-surrogate", 1],
    ["//\uDC00/", "utf-8-surrogate", 2],
  ])("throws for what no encoding makes a reference: %j", (text, code, offset) => {
    const error = syntaxErrorOf(() => referenceFromText(text));
    expect([error.code, error.offset, error.input]).toEqual([code, offset, text]);
  });

  it("accepts only a string, and names itself", () => {
    expect(thrown(() => referenceFromText(new URL("http://h/") as never))).toEqual(
      new TypeError("referenceFromText: text must be a string, not an instance of URL: pass its `href`"),
    );
  });

  it("takes linear time", () => {
    for (const unit of ["%", " ", "é", "#", "|a", "[", "/../ ", "%4", ": "]) {
      const text = `/${unit.repeat(300_000)}`;
      expect(isUriReference(String(referenceFromText(text)))).toBe(true);
    }
  });
});

/** The octets that a text means, where a "%" that begins no triplet means itself. */
function octets(text: string): string {
  return Buffer.from(text.replace(/[^\0-\x7f]+/gu, encodeURIComponent))
    .toString("latin1")
    .replace(/%([\dA-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}

const piece = fc.constantFrom(
  ...Array.from("aZ1:/?#[]@!$&'()*+,;=%-._~ |\\^`\"<>{}\té"),
  "%41",
  "%zz",
  "\u{1F600}",
  "//",
  "../",
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

it("a text keeps its octets, and its result is a reference that stays as it is", () => {
  let accepted = 0;
  fc.assert(
    fc.property(text, (given) => {
      if (isRefused(() => referenceFromText(given))) {
        expect(tryParse(given)).toBeUndefined();
        return;
      }
      accepted++;
      const result = String(referenceFromText(given));
      expect(isUriReference(result)).toBe(true);
      expect(octets(result)).toBe(octets(given));
      expect(String(referenceFromText(result))).toBe(result);
    }),
  );
  expect(accepted).toBeGreaterThan(20);
});

it("of a text with a scheme, it is the URI that `uriFromHref` gives", () => {
  fc.assert(
    fc.property(text, (rest) => {
      const given = `s:${rest}`;
      if (isRefused(() => uriFromHref(given))) expect(isRefused(() => referenceFromText(given))).toBe(true);
      else expect(String(referenceFromText(given))).toBe(String(uriFromHref(given)));
    }),
  );
});

it("a reference stays as it is", () => {
  fc.assert(
    fc.property(references, ({ text: given }) => {
      expect(String(referenceFromText(given))).toBe(given);
    }),
  );
});
