// Laws of `uriFromHref`, with WHATWG's URL as the judge: the URI leads where the `href` does.

import fc from "fast-check";
import { expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import { isUri, uriFromHref } from "../src/index.ts";
import { references } from "./arbitrary-reference.ts";

const special = fc.constantFrom("http:", "https:", "ws:", "ftp:", "file:");
const other = fc.constantFrom("foo:", "mailto:", "web+x:", "urn:");
const character = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Array.from("|^`\"<>{}[]\\ %'#?/:@&=;~\t\0\x7fé")) },
  { weight: 2, arbitrary: fc.constantFrom("%41", "%7C", "%zz", "%2", "%C3%A9", "%ff", "%2e", "\u{1F600}") },
  { weight: 2, arbitrary: fc.constantFrom(...Array.from("abC1.")) },
  codePoint,
);
const some = fc.array(character, { maxLength: 8 }).map((all) => all.join(""));
const host = fc.oneof(
  fc.constantFrom("h", "h.example", "[::1]", "127.0.0.1", "0x7f.1", "xn--a-bga", ""),
  fc
    .array(fc.constantFrom(...Array.from("ab.{}\"`~!$&'()*+,;=_"), "%7B", "%41"), { minLength: 1, maxLength: 5 })
    .map((all) => all.join("")),
  some,
);
const input = fc
  .tuple(
    fc.oneof(special, other),
    fc.constantFrom("//", "/", "", "\\\\"),
    fc.constantFrom("", "u@", "u:p@"),
    host,
    some,
    some,
    some,
  )
  .chain(([scheme, slashes, user, name, path, query, fragment]) =>
    fc.constantFrom(
      `${scheme}${slashes}${user}${name}/${path}?${query}#${fragment}`,
      `${scheme}${slashes}${user}${name}:81/${path}#${fragment}#${query}`,
      `${scheme}${slashes}${name}${path}?${query}`,
    ),
  );
const url = input.filter((text) => URL.canParse(text)).map((text) => new URL(text));

/** Decoded as WHATWG's "percent-decode" does: a "%" that begins no triplet stays. */
function octets(text: string): string {
  return Buffer.from(text.replace(/[^\0-\x7f]+/gu, encodeURIComponent))
    .toString("latin1")
    .replace(/%([\dA-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}

function afterAuthority(text: string): string {
  return text.replace(/^[^:]*:(?:\/\/[^/?#]*)?/, "");
}

it("the URI of an href has the same meaning to URL, component by component", () => {
  fc.assert(
    fc.property(url, (given) => {
      const text = String(uriFromHref(given.href));
      expect(isUri(text)).toBe(true);
      const found = new URL(text);
      // URL decodes the host of a special scheme. It keeps that of another, where `{` and `%7B` are two texts with the
      // same octets.
      expect([found.protocol, found.port, octets(found.hostname)]).toEqual([
        given.protocol,
        given.port,
        octets(given.hostname),
      ]);
      for (const name of ["username", "password", "pathname", "search", "hash"] as const) {
        expect([name, octets(found[name])]).toEqual([name, octets(given[name])]);
      }
      expect([...found.searchParams]).toEqual([...given.searchParams]);
      // All else stays as it was encoded.
      expect(afterAuthority(found.href)).toBe(afterAuthority(text));
      expect(String(uriFromHref(found.href))).toBe(text);
    }),
  );
});

it("a URI stays as it is", () => {
  fc.assert(
    fc.property(references, ({ text, scheme }) => {
      fc.pre(scheme !== undefined);
      expect(String(uriFromHref(text))).toBe(text);
    }),
  );
});
