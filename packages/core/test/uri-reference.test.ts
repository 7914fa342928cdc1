// UriReference: its properties and methods, and its immutability.

import { inspect } from "node:util";
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  UriReference,
  UriSyntaxError,
  build,
  change,
  diagnose,
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
  parse,
  percentDecode,
  tryParse,
  uri,
} from "../src/index.ts";
import type { AbsoluteUri, HostKind, RelativeReference, Uri } from "../src/index.ts";
import { fromScan } from "../src/reference/uri-reference.ts";
import { thrown } from "./thrown.ts";

const NAMES = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"] as const;
const GETTERS = [...NAMES, "hostKind", "segments"] as const;
const full = parse("foo://u:p@example.com:8042/over/there?name=ferret#nose");

function partsOf(reference: UriReference): Record<string, string | undefined> {
  return Object.fromEntries(NAMES.map((name) => [name, reference[name]]));
}

describe("components", () => {
  it("R-150 the components are those of Appendix B's example", () => {
    expect(parse("http://www.ics.uci.edu/pub/ietf/uri/#Related")).toMatchObject({
      scheme: "http",
      authority: "www.ics.uci.edu",
      path: "/pub/ietf/uri/",
      query: undefined,
      fragment: "Related",
    });
  });

  it("R-042 the components are those of the two examples in §3", () => {
    expect(partsOf(parse("foo://example.com:8042/over/there?name=ferret#nose"))).toEqual({
      scheme: "foo",
      authority: "example.com:8042",
      userinfo: undefined,
      host: "example.com",
      port: "8042",
      path: "/over/there",
      query: "name=ferret",
      fragment: "nose",
    });
    expect(parse("urn:example:animal:ferret:nose")).toMatchObject({
      scheme: "urn",
      authority: undefined,
      path: "example:animal:ferret:nose",
    });
  });

  it.each([
    ["ftp://ftp.is.co.za/rfc/rfc1808.txt", "ftp", "ftp.is.co.za", "/rfc/rfc1808.txt"],
    ["http://www.ietf.org/rfc/rfc2396.txt", "http", "www.ietf.org", "/rfc/rfc2396.txt"],
    ["ldap://[2001:db8::7]/c=GB?objectClass?one", "ldap", "[2001:db8::7]", "/c=GB", "objectClass?one"],
    ["mailto:John.Doe@example.com", "mailto", undefined, "John.Doe@example.com"],
    ["news:comp.infosystems.www.servers.unix", "news", undefined, "comp.infosystems.www.servers.unix"],
    ["tel:+1-816-555-1212", "tel", undefined, "+1-816-555-1212"],
    ["telnet://192.0.2.16:80/", "telnet", "192.0.2.16:80", "/"],
    [
      "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
      "urn",
      undefined,
      "oasis:names:specification:docbook:dtd:xml:4.1.2",
    ],
  ])("R-004 the components are those of the example %s in §1.1.2", (text, ...components) => {
    const [scheme, authority, path, query] = components;
    expect(parse(text)).toMatchObject({ scheme, authority, path, query, fragment: undefined });
    expect(parse(text).isUri()).toBe(true);
  });

  it("R-030 R-140 R-141 the components are split before anything is decoded, and are not decoded", () => {
    const text = "http://u%3Av%40:p@h%2Fi%3A1:80/a%2Fb/%2e%2e%2Fc/%0D%0A/%00?d%26e=%23#f%23%25";
    const reference = parse(text);
    expect(partsOf(reference)).toEqual({
      scheme: "http",
      authority: "u%3Av%40:p@h%2Fi%3A1:80",
      userinfo: "u%3Av%40:p",
      host: "h%2Fi%3A1",
      port: "80",
      path: "/a%2Fb/%2e%2e%2Fc/%0D%0A/%00",
      query: "d%26e=%23",
      fragment: "f%23%25",
    });
    expect(reference.segments).toEqual(["a%2Fb", "%2e%2e%2Fc", "%0D%0A", "%00"]);
    expect(reference.segments.map((segment) => percentDecode(segment))).toEqual(["a/b", "../c", "\r\n", "\0"]);
    expect([
      String(reference),
      JSON.stringify(reference),
      String(build({ ...partsOf(reference), authority: undefined })),
    ]).toEqual([text, JSON.stringify(text), text]);
  });

  it("R-012 the components of a scheme followed by a dot-segment are that scheme and that dot-segment", () => {
    expect(parse("foo:.")).toMatchObject({ scheme: "foo", path: ".", segments: ["."] });
    expect(parse("foo:..")).toMatchObject({ scheme: "foo", path: "..", segments: [".."] });
  });

  it.each(["www.w3.org/Addressing/", "example.com", "192.0.2.1/a"])(
    "R-091 the components of the suffix reference %s are only a relative path (§4.5)",
    (text) => {
      const reference = parse(text);
      expect(reference.isRelativeReference()).toBe(true);
      expect(partsOf(reference)).toEqual({ ...partsOf(parse("")), path: text });
    },
  );

  it("R-116 the components are undefined if they are not present, and empty if only their delimiter is", () => {
    const empty = {
      scheme: undefined,
      authority: undefined,
      userinfo: undefined,
      host: undefined,
      port: undefined,
      path: "",
      query: undefined,
      fragment: undefined,
    };
    expect(partsOf(parse(""))).toEqual(empty);
    expect(partsOf(parse("?"))).toEqual({ ...empty, query: "" });
    expect(partsOf(parse("#"))).toEqual({ ...empty, fragment: "" });
    expect(partsOf(parse("?#"))).toEqual({ ...empty, query: "", fragment: "" });
    expect(partsOf(parse("//"))).toEqual({ ...empty, authority: "", host: "" });
    expect(partsOf(parse("//:"))).toEqual({ ...empty, authority: ":", host: "", port: "" });
    expect(partsOf(parse("//@"))).toEqual({ ...empty, authority: "@", userinfo: "", host: "" });
    expect(partsOf(parse("//@:"))).toEqual({ ...empty, authority: "@:", userinfo: "", host: "", port: "" });
    expect(partsOf(parse("a:"))).toEqual({ ...empty, scheme: "a" });
    expect(partsOf(parse("a://@:/?#"))).toEqual({
      scheme: "a",
      authority: "@:",
      userinfo: "",
      host: "",
      port: "",
      path: "/",
      query: "",
      fragment: "",
    });
  });

  it("R-045 R-069 the components keep case, triplets and leading zeros of a port unchanged", () => {
    expect(partsOf(parse("HtTp://U%c3@eXample.COM:00080/%7e/../.?%aB#%Cd"))).toEqual({
      scheme: "HtTp",
      authority: "U%c3@eXample.COM:00080",
      userinfo: "U%c3",
      host: "eXample.COM",
      port: "00080",
      path: "/%7e/../.",
      query: "%aB",
      fragment: "%Cd",
    });
    expect(parse(`//h:${"9".repeat(40)}`).port).toBe("9".repeat(40));
  });

  it("R-009 R-047 R-071 R-077 R-079 the components end at the first delimiter that can end them", () => {
    expect(parse("h?a?b#c?d/e")).toMatchObject({ path: "h", query: "a?b", fragment: "c?d/e" });
    expect(parse("//a?b@c:d/e")).toMatchObject({ host: "a", userinfo: undefined, query: "b@c:d/e" });
    expect(parse("//a#b@c")).toMatchObject({ host: "a", fragment: "b@c" });
    expect(parse("//a/b@c:80")).toMatchObject({ host: "a", port: undefined, path: "/b@c:80" });
    expect(parse("a:b:c@d")).toMatchObject({ scheme: "a", path: "b:c@d" });
    expect(parse("//a:b:c@d:1")).toMatchObject({ userinfo: "a:b:c", host: "d", port: "1" });
  });

  it("R-072 the components are strings or undefined; the path is always a string", () => {
    expectTypeOf(full.path).toEqualTypeOf<string>();
    expectTypeOf(full.query).toEqualTypeOf<string | undefined>();
    expectTypeOf(full.hostKind).toEqualTypeOf<HostKind | undefined>();
    expectTypeOf(full.segments).toEqualTypeOf<readonly string[]>();
    expectTypeOf(parse).toEqualTypeOf<(text: string | UriReference) => UriReference>();
    expectTypeOf(tryParse).toEqualTypeOf<
      (text: string | UriReference | null | undefined) => UriReference | undefined
    >();
    if (full.isUri()) expectTypeOf(full).toExtend<Uri>();
    if (full.isAbsoluteUri()) expectTypeOf(full.fragment).toEqualTypeOf<undefined>();
    if (full.isAbsoluteUri()) expectTypeOf(full).toExtend<AbsoluteUri>();
    if (full.isRelativeReference()) expectTypeOf(full).toExtend<RelativeReference>();
  });
});

