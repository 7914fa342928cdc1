// RFC 3986 §2.1 for the serialization of WHATWG's URL: what it leaves is encoded, and nothing else.

import { describe, expect, it } from "vitest";
import { uriFromHref } from "../src/index.ts";
import { syntaxErrorOf } from "./thrown.ts";

/**
 * The characters of ASCII that no component may have (RFC 3986 Appendix A): neither unreserved, nor reserved, nor "%".
 */
const NOWHERE = [
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(code)),
  ...Array.from('"<>\\^`{|}\x7f'),
];

const triplet = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

describe("uriFromHref", () => {
  it.each([
    ["https://a/?q=a|b|c", "https://a/?q=a%7Cb%7Cc"],
    ["https://a/[x][y]?[x]=[y]#[x][y]", "https://a/%5Bx%5D%5By%5D?%5Bx%5D=%5By%5D#%5Bx%5D%5By%5D"],
    ["https://a/^/^|", "https://a/%5E/%5E%7C"],
    ["https://a/?{}`{}`", "https://a/?%7B%7D%60%7B%7D%60"],
    ["https://a/#b#c#d", "https://a/#b%23c%23d"],
    ["https://a/#?#", "https://a/#?%23"],
    ["https://a/??#??", "https://a/??#??"],
    ["https://a/?/|#/|", "https://a/?/%7C#/%7C"],
    ["foo:a b \\c\\", "foo:a%20b%20%5Cc%5C"],
    ["foo:a b ?c d#e", "foo:a%20b%20?c%20d#e"],
    ["foo:/.//a|b", "foo:/.//a%7Cb"],
    ["foo://h?a|b", "foo://h?a%7Cb"],
    ["foo://h#a|b", "foo://h#a%7Cb"],
    ["https://a/é/ä?é=ä#éä", "https://a/%C3%A9/%C3%A4?%C3%A9=%C3%A4#%C3%A9%C3%A4"],
    ["https://a/\u{1F600}\u{1F600}", "https://a/%F0%9F%98%80%F0%9F%98%80"],
  ])("encodes what no component may have: %s", (href, expected) => {
    expect(String(uriFromHref(href))).toBe(expected);
  });

  it.each(NOWHERE)("encodes %j in a path, a query and a fragment, each time", (character) => {
    const encoded = triplet(character);
    expect(
      String(uriFromHref(`foo:a${character}${character}b?${character}c${character}#${character}d${character}`)),
    ).toBe(`foo:a${encoded}${encoded}b?${encoded}c${encoded}#${encoded}d${encoded}`);
  });

  it.each([
    ["https://a/%zz/%", "https://a/%25zz/%25"],
    ["https://a/%4|%", "https://a/%254%7C%25"],
    ["https://a/?%%41%%4", "https://a/?%25%41%25%254"],
    ["https://a/#%C3%é%", "https://a/#%C3%25%C3%A9%25"],
    ["https://u%:%p@a/", "https://u%25:%25p@a/"],
    ["foo://a%zz%2/", "foo://a%25zz%252/"],
  ])("encodes a `%%` that begins no triplet, and no other: %s", (href, expected) => {
    expect(String(uriFromHref(href))).toBe(expected);
  });

  it.each([
    ["http://a{b}{c}/", "http://a%7Bb%7D%7Bc%7D/"],
    ['foo://a"b"`c`:80/', "foo://a%22b%22%60c%60:80/"],
    ["foo://é\u{1F600}:80/|", "foo://%C3%A9%F0%9F%98%80:80/%7C"],
    ["http://[::1]/|", "http://[::1]/%7C"],
    ["http://u;v@[::1]:8080/[::1]", "http://u;v@[::1]:8080/%5B::1%5D"],
  ])("encodes what URL leaves in a host: %s", (href, expected) => {
    expect(String(uriFromHref(href))).toBe(expected);
  });

  it("keeps a URI, malformed UTF-8 and all", () => {
    for (const text of ["https://a/%7c?%ff#'()*;:@&=+$,", "urn:a:b", "HTTP://A:080/%7E/../x", "file:///C:/", "a:"]) {
      expect(String(uriFromHref(text))).toBe(text);
    }
  });

  it("encodes at the edge of a piece as within one", () => {
    for (const count of [9996, 9997, 9998, 9999, 10_000]) {
      const fill = "a".repeat(count);
      expect(String(uriFromHref(`x:${fill}%41%41|%4%\u{1F600}`))).toBe(`x:${fill}%41%41%7C%254%25%F0%9F%98%80`);
    }
  });

  it.each([
    ["", "scheme", 0],
    ["/a|b", "scheme", 0],
    ["a|b", "scheme", 0],
    ["//a/|", "scheme", 0],
    [" https://a/", "scheme", 0],
    ["/a", "scheme", 0],
    ["1a:b", "scheme", 0],
    ["https://a b/", "reg-name", 9],
    ["https://é b/", "reg-name", 9],
    ["https://a\\b/", "reg-name", 9],
    ["https://a|b/|", "reg-name", 9],
    ["https://a^b/", "reg-name", 9],
    ["https://a<b/", "reg-name", 9],
    ["https://a\tb/", "reg-name", 9],
    ["https://a\x7fb/", "reg-name", 9],
    ["https://good.example\\@evil.example/", "userinfo", 20],
    ["https://a@b@c/", "authority", 11],
    ["https://[::1%25lo]/", "ipv6-address", 12],
    ["https://[::1%lo]/", "ipv6-address", 12],
    ["https://[{]/", "ipv6-address", 9],
    ["https://[::1]{/", "ip-literal-end", 13],
    ["https://[::1/", "ip-literal-unclosed", 12],
    ["https://a]/", "reg-name", 9],
    ["https://a:8o/", "port", 11],
    ["https://{:%/", "port", 10],
  ])("throws for what is not the href of a URL: %s", (href, code, offset) => {
    const error = syntaxErrorOf(() => uriFromHref(href));
    expect([error.code, error.offset, error.input]).toEqual([code, offset, href]);
  });

  it("throws for a lone surrogate, at its place", () => {
    for (const href of ["https://a/|\uD800", "https://\uDC00/", "x:\u{1F600}\uD83D"]) {
      const error = syntaxErrorOf(() => uriFromHref(href));
      expect([error.code, error.offset]).toEqual(["utf-8-surrogate", href.search(/\p{Cs}/u)]);
    }
  });

  it("shows nothing of a password", () => {
    const error = syntaxErrorOf(() => uriFromHref("https://u:x1\\y2@h/"));
    expect(`${error.message}${error.frame}`).not.toMatch(/x1|y2/);
  });

  it.each([
    [undefined, "undefined"],
    [null, "null"],
    [1, "1"],
    [new URL("https://a/"), "an instance of URL: pass its `href`"],
  ])("throws a TypeError for %s", (value, name) => {
    expect(() => uriFromHref(value as unknown as string)).toThrow(
      new TypeError(`uriFromHref: href must be a string, not ${name}`),
    );
  });

  it("takes long texts of one character", () => {
    const count = 300_000;
    for (const [character, encoded] of [
      ["|", "%7C"],
      ["%", "%25"],
      ["é", "%C3%A9"],
    ] as const) {
      expect(String(uriFromHref(`x:${character.repeat(count)}`))).toBe(`x:${encoded.repeat(count)}`);
    }
  });
});
