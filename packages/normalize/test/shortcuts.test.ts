/** Shortcuts for texts that are already normal (RFC 3986 §6.2), which allocate nothing. */
import { scanInput } from "@std66/core/internal";
import { describe, expect, it } from "vitest";
import { mayHeadChange } from "../src/authority.ts";
import { hasUpperCase } from "../src/case.ts";
import { normalize } from "../src/index.ts";
import { isAlreadyNormal } from "../src/already-normal.ts";
import { schemes } from "../src/schemes.ts";

describe("hasUpperCase", () => {
  it.each(["A", "Z", "xA", "Mx", "xQx"])("hasUpperCase: an uppercase letter is found in %s", (text) => {
    expect(hasUpperCase(text, 0, text.length)).toBe(true);
  });

  it.each(["", "a", "z", "@", "[", "xyz-0.~"])("hasUpperCase: an uppercase letter is not found in %j", (text) => {
    expect(hasUpperCase(text, 0, text.length)).toBe(false);
  });

  it("hasUpperCase: searches from start (inclusive) to end (exclusive)", () => {
    expect(hasUpperCase("AbC", 1, 2)).toBe(false);
    expect(hasUpperCase("aBc", 1, 2)).toBe(true);
  });
});

describe("mayHeadChange", () => {
  it.each([
    ["http", "http://example.com/A"],
    ["http", "http://example.com:8080/A"],
    ["http", "http://me@example.com/"],
    ["http", "http://[::1]/"],
    ["urn", "urn:example:A"],
    ["", "//example.com/A"],
    ["", "A/B"],
    ["file", "file:///A"],
  ])("mayHeadChange: the text before the path, with the rules of %j, cannot change in %s", (scheme, text) => {
    const uri = scanInput("f: x", text);
    expect(mayHeadChange(uri, schemes.get(scheme))).toBe(false);
  });

  it.each([
    ["http", "HTTP://example.com/"],
    ["http", "http://Example.com/"],
    ["http", "http://me@Example.com/"],
    ["http", "http://example.com:80/"],
    ["", "//example.com:/"],
    ["urn", "Urn:example:a"],
    ["file", "file:/a"],
    ["file", "file://localhost/a"],
  ])("mayHeadChange: the text before the path, with the rules of %j, may change in %s", (scheme, text) => {
    const uri = scanInput("f: x", text);
    expect(mayHeadChange(uri, schemes.get(scheme))).toBe(true);
  });
});

describe("isAlreadyNormal", () => {
  it.each([
    "http://example.com/",
    "https://a.example/b/c.html?d=e/?#f?/",
    "x+y-z.1://~!$&'()*+,;=_/@:A",
    "http://a/b?c%3D%2Fd",
    "http://a/%E3%82%A2/bcd%0A%1F%20%2C%2F%3A%3F%40%5B%5E%60%7B%7F%80%FF",
    "http://a/%25%25b%25?%25b#%25",
    "http://a/b#c%25d",
    "http://a/?b?",
    "http://a/??#c",
    "ldap://a/o=b?cn#?",
    "ldap://a/o=b?cn?sub",
    "ldap-x://a/?b?",
    "x-ldap://a/?",
  ])("isAlreadyNormal: a URI in normal form is recognized: %s", (text) => {
    expect(isAlreadyNormal(text)).toBe(true);
  });

  it.each(["ldap://a/?", "ldap://a/o=b?cn?", "ldap://a/?b?#c", "ldap://a/?#?", "gopher://a/1", "gopher://a/1#b"])(
    "isAlreadyNormal: a URI is not recognized if its scheme has further rules: %s",
    (text) => {
      expect(isAlreadyNormal(text)).toBe(false);
    },
  );

  it.each(["?", "?#", "?a", "a?", "#?"])(
    "isAlreadyNormal: a URI is recognized or not in linear time: %j, repeated",
    (piece) => {
      const time = (count: number): number => {
        const text = `ldap://a/${piece.startsWith("#") ? "#" : "?"}${piece.replace("#", "").repeat(count)}`;
        const times = Array.from({ length: 5 }, () => {
          const start = performance.now();
          isAlreadyNormal(text);
          return performance.now() - start;
        });
        return Math.min(...times);
      };
      expect(time(30_000)).toBeLessThan(200);
    },
  );

  it.each([
    "gopher://a/0",
    "urn:a:b",
    "http://u@a/",
    "http://[::1]/",
    "http:///a",
    "http://a%25/",
    "http://a:8080/",
    "file://a/b",
  ])("isAlreadyNormal: a URI in normal form is left to the slower path: %s", (text) => {
    expect(isAlreadyNormal(text)).toBe(false);
    expect(String(normalize(text))).toBe(text);
  });

  it.each([
    "HTTP://a/",
    "hTTP://a/",
    "http://A/",
    "http://a",
    "http://a?b",
    "http://a:80/",
    "http://a/./b",
    "http://a/..",
  ])("isAlreadyNormal: a text is not recognized if it is not normal: %s", (text) => {
    expect(isAlreadyNormal(text)).toBe(false);
  });

  it.each(["%41", "%2D", "%2E", "%39", "%5F", "%7E", "%61", "%0a", "%2f", "%3a", "%5b", "%7b", "%e3", "%Fe"])(
    "isAlreadyNormal: a URI in normal form has no triplet %s",
    (triplet) => {
      const texts = [`a/${triplet}`, `a/b${triplet}c`, `a/?${triplet}`, `a/#%25${triplet}`].map(
        (end) => `http://${end}`,
      );
      expect(texts.filter(isAlreadyNormal)).toEqual([]);
    },
  );

  it.each(["", "a", "/a", "//a/b", "1http://a/", "http://a/%4", "http://a/b c", "http://a/b#c#d"])(
    "isAlreadyNormal: a text is not recognized if it is not a URI: %j",
    (text) => {
      expect(isAlreadyNormal(text)).toBe(false);
    },
  );

  it("isAlreadyNormal: a URI in normal form is recognized up to the length that the regexp can match", () => {
    const longest = `http://a/${"b".repeat(65_536 - 9)}`;
    expect(isAlreadyNormal(longest)).toBe(true);
    expect(isAlreadyNormal(`${longest}b`)).toBe(false);
  });

  it("isAlreadyNormal: a URI in normal form is a string, not an object with that text", () => {
    expect(isAlreadyNormal(Object("http://example.com/"))).toBe(false);
  });
});

it("a scheme with rules is found, although most texts skip the lookup: the result is that with a map of the same rules", () => {
  // The lookup is never skipped for another map.
  const copy = new Map(schemes);
  for (const [scheme, { host = "h" }] of schemes) {
    for (const tail of [
      `//${host}/x`,
      `//${host}/1`,
      "//h/x",
      "//h/1",
      "//h/a?b?",
      "//h/a?",
      "//h/?b??",
      "//h/a#b",
      "//h/",
    ]) {
      const text = `${scheme}:${tail}`;
      expect(String(normalize(text))).toBe(String(normalize(text, { schemes: copy })));
      if (isAlreadyNormal(text)) expect(String(normalize(text, { schemes: copy }))).toBe(text);
    }
  }
});