it.each([
  ["", []],
  ["http://h", []],
  ["http://h?q", []],
  ["s:", []],
  ["/", [""]],
  ["http://h/", [""]],
  ["a", ["a"]],
  ["/a", ["a"]],
  ["/a/", ["a", ""]],
  ["a/", ["a", ""]],
  ["//h//", ["", ""]],
  ["//h//a", ["", "a"]],
  ["s:a/b", ["a", "b"]],
  ["s:/a//b/", ["a", "", "b", ""]],
  ["./..//.", [".", "..", "", "."]],
  ["/a%2Fb/c;d=e,f", ["a%2Fb", "c;d=e,f"]],
  ["urn:a:b", ["a:b"]],
])("R-009 R-076 the segments of %s are %j, unchanged (§3.3)", (text, segments) => {
  expect(parse(text).segments).toEqual(segments);
});

describe("guards", () => {
  it("R-038 R-082 R-084 R-086 R-160 isUri, isAbsoluteUri and isRelativeReference return which production a reference matches", () => {
    const kinds = ["s:a", "s:", "s:a#", "s:a?", "s:#f", "//h", "/a", "a", "", "#", "?"].map((text) => {
      const reference = parse(text);
      return [text, reference.isUri(), reference.isAbsoluteUri(), reference.isRelativeReference()];
    });
    expect(kinds).toEqual([
      ["s:a", true, true, false],
      ["s:", true, true, false],
      ["s:a#", true, false, false],
      ["s:a?", true, true, false],
      ["s:#f", true, false, false],
      ["//h", false, false, true],
      ["/a", false, false, true],
      ["a", false, false, true],
      ["", false, false, true],
      ["#", false, false, true],
      ["?", false, false, true],
    ]);
  });

  it("R-038 isUri, isAbsoluteUri and isRelativeReference narrow the type of the scheme to a string, or to undefined", () => {
    const reference = parse("http://h/");
    expectTypeOf(reference.scheme).toEqualTypeOf<string | undefined>();
    if (reference.isUri()) {
      expectTypeOf(reference.scheme).toEqualTypeOf<string>();
      expectTypeOf(reference).toExtend<Uri>();
    }
    const other = parse("a");
    if (other.isRelativeReference()) expectTypeOf(other.scheme).toEqualTypeOf<undefined>();
    const base = parse("http://h/");
    if (base.isAbsoluteUri()) {
      expectTypeOf(base.scheme).toEqualTypeOf<string>();
      expectTypeOf(base.fragment).toEqualTypeOf<undefined>();
    }
    expect([reference.isUri(), other.isRelativeReference(), base.isAbsoluteUri()]).toEqual([true, true, true]);
  });
});

