// Generated texts and components of which fast-uri gives what RFC 3986, 6068, 8141 and 9110 say: this gives the same.

import fc from "fast-check";
import theirs from "fast-uri";
import { describe, expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { authorityUri, blank, mail, urn } from "../../../test-arbitraries.ts";
// @boundaries-ignore Shared by the tests of both adapters.
import * as shared from "../../../test-uri-functions.ts";
// @boundaries-ignore Shared by the tests of both adapters.
import { describeRules } from "../../../test-uri-rules.ts";
import { fastUri } from "../src/index.ts";

const HEADERS = ["to", "To", "%74o", "subject", "SUBJECT", "body", "%62ody", "cc", "Cc", "a%3Db"];
const ours = { ...fastUri, resolveComponents: fastUri.resolveComponent };

describe("as fast-uri", () => {
  shared.describeAlike(
    ours,
    { ...theirs, resolveComponents: theirs.resolveComponent },
    {
      texts: fc.oneof(authorityUri, urn, mail(HEADERS)),
      bases: authorityUri,
      components: fc.oneof(
        shared.authorityComponents,
        shared.socketComponents("/a?b?c"),
        shared.mailComponents(["a,b@c"], ["%7e%7E", "%2f%2f"], [{ "a%3Db%3Dc": "d" }]),
        shared.urnComponents("AB"),
      ),
    },
  );
});

describeRules(ours);

it("RFC 3986 §2: nothing is resolved that begins or ends with a blank or a control", () => {
  fc.assert(
    fc.property(authorityUri, blank, (given, character) => {
      for (const text of [given + character, character + given]) {
        expect(() => fastUri.resolve("http://h/", text)).toThrow("URI must not contain leading or trailing");
      }
    }),
  );
});

it.each(["ab:a b", "ab:%", "ab:%4", "ab:a%2x"])("RFC 8141 §2: urn:%s has no name", (name) => {
  expect([fastUri.parse(`urn:${name}`).nss, fastUri.equal(`urn:${name}`, `urn:${name}`)]).toEqual([undefined, false]);
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

it.each(["%", "%%", "foo:a%4", "foo://a%4/", "foo://u%4@h/", "foo:?%4g", "foo:#%", "foo://h/a%zz", "//%"])(
  "RFC 3986 §2.1: a `%%` begins a triplet: %s",
  (text) => {
    expect(fastUri.parse(text).error).toBe("URI contains malformed percent-encoding.");
    expect([fastUri.normalize(text), fastUri.equal(text, text)]).toEqual([text, false]);
    expect(() => fastUri.resolve("foo://h/", text)).toThrow("URI contains malformed percent-encoding.");
    expect(() => fastUri.resolve(text, "")).toThrow("URI contains malformed percent-encoding.");
  },
);

it("RFC 3986 §3.2.2: a name that cannot be converted is not resolved", () => {
  expect(() => fastUri.resolve("http://h/", "//\u00E9%2F/")).toThrow(
    "Host's domain name can not be converted to ASCII.",
  );
});

it.each([
  [{ scheme: "foo", host: "\u00C9.\u00E9" }, {}, "foo://%C3%89.%C3%A9"],
  [{ scheme: "foo", host: "\u00C9.\u00E9" }, { domainHost: true }, "foo://xn--9ca.xn--9ca"],
  [{ scheme: "foo", host: "\u00C9.\u00E9" }, { unicodeSupport: true }, "foo://\u00C9.\u00E9"],
  [{ scheme: "http", host: "\u00C9.\u00E9" }, { unicodeSupport: true }, "http://\u00C9.\u00E9/"],
  [{ scheme: "mailto", host: "\u00C9" }, {}, "mailto://\u00C9"],
  [{ scheme: "foo", host: "A B" }, {}, "foo://A%20B"],
  [{ scheme: "foo", host: "EXAMPLE" }, {}, "foo://EXAMPLE"],
  [{ scheme: "mailto", to: ["%41%2c@b", "%41@%42"] }, {}, "mailto:%41%2C@b,%41@b"],
  [{ scheme: "mailto", subject: "%41%2c%", body: "%zz" }, {}, "mailto:?subject=%41%2C%25&body=%25zz"],
  [{ scheme: "foo", path: "/a/../b" }, { absolutePath: true }, "foo:/a/../b"],
])("writes %j with %j as %s", (components, options, written) => {
  expect(fastUri.serialize(components, options)).toBe(written);
});

it.each(["mailto:a@b#a b", "mailto:%41@b?%43c=d", "urn:ab:%41", "urn:ab:%41#a b"])(
  "components of %s stay as they are written, as in fast-uri",
  (text) => {
    expect(fastUri.parse(text)).toEqual(theirs.parse(text));
  },
);

it("SCHEMES has the schemes of fast-uri, by their names, and each can have rules of its own", () => {
  const original = theirs as unknown as typeof fastUri;
  expect(new Set(Object.keys(fastUri.SCHEMES))).toEqual(new Set(Object.keys(original.SCHEMES)));
  for (const [name, { scheme }] of Object.entries(fastUri.SCHEMES)) expect(scheme).toBe(name);
  expect(fastUri.parse("foo:%7e", { scheme: "urn:uuid" }).path).toBe("%7e");
  const own = { scheme: "x-own", absolutePath: true, domainHost: true, unicodeSupport: true, skipNormalize: true };
  for (const each of [original, fastUri]) {
    const rules = { ...own, parse: (all: object) => all, serialize: (all: object) => all };
    Object.assign(each.SCHEMES, { "x-own": rules });
    expect(each.normalize("x-own://\u00E9/a/../b%7e")).toBe("x-own://\u00E9/a/../b%7E");
    expect(each.parse("x-own://\u00E9/%7e").path).toBe("/%7e");
    delete (each.SCHEMES as object as Record<string, unknown>)["x-own"];
  }
});
