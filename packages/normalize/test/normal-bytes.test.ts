// `normalFormFromBytes` reads and writes most URIs in one pass. What it decides must be what Appendix A allows and
// `scan` reads, and its normal form must be that of the general way.

import { parse } from "@std66/core";
import { recordOf } from "@std66/core/internal";
import { ConformanceSuite, automatonOf, lettersOf, rfc3986 } from "@std66/grammar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalize, schemes } from "../src/index.ts";
import { normalFormFromBytes } from "../src/normal-bytes.ts";
import { isSurelyNormal, normalFormFromScan } from "../src/normal-form.ts";
import { DEFAULT_PLAN } from "../src/options.ts";
import { rulesFor } from "../src/rules-for.ts";
import { uris } from "./references.ts";
import { respellings } from "./respellings.ts";

const uri = automatonOf(rfc3986, "URI");
const letters = lettersOf(uri);
const suite = new ConformanceSuite(uri, letters);

/** Checks a text if `normalFormFromBytes` decides it, and returns whether it does. */
function check(text: string): boolean {
  const decided = normalFormFromBytes(text);
  if (decided === undefined) return false;
  const scanned = recordOf(text);
  if (scanned === undefined) throw new Error(`not well-formed: ${JSON.stringify(text)}`);
  const rules = rulesFor(scanned, DEFAULT_PLAN);
  const found = JSON.stringify(decided.uri);
  const { bits } = DEFAULT_PLAN;
  const wanted = JSON.stringify(
    isSurelyNormal(scanned, bits, rules) ? scanned : normalFormFromScan(scanned, bits, rules),
  );
  if (found !== wanted) throw new Error(`${JSON.stringify(text)}: ${found} instead of ${wanted}`);
  if (decided.rules !== rules) throw new Error(`${JSON.stringify(text)}: other rules`);
  return true;
}

/** Lengthens a text at every position: plain characters are read four at a time, and what follows a change is moved. */
const PADS = ["G", "GGG", "GGGG", "%2F", "%2FG%3A", "%41", "%2fG%7e", "%2E", "/.%2e/", "/../", "/./G", "80", ":443"];

it("R-148 normalFormFromBytes and Appendix A agree in every state, and its normal forms are those of the general way", () => {
  let decided = 0;
  for (const text of suite.texts(letters, 0)) if (check(text)) decided++;
  expect(decided).toBeGreaterThan(5000);
});

it("R-148 normalFormFromBytes and Appendix A agree in every state of texts that are lengthened anywhere", () => {
  let decided = 0;
  for (const text of suite.beginnings(letters, 0)) {
    // What is inside of an IP literal is left to `scan`.
    if (text.includes("[")) continue;
    for (const pad of PADS) {
      for (let i = 0; i <= text.length; i++) if (check(text.slice(0, i) + pad + text.slice(i))) decided++;
    }
  }
  expect(decided).toBeGreaterThan(5000);
});

it("R-124 normalFormFromBytes leads to the same normal form as the general way, for valid URIs and with one character changed", () => {
  const texts = fc.oneof(
    uris,
    respellings.map(([text]) => text),
  );
  let decided = 0;
  fc.assert(
    fc.property(texts, fc.nat(), fc.integer({ min: 0, max: 130 }), (text, at, code) => {
      if (check(text)) decided++;
      const i = at % (text.length + 1);
      check(text.slice(0, i) + String.fromCharCode(code) + text.slice(i + 1));
    }),
  );
  expect(decided).toBeGreaterThan(50);
});

it("R-124 what was normalized before decides no normal form: each order of texts gives the same", () => {
  const texts = fc.oneof(
    uris,
    respellings.map(([text]) => text),
    fc.constantFrom("http://a/%", "http://a/\u00E9", "HTTP://A:80", "urn:a/../b", `http://a/${"%41".repeat(200)}`),
  );
  fc.assert(
    fc.property(fc.array(texts, { minLength: 2, maxLength: 12 }), (inOrder) => {
      const forward = inOrder.map((text) => normalFormFromBytes(text)?.uri);
      const backward: unknown[] = [];
      for (let i = inOrder.length - 1; i >= 0; i--) backward.unshift(normalFormFromBytes(inOrder[i] as string)?.uri);
      expect(backward).toEqual(forward);
      for (const text of inOrder) check(text);
    }),
  );
});

