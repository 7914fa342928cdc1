// Generated texts and components of which uri-js gives what RFC 3986, 6068, 8141 and 9110 say: this gives the same.

import fc from "fast-check";
import * as theirs from "uri-js";
import { describe, expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { authorityUri, blank, mail, urn } from "../../../test-arbitraries.ts";
import * as uri from "../src/index.ts";

const HEADERS = ["to", "subject", "body", "cc", "in-reply-to"];
/** Of `ws`, uri-js loses what is after a second "?". */
const authorityUris = authorityUri.filter((text) => !/^wss?:[^?#]*\?[^?#]*\?/i.test(text));
/** A "," that is encoded is data (RFC 6068 §2): uri-js writes it as a delimiter. */
const mails = mail(HEADERS).filter((text) => !text.includes("%2C"));
const texts = fc.oneof(authorityUris, urn, mails);

describe("as uri-js", () => {
  it("parses, serializes, normalizes and compares", () => {
    fc.assert(
      fc.property(texts, texts, (text, other) => {
        expect(uri.parse(text)).toEqual(theirs.parse(text));
        expect(uri.serialize(uri.parse(text))).toBe(theirs.serialize(theirs.parse(text)));
        expect(uri.normalize(text)).toBe(theirs.normalize(text));
        expect([uri.equal(text, text), uri.equal(text, other)]).toEqual([true, theirs.equal(text, other)]);
      }),
    );
  });

  it("resolves", () => {
    const references = fc.oneof(
      authorityUri,
      fc.constantFrom("", "#f%7e%7e", "?a b c", "a b c", "../a", "//h:", "/%7e%7e"),
    );
    fc.assert(
      fc.property(authorityUris, references, (base, reference) => {
        expect(uri.resolve(base, reference)).toBe(theirs.resolve(base, reference));
        const [from, to] = [theirs.parse(base), theirs.parse(reference)];
        // What is resolved has a path, which components of `ws` have not.
        if (from.path === undefined || to.path === undefined) return;
        // uri-js removes ".." before it resolves.
        if (reference.startsWith("..")) return;
        expect(uri.resolveComponents(from, to)).toEqual(theirs.resolveComponents(from, to));
      }),
    );
  });

  it("serializes components", () => {
    const text = fc.constantFrom(undefined, "a b c", "%7e%7E", "\u00E9\u00E9", "%2f%2f");
    const components = fc.oneof(
      fc.record({
        scheme: fc.constantFrom("http", "https", "foo"),
        userinfo: fc.constantFrom(undefined, "u:p", "a@b@c"),
        host: fc.constantFrom("h", "EXAMPLE.com", "2001:DB8::7", "[::1]", "fe80::1%eth0", "fe80::1%25eth0"),
        port: fc.constantFrom(undefined, 80, 443, 8080, "", "8080"),
        path: fc.constantFrom("", "/", "/a b c", "/%7e%7e", "/a/../b/./c"),
        query: text,
        fragment: text,
      }),
      fc.record({
        scheme: fc.constantFrom("ws", "wss"),
        host: fc.constant("h"),
        port: fc.constantFrom(undefined, 80, 443, ""),
        secure: fc.constantFrom(undefined, true, false),
        resourceName: fc.constantFrom(undefined, "", "/", "/a", "/?b"),
        fragment: text,
      }),
      fc.record({
        scheme: fc.constant("mailto"),
        to: fc.array(fc.constantFrom("a@b", "a@b@c", "\u00E9\u00E9@B", "x@\u00E9.org"), {
          minLength: 1,
          maxLength: 3,
        }),
        subject: fc.constantFrom(undefined, "a b c", "\u00E9\u00E9"),
        body: fc.constantFrom(undefined, "a&b&c=d=e", "a?b#c"),
        headers: fc.constantFrom(undefined, { cc: "a@b,c@d" }, { "a=b=c": "d" }, { "a&b&c": "d" }),
      }),
      fc.record({
        scheme: fc.constant("urn"),
        nid: fc.constantFrom("ab", "uuid"),
        nss: fc.constantFrom("a", "A:b/C"),
        uuid: fc.constantFrom("F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "a"),
      }),
    );
    fc.assert(
      fc.property(components, (given) => {
        const before = structuredClone(given);
        const written = uri.serialize(structuredClone(given) as object);
        expect(given).toEqual(before);
        expect(written).toBe(theirs.serialize(structuredClone(given) as object));
      }),
    );
  });
});

it("RFC 3986 §2: no URI begins or ends with a blank or a control", () => {
  fc.assert(
    fc.property(authorityUri, blank, (given, character) => {
      for (const text of [given + character, character + given]) {
        expect(uri.parse(text).error).toBe("URI must not contain leading or trailing C0 controls or spaces.");
        expect([uri.normalize(text), uri.equal(text, text)]).toEqual([text, false]);
      }
      expect(uri.parse(`${given}#!`).error).toBeUndefined();
    }),
  );
});

it("RFC 3986 §3.2: an authority has one `@`, and brackets only around an address", () => {
  for (const authority of ["a@b@c", "@@h", "a@b@[::1]", "[a]@h", "a[@h", "a]@h", "h]", "[::1", "[::1]]", "[g::1]"]) {
    expect([authority, uri.parse(`foo://${authority}/`).error]).toEqual([authority, expect.any(String)]);
  }
});

it("RFC 8141 §2: a NID has at most 32 characters", () => {
  for (const [length, error] of [
    [31, undefined],
    [32, undefined],
    [33, "URN can not be parsed."],
  ] as const) {
    const nid = `n${"1".repeat(length - 1)}`;
    expect([length, uri.parse(`urn:${nid}:a`).error]).toEqual([length, error]);
    expect(uri.parse(`urn:${nid}:a`).nid).toBe(error === undefined ? nid : undefined);
  }
});

it("RFC 3986 §3.2.3: an empty port and the default of the scheme are left out, and no others", () => {
  for (const [scheme, port] of [
    ["http", 80],
    ["https", 443],
    ["ws", 80],
    ["wss", 443],
  ] as const) {
    const end = scheme.startsWith("http") ? "/" : "";
    for (const text of ["", ":", `:${port}`]) expect(uri.normalize(`${scheme}://h${text}`)).toBe(`${scheme}://h${end}`);
    for (const other of [port === 80 ? 443 : 80, 8080, 0]) {
      expect(uri.normalize(`${scheme}://h:${other}`)).toBe(`${scheme}://h:${other}${end}`);
    }
  }
  expect(uri.normalize("foo://h:80")).toBe("foo://h:80");
});

it("RFC 3986 §3.4: a query may contain `?`, also that of `ws`", () => {
  expect(uri.normalize("ws://h/a?b?c?d")).toBe("ws://h/a?b?c?d");
  expect(uri.serialize({ scheme: "ws", host: "h", resourceName: "/a?b?c?d" })).toBe("ws://h/a?b?c?d");
  expect(theirs.normalize("ws://h/a?b?c?d")).toBe("ws://h/a?b");
});
