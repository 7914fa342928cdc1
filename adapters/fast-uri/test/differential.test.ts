// Generated texts and components of which fast-uri gives what RFC 3986, 6068, 8141 and 9110 say: this gives the same.

import fc from "fast-check";
import theirs from "fast-uri";
import { describe, expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { authorityUri, blank, mail, urn } from "../../../test-arbitraries.ts";
import { fastUri } from "../src/index.ts";

const HEADERS = ["to", "To", "%74o", "subject", "SUBJECT", "body", "%62ody", "cc", "Cc", "a%3Db"];
const texts = fc.oneof(authorityUri, urn, mail(HEADERS));

describe("as fast-uri", () => {
  it("parses, serializes, normalizes and compares", () => {
    fc.assert(
      fc.property(texts, texts, (text, other) => {
        expect(fastUri.parse(text)).toEqual(theirs.parse(text));
        expect(fastUri.serialize(fastUri.parse(text))).toBe(theirs.serialize(theirs.parse(text)));
        expect(fastUri.normalize(text)).toBe(theirs.normalize(text));
        expect([fastUri.equal(text, text), fastUri.equal(text, other)]).toEqual([true, theirs.equal(text, other)]);
      }),
    );
  });

  it("resolves", () => {
    const references = fc.oneof(
      authorityUri,
      fc.constantFrom("", "#f%7e%7e", "?a b c", "a b c", "../a", "//h:", "/%7e%7e"),
    );
    fc.assert(
      fc.property(authorityUri, references, (base, reference) => {
        expect(fastUri.resolve(base, reference)).toBe(theirs.resolve(base, reference));
        const [from, to] = [theirs.parse(base), theirs.parse(reference)];
        // What is resolved has a path, which components of `ws` have not.
        if (from.path === undefined || to.path === undefined) return;
        expect(fastUri.resolveComponent(from, to)).toEqual(theirs.resolveComponent(from, to));
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
        resourceName: fc.constantFrom(undefined, "", "/", "/a", "/a?b?c", "/?b"),
        fragment: text,
      }),
      fc.record({
        scheme: fc.constant("mailto"),
        to: fc.array(fc.constantFrom("a@b", "a@b@c", "a,b@c", "\u00E9\u00E9@B", "x@\u00E9.org"), {
          minLength: 1,
          maxLength: 3,
        }),
        subject: text,
        body: fc.constantFrom(undefined, "a&b&c=d=e", "a?b#c"),
        headers: fc.constantFrom(undefined, { cc: "a@b,c@d" }, { "a=b=c": "d" }, { "a%3Db%3Dc": "d" }),
      }),
      fc.record({
        scheme: fc.constant("urn"),
        nid: fc.constantFrom("ab", "AB", "uuid"),
        nss: fc.constantFrom("a", "A:b/C"),
        uuid: fc.constantFrom("F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "a"),
      }),
    );
    fc.assert(
      fc.property(components, (given) => {
        const before = structuredClone(given);
        const written = fastUri.serialize(given as object);
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
        expect(fastUri.parse(text).error).toBe("URI must not contain leading or trailing C0 controls or spaces.");
        expect([fastUri.normalize(text), fastUri.equal(text, text)]).toEqual([text, false]);
        expect(() => fastUri.resolve("http://h/", text)).toThrow("URI must not contain leading or trailing");
      }
      expect(fastUri.parse(`${given}#!`).error).toBeUndefined();
    }),
  );
});

it("RFC 3986 §3.2: an authority has one `@`, and brackets only around an address", () => {
  for (const authority of ["a@b@c", "@@h", "a@b@[::1]", "[a]@h", "a[@h", "a]@h", "h]", "[::1", "[::1]]", "[g::1]"]) {
    expect([authority, fastUri.parse(`foo://${authority}/`).error]).toEqual([authority, expect.any(String)]);
  }
});

it("RFC 8141 §2: a NID has at most 32 characters", () => {
  for (const [length, error] of [
    [31, undefined],
    [32, undefined],
    [33, "URN can not be parsed."],
  ] as const) {
    const nid = `n${"1".repeat(length - 1)}`;
    expect([length, fastUri.parse(`urn:${nid}:a`).error]).toEqual([length, error]);
    expect(fastUri.parse(`urn:${nid}:a`).nid).toBe(error === undefined ? nid : undefined);
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
    for (const text of ["", ":", `:${port}`])
      expect(fastUri.normalize(`${scheme}://h${text}`)).toBe(`${scheme}://h${end}`);
    for (const other of [port === 80 ? 443 : 80, 8080, 0]) {
      expect(fastUri.normalize(`${scheme}://h:${other}`)).toBe(`${scheme}://h:${other}${end}`);
    }
  }
  expect(fastUri.normalize("foo://h:80")).toBe("foo://h:80");
});

it.each([
  ["ws", true, 443, "wss://h"],
  ["ws", true, 80, "wss://h:80"],
  ["wss", false, 80, "ws://h"],
  ["wss", false, 443, "ws://h:443"],
  ["wss", undefined, 443, "wss://h"],
] as const)("RFC 6455 §3: %s with `secure` %s and the port %i is written as %s", (scheme, secure, port, written) => {
  const components = { scheme, host: "h", port, ...(secure !== undefined && { secure }) };
  expect([fastUri.serialize(components), theirs.serialize({ ...components })]).toEqual([written, written]);
});

it("RFC 3986 §3.3: after an authority a resource name begins with `/`, before its dot-segments are removed", () => {
  for (const [resourceName, written] of [
    ["a/b", "ws://h/a/b"],
    ["..", "ws://h"],
    ["/..", "ws://h"],
  ] as const) {
    expect(fastUri.serialize({ scheme: "ws", host: "h", resourceName })).toBe(written);
  }
});

it("RFC 8141 §2: the NID of a URN is a component, or an option", () => {
  expect(fastUri.serialize({ scheme: "urn", nss: "a" }, { nid: "B1" })).toBe("urn:b1:a");
  expect(fastUri.serialize({ scheme: "urn", nss: "a" }, { nid: 51 as never })).toBe("urn:51:a");
  expect(fastUri.serialize({ scheme: "urn", path: "x" })).toBe("urn:x");
  expect(fastUri.parse("urn:ab:x", { nid: "UUID" })).toMatchObject({ uuid: "x", error: "UUID is not valid." });
  for (const text of ["urn:", "urn:ab", "urn:ab:"]) expect(fastUri.parse(text).nid).toBeUndefined();
});

it.each([
  ["mailto://h/a@b", { to: ["/a@b"], host: undefined, error: "URI mailto must not have an authority component." }],
  ["mailto:a@b?subject=x=y&body=z", { body: "z", error: "URI mailto has malformed header fields." }],
  ["mailto:a,b", { to: ["a", "b"], error: "URI mailto has an invalid recipient domain." }],
  ["mailto:a@b?cc", { to: ["a@b"], headers: { cc: "" } }],
])("RFC 6068 §2: reads %s", (text, parsed) => {
  expect(fastUri.parse(text)).toMatchObject(parsed);
  expect(theirs.parse(text)).toMatchObject(parsed);
});

it.each([
  [{ to: ["a@b"], headers: { To: "c@d,e@f", BODY: "x", Subject: "y" } }, "mailto:a@b,c@d,e@f?body=x&subject=y"],
  [{ host: "h", port: 1, userinfo: "u", to: ["a@b"] }, "mailto:a@b"],
  [{ host: "h" }, "mailto://h"],
  [{ path: "a@b" }, "mailto:"],
  [{ to: ["a"] }, "mailto:a@"],
])("RFC 6068 §2: writes %j", (components, written) => {
  expect(fastUri.serialize({ scheme: "mailto", ...components })).toBe(written);
});