it("computed ends give the same reference as a scan of the text", () => {
  const text = "s://u@h:1/p?q#f";
  const wanted = partsOf(parse(text));
  const ends = { schemeEnd: 1, userinfoEnd: 5, hostEnd: 7, authorityEnd: 9, pathEnd: 11, queryEnd: 13 };
  expect(partsOf(fromScan({ text, ...ends }))).toEqual(wanted);
});

describe("UriReference", () => {
  it("a UriReference has its text as its only own property, and rejects assignments to components", () => {
    expect([Object.entries(full), Object.getOwnPropertyNames(full), Object.getOwnPropertySymbols(full)]).toEqual([
      [["text", "foo://u:p@example.com:8042/over/there?name=ferret#nose"]],
      ["text"],
      [],
    ]);
    for (const name of GETTERS) {
      expect(() => {
        (full as unknown as Record<string, unknown>)[name] = "x";
      }).toThrow(TypeError);
    }
    expect(String(full)).toBe("foo://u:p@example.com:8042/over/there?name=ferret#nose");
  });

  it("no method can be assigned on an instance", () => {
    for (const name of ["toString", "toJSON", "isUri"]) {
      expect(() => Object.assign(full, { [name]: () => "http://evil/" })).toThrow(TypeError);
    }
    expect(Object.keys(full)).toEqual(["text"]);
  });

  it("a UriReference is not read by an own toString", () => {
    const reference = Object.defineProperty(parse("http://h/a?b#c"), "toString", { value: () => "evil" });
    expect([isUriReference(reference), isUri(reference), isAbsoluteUri(reference)]).toEqual([true, true, false]);
    expect([isRelativeReference(reference), diagnose(reference)]).toEqual([false, undefined]);
    expect([String(uri`${reference}`), String(change(parse(reference), { query: undefined }))]).toEqual([
      "http://h/a?b#c",
      "http://h/a#c",
    ]);
    expect([parse(reference) === reference, tryParse(reference) === reference]).toEqual([true, true]);
  });

  it("a UriReference does not change when its own text is overwritten, redefined or deleted", () => {
    for (const spoil of [
      (reference: UriReference) => Object.assign(reference, { text: "http://evil/" }),
      (reference: UriReference) => Object.defineProperty(reference, "text", { get: () => "http://evil/" }),
      (reference: UriReference) => Reflect.deleteProperty(reference, "text"),
    ]) {
      const reference = parse(String(full));
      spoil(reference);
      expect(reference.text).not.toBe(String(full));
      expect([String(reference), JSON.stringify(reference), partsOf(reference)]).toEqual([
        String(full),
        JSON.stringify(full),
        partsOf(full),
      ]);
      expect(String(change(reference, { fragment: undefined }))).toBe(
        "foo://u:p@example.com:8042/over/there?name=ferret",
      );
      expect(parse(reference)).toBe(reference);
      expect(change(reference, {})).toBe(reference);
      expect(isUri(reference)).toBe(true);
      expect(inspect(reference)).toBe(inspect(full));
    }
  });

  it("a UriReference copied by its properties keeps its text, which parses to an equal reference", () => {
    for (const copy of [
      Object.assign(Object.create(UriReference.prototype) as UriReference, full),
      Object.create(full) as UriReference,
    ]) {
      expect([String(copy), JSON.stringify(copy), inspect(copy)]).toEqual([
        String(full),
        JSON.stringify(full),
        inspect(full),
      ]);
      expect(() => parse(copy)).toThrow(
        "parse: text must be a string or a UriReference, not an instance of UriReference",
      );
      expect([tryParse(copy), isUri(copy)]).toEqual([undefined, false]);
      expect(parse(copy.text)).toEqual(full);
    }
  });

  it("does not change with the array that `segments` returns", () => {
    const reference = parse("/a/b");
    (reference.segments as string[]).push("c");
    (reference.segments as string[])[0] = "x";
    expect([reference.segments, reference.path]).toEqual([["a", "b"], "/a/b"]);
  });

  it("a UriReference does not change when another text is parsed or rejected", () => {
    const before = partsOf(full);
    parse("a");
    tryParse("//[");
    parse("s://h:1?q#f");
    expect([partsOf(full), full.isUri(), full.hostKind]).toEqual([before, true, "reg-name"]);
  });

  it("instanceof accepts references and what inherits from their prototype, and nothing else", () => {
    const copied: unknown = Object.create(UriReference.prototype);
    for (const value of [full, copied, new Proxy(full, {})]) expect(value).toBeInstanceOf(UriReference);
    const others = [
      undefined,
      null,
      true,
      1,
      1n,
      "a",
      Symbol("a"),
      {},
      { text: "a" },
      [],
      () => full,
      UriReference.prototype,
    ];
    for (const value of others) expect(value instanceof UriReference).toBe(false);
  });

  it("instanceof accepts errors, also renamed ones, and nothing else", () => {
    const error = diagnose("%");
    expect(error).toBeInstanceOf(UriSyntaxError);
    expect(Object.assign(diagnose("%")!, { name: "Other" })).toBeInstanceOf(UriSyntaxError);
    const named = Object.assign(new Error("a"), { name: "UriSyntaxError" });
    for (const value of [
      undefined,
      null,
      1,
      "UriSyntaxError",
      {},
      { name: "UriSyntaxError" },
      new SyntaxError("a"),
      named,
    ]) {
      expect(value instanceof UriSyntaxError).toBe(false);
    }
  });

  it("a UriReference is created only by parse and build: its constructor throws", () => {
    const Made = UriReference as unknown as new (...args: unknown[]) => UriReference;
    for (const args of [
      [],
      ["http://h/"],
      ["http://h/", undefined],
      ["http://h/", Symbol("UriReference")],
      ["a", "b", "c"],
    ]) {
      expect(thrown(() => new Made(...args))).toEqual(new TypeError("UriReference: use `parse` or `build`"));
    }
    // An object that only inherits from the prototype has no components.
    expect(thrown(() => (Object.create(UriReference.prototype) as UriReference).path)).toBeInstanceOf(TypeError);
  });

  it("a UriReference converts to its text in strings and in JSON", () => {
    const text = "HTTP://h/%7e?#";
    const reference = parse(text);
    expect([String(reference), reference.toString(), reference.toJSON(), "".concat(String(reference))]).toEqual(
      Array.from({ length: 4 }, () => text),
    );
    expect(JSON.stringify({ id: reference, all: [reference] })).toBe(`{"id":"${text}","all":["${text}"]}`);
  });

  it.each([
    ["http://example.com/a?b#c", "http://example.com/a?b#c"],
    ["http://user:secret@h/", "http://user:***@h/"],
    ["//user:secret@h", "//user:***@h"],
    ["//user:s:e:c@h:1/x:y@z", "//user:***@h:1/x:y@z"],
    ["//:secret@h", "//:***@h"],
    ["http://user:@h/", "http://user:***@h/"],
    ["http://h/?u=//a:b@c&v=//d:e@f#//g:h@i", "http://h/?u=//a:***@c&v=//d:***@f#//g:***@i"],
    ["http://user@h/", "http://user@h/"],
    ["http://h:80/a:b@c", "http://h:80/a:b@c"],
    ["mailto:a:b@c", "mailto:a:b@c"],
    ["http://[::1]:80/@", "http://[::1]:80/@"],
    ["http://u:p@[::1]:80/", "http://u:***@[::1]:80/"],
    ["", ""],
  ])("R-052 console.log prints a UriReference of %s as %s", (text, shown) => {
    expect(inspect(parse(text))).toBe(`UriReference <${shown}>`);
    expect(inspect({ a: [parse(text)] }, { depth: 5 })).toBe(`{ a: [ UriReference <${shown}> ] }`);
    expect(String(parse(text))).toBe(text);
  });
});

it("R-052 a password is masked before console.log truncates or wraps a long text", () => {
  const long = "x".repeat(30_000);
  for (const text of [`http://user:${long}@h/`, `http://user:secret@h/${long}`, `http://${long}:secret@h/`]) {
    const shown = text.replace(/:[^:/]*@/, ":***@");
    expect(inspect(parse(text))).toBe(`UriReference <${shown}>`);
    expect(inspect({ a: parse(text) }, { maxStringLength: 40, breakLength: 20 })).toContain(shown);
  }
});