describe("normalFormFromBytes", () => {
  it.each([
    ["http://example.com/a.b/.c?d/./e#f/../g", "http://example.com/a.b/.c?d/./e#f/../g"],
    ["HTTP://Example.COM:80/%7e%3a/x/../y?%61%ff", "http://example.com/~%3A/y?a%FF"],
    ["https://example.com", "https://example.com/"],
    ["https://example.com:443", "https://example.com/"],
    ["https://example.com:00443", "https://example.com/"],
    ["https://example.com:0443/a/../b", "https://example.com/b"],
    ["https://example.com:08443", "https://example.com:08443/"],
    ["https://example.com:00", "https://example.com:00/"],
    ["https://example.com:8443", "https://example.com:8443/"],
    ["https://u%40:p@EXAMPLE.com:/", undefined],
    ["https://User:Pass@EXAMPLE.com:/.", "https://User:Pass@example.com/"],
    ["http://[2001:DB8::A]/../..", "http://[2001:db8::a]/"],
    ["http://a/b/c/../../../d/..", "http://a/"],
    ["http://a/b/./.", "http://a/b/"],
    ["http://a//../b", "http://a/b"],
    ["urn:a/../b", undefined],
    ["x:..", undefined],
    ["URN:Isbn:%2f#.", "urn:Isbn:%2F#."],
    ["http://example.com?q", undefined],
    ["foo://example.com?q#", "foo://example.com?q#"],
    ["http://a/%2e", "http://a/"],
    ["http://a/.%2e", "http://a/"],
    ["http://a/b/c/%2E.", "http://a/b/"],
    ["http://a/b/c/%2e%2E/d", "http://a/b/d"],
    ["http://a/b/.%2E?%2e", "http://a/?."],
    ["http://a/%2e%2e%2e/.%2e%2E/%2eb/.%2eb", "http://a/.../.../.b/..b"],
    ["http://a/.%2", undefined],
    ["http://a/.%2f/%2e%2g", undefined],
    ["x:%2e", undefined],
    ["x:%2eb", "x:.b"],
    ["http://a/b%2ec%2E", "http://a/b.c."],
    ["http://a/?%2e#%2E", "http://a/?.#."],
    ["file:///a", undefined],
    ["", undefined],
    ["a:", "a:"],
    ["//a/b", undefined],
    ["1a://b", undefined],
    ["+a://b/", undefined],
    ["a:b#c#d", undefined],
    ["http://a/b%", undefined],
    ["http://a/b%4", undefined],
    ["http://a/%4g", undefined],
    ["http://a/ b", undefined],
    ["http://a/\0", undefined],
    ["http://a/.\0", undefined],
    ["http://a:1\0/", undefined],
    ["http://a/\u00E9", undefined],
    // As bytes, "%4" and U+00B1 would look like "%5B".
    ["http://a/%4\u00B1", undefined],
    ["http://a/%\u00B11", undefined],
    ["http://a/\uD800", undefined],
  ])("normalFormFromBytes: the normal form of %j, or none if it is left to the general way: %j", (text, normal) => {
    expect(normalFormFromBytes(text)?.uri.text).toBe(normal);
    check(text);
  });

  it("normalFormFromBytes: returns the text itself if it is normal", () => {
    const text = "http://example.com/a%2Fb/c.d?e%20f#g";
    expect(normalFormFromBytes(text)?.uri.text).toBe(text);
    expect(normalFormFromBytes(text)?.uri).toEqual(expect.objectContaining({ schemeEnd: 4, hostEnd: 18, pathEnd: 28 }));
  });

  it("normalFormFromBytes: decides texts of up to 1,024 characters, whatever was read before", () => {
    const longest = `http://a/${"b".repeat(1015)}`;
    expect(longest).toHaveLength(1024);
    expect(check(longest)).toBe(true);
    expect(normalFormFromBytes(`${longest}b`)).toBe(undefined);
    // The bytes after a short text are those of the one before.
    for (const text of [
      `http://a/${"%41".repeat(300)}`,
      "http://a/%",
      "http://a/%4",
      "http://a/.",
      "http://a/..",
      "x:",
    ]) {
      normalFormFromBytes(longest.replaceAll("b", "1"));
      check(text);
      normalFormFromBytes(longest.replaceAll("b", "/"));
      check(text);
    }
  });

  it("normalFormFromBytes: no text with a non-ASCII character is taken for another, even if its bytes end where the buffer does", () => {
    for (let length = 1000; length <= 1024; length++) {
      for (const character of ["\u00E9", "\u20AC", "\u{1F600}", "\uDC00"]) {
        const text = `http://a/${character}`.padEnd(length - 1, character).slice(0, length);
        expect(normalFormFromBytes(text)).toBe(undefined);
        expect(() => normalize(text)).toThrow(SyntaxError);
        // Two bytes near the start, and one character more than the buffer has room for.
        const mixed = `http://a/\u00E9${"b".repeat(length - 11)}${character.at(-1)}`;
        expect(mixed).toHaveLength(length);
        expect(normalFormFromBytes(mixed)).toBe(undefined);
      }
    }
  });
});

it("normalize: a map of the caller that normalizes another text in the meantime changes nothing", () => {
  const map = new Map(schemes);
  map.get = (scheme) => {
    normalize("http://OTHER.example/%41/../b");
    return schemes.get(scheme);
  };
  expect(String(normalize("HTTP://Example.com:80/%61/../b", { schemes: map }))).toBe("http://example.com/b");
});

it("R-134 normalize finds the ends of the components of what it writes", () => {
  const texts = [
    "HTTP://u@H:80?q#f",
    "http://h:/a/%2e%2e/b/../%62?%71#%66",
    "http://H:8080/./a",
    "http://u:P@H:8080/./a/%41?%41#%41",
    "http://h?#",
    "X:%61?%62#",
  ];
  for (const text of texts) {
    const normal = normalize(text);
    const again = parse(String(normal));
    for (const name of ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const) {
      expect([text, name, normal[name]]).toEqual([text, name, again[name]]);
    }
  }
});
