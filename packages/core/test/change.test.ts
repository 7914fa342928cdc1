// RFC 3986 §5.3: `change`, with which components, and what it refuses.

import { describe, expect, expectTypeOf, it } from "vitest";
import { UriReference, UriSyntaxError, build, change, parse } from "../src/index.ts";
import type { UriComponents } from "../src/index.ts";
import { syntaxErrorOf, thrown } from "./thrown.ts";

const NAMES = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"] as const;
const full = parse("foo://u:p@example.com:8042/over/there?name=ferret#nose");

function partsOf(reference: UriReference): Record<string, string | undefined> {
  return Object.fromEntries(NAMES.map((name) => [name, reference[name]]));
}

describe("changes", () => {
  const text = String(full);

  it.each<[UriComponents, string]>([
    [{ scheme: "http" }, "http://u:p@example.com:8042/over/there?name=ferret#nose"],
    [{ scheme: undefined }, "//u:p@example.com:8042/over/there?name=ferret#nose"],
    [{ authority: "a" }, "foo://a/over/there?name=ferret#nose"],
    [{ authority: "v@[::1]:" }, "foo://v@[::1]:/over/there?name=ferret#nose"],
    [{ authority: "" }, "foo:///over/there?name=ferret#nose"],
    [{ authority: undefined }, "foo:/over/there?name=ferret#nose"],
    [{ userinfo: "v" }, "foo://v@example.com:8042/over/there?name=ferret#nose"],
    [{ userinfo: "" }, "foo://@example.com:8042/over/there?name=ferret#nose"],
    [{ userinfo: undefined }, "foo://example.com:8042/over/there?name=ferret#nose"],
    [{ host: "[::1]" }, "foo://u:p@[::1]:8042/over/there?name=ferret#nose"],
    [{ host: "" }, "foo://u:p@:8042/over/there?name=ferret#nose"],
    [{ host: undefined, userinfo: undefined, port: undefined }, "foo:/over/there?name=ferret#nose"],
    [{ port: "1" }, "foo://u:p@example.com:1/over/there?name=ferret#nose"],
    [{ port: 443 }, "foo://u:p@example.com:443/over/there?name=ferret#nose"],
    [{ port: 0 }, "foo://u:p@example.com:0/over/there?name=ferret#nose"],
    [{ port: "" }, "foo://u:p@example.com:/over/there?name=ferret#nose"],
    [{ port: undefined }, "foo://u:p@example.com/over/there?name=ferret#nose"],
    [{ path: "/" }, "foo://u:p@example.com:8042/?name=ferret#nose"],
    [{ path: "" }, "foo://u:p@example.com:8042?name=ferret#nose"],
    [{ path: undefined }, "foo://u:p@example.com:8042?name=ferret#nose"],
    [{ path: "//a" }, "foo://u:p@example.com:8042//a?name=ferret#nose"],
    [{ query: "q" }, "foo://u:p@example.com:8042/over/there?q#nose"],
    [{ query: "" }, "foo://u:p@example.com:8042/over/there?#nose"],
    [{ query: undefined }, "foo://u:p@example.com:8042/over/there#nose"],
    [{ fragment: "f" }, "foo://u:p@example.com:8042/over/there?name=ferret#f"],
    [{ fragment: "" }, "foo://u:p@example.com:8042/over/there?name=ferret#"],
    [{ fragment: undefined }, "foo://u:p@example.com:8042/over/there?name=ferret"],
    [{ host: "h", path: "/p", query: undefined, fragment: "f" }, "foo://u:p@h:8042/p#f"],
    [{ scheme: undefined, authority: undefined, path: "a", query: undefined, fragment: undefined }, "a"],
  ])("R-081 change with %j gives %s, and keeps the other components", (changes, wanted) => {
    const changed = change(full, changes);
    expect([String(changed), String(full)]).toEqual([wanted, text]);
    expect(partsOf(changed)).toEqual(partsOf(parse(wanted)));
    expect([changed.hostKind, changed.isUri(), changed.isAbsoluteUri()]).toEqual([
      parse(wanted).hostKind,
      parse(wanted).isUri(),
      parse(wanted).isAbsoluteUri(),
    ]);
  });

  it("change adds a component that is not present", () => {
    const empty = parse("");
    expect(
      NAMES.filter((name) => name !== "userinfo" && name !== "port").map((name) =>
        String(change(empty, { [name]: "a" })),
      ),
    ).toEqual(["a:", "//a", "//a", "a", "?a", "#a"]);
    expect(String(change(parse("//h"), { userinfo: "u" }))).toBe("//u@h");
    expect(String(change(parse("//h"), { port: 1 }))).toBe("//h:1");
    expect(String(change(parse("a"), { scheme: "s" }))).toBe("s:a");
    expect(String(change(parse("/a"), { authority: "h" }))).toBe("//h/a");
  });

  it("change returns the same instance if nothing changes", () => {
    expect(change(full, {})).toBe(full);
    expect(change(full, { path: full.path, query: full.query, host: full.host, port: 8042 })).toBe(full);
    expect(change(full, { authority: full.authority })).toBe(full);
    const plain = parse("a");
    expect(change(plain, { scheme: undefined, authority: undefined, query: undefined })).toBe(plain);
    expect(change(plain, { host: undefined, userinfo: undefined, port: undefined })).toBe(plain);
    expect(change(parse("//h:080"), { port: 80 }).port).toBe("80");
  });

  const rejected: readonly UriComponents[] = [
    { authority: "h:80", port: undefined },
    { authority: undefined, host: "h" },
    // @ts-expect-error the type does not allow an authority with a host
    { authority: "h", host: "h" },
    // @ts-expect-error the type does not allow an authority with a userinfo
    { authority: "h", userinfo: "u" },
    // @ts-expect-error the type does not allow an authority with a port
    { authority: "h", port: 1 },
  ];
  it.each(rejected)("change rejects an authority together with one of its parts, set or removed: %o", (changes) => {
    expect(() => change(full, changes)).toThrow(TypeError);
    expect(() => change(full, changes)).toThrow("change: pass either `authority` or its parts");
  });

  it("change does not modify its changes", () => {
    const changes = Object.freeze({ path: "/a", query: undefined });
    expect(String(change(full, changes))).toBe("foo://u:p@example.com:8042/a#nose");
  });

  it.each<[string, UriComponents, string, string]>([
    ["http://h/a", { path: "a" }, "path-abempty", "a"],
    ["http://h", { path: "?" }, "pchar", "?"],
    ["http://h//a", { authority: undefined }, "path-absolute", "//a"],
    ["s:/a", { path: "//b" }, "path-absolute", "//b"],
    ["s:a", { authority: "h" }, "path-abempty", "a"],
    ["s:a", { host: "h" }, "path-abempty", "a"],
    ["s:a:b", { scheme: undefined }, "path-noscheme", "a:b"],
    ["a/b", { path: "1:c" }, "path-noscheme", "1:c"],
    ["s:a", { scheme: "" }, "scheme", ""],
    ["s:a", { scheme: "s:" }, "scheme", "s:"],
    ["//h", { host: "h:1" }, "reg-name", "h:1"],
    ["//h", { host: "u@h" }, "authority", "u@h"],
    ["//h", { host: "h/p" }, "reg-name", "h/p"],
    ["//h", { host: "[::1" }, "ip-literal-unclosed", "[::1"],
    ["//h", { port: "8a" }, "port", "8a"],
    ["//h", { port: "80/x" }, "port", "80/x"],
    ["//h", { userinfo: "a@b" }, "userinfo", "a@b"],
    ["//h", { userinfo: "a/b" }, "userinfo", "a/b"],
    ["//h", { authority: "a/b" }, "reg-name", "a/b"],
    ["//h", { authority: "a?b" }, "reg-name", "a?b"],
    ["//h", { authority: "a:1#" }, "port", "a:1#"],
    ["//h", { path: "/a#b" }, "pchar", "/a#b"],
    ["//h", { query: "a#b" }, "query", "a#b"],
    ["//h", { fragment: "#" }, "fragment", "#"],
    ["//h", { query: "100%" }, "pct-encoded", "100%"],
  ])("R-039 R-040 R-073 change rejects for %s the change %j with %s", (from, changes, code, input) => {
    const error = syntaxErrorOf(() => change(parse(from), changes));
    expect(error).toBeInstanceOf(UriSyntaxError);
    expect({ code: error.code, input: error.input }).toEqual({ code, input });
  });

  const refused: readonly object[] = [
    { authority: "a", host: "b" },
    { authority: "a", userinfo: "b" },
    { authority: "a", port: 1 },
    { authority: "a", port: "" },
    { authority: undefined, host: "b", port: undefined, authorities: 1 },
    { host: undefined },
    { Host: "a" },
    { segments: ["a"] },
    { hostKind: "ipv4" },
    { toString: "a" },
    { constructor: "a" },
    { path: null },
    { path: 1 },
    { scheme: 1 },
  ];

  it.each<[unknown, string]>([
    [null, " must be a plain object, not null"],
    [["a"], " must be a plain object, not an instance of Array"],
    ["a", " must be a plain object, not a string"],
    [parse("a"), " has no `text`, only scheme, authority, userinfo, host, port, path, query, fragment"],
    [{ Host: "a" }, " has no `Host`, only scheme, authority, userinfo, host, port, path, query, fragment"],
    [{ toString: "a" }, " has no `toString`, only scheme, authority, userinfo, host, port, path, query, fragment"],
    [{ path: null }, ".path must be a string, not null"],
    [{ path: 1 }, ".path must be a string, not 1"],
    [{ query: 0 }, ".query must be a string, not 0"],
    [{ port: -1 }, ".port must be a string or a whole number, not -1"],
    [{ port: 0.5 }, ".port must be a string or a whole number, not 0.5"],
    [{ port: true }, ".port must be a string or a whole number, not true"],
  ])("change throws TypeError for %j:%s", (changes, message) => {
    expect(thrown(() => change(full, changes as UriComponents))).toEqual(new TypeError(`change: changes${message}`));
    if (changes instanceof UriReference) return;
    expect(thrown(() => build(changes as UriComponents))).toEqual(new TypeError(`build: components${message}`));
  });

  it.each(refused)("change throws TypeError for %j", (changes) => {
    const error = thrown(() => change(full, changes));
    expect(error).toBeInstanceOf(TypeError);
  });

  it("change accepts userinfo and port only with a host", () => {
    for (const changes of [{ userinfo: "u" }, { port: 1 }, { port: "" }]) {
      expect(thrown(() => change(parse("/a"), changes))).toEqual(
        new TypeError("change: userinfo and port need a `host`; `authority: undefined` removes all three"),
      );
    }
    expect(String(change(parse("/a"), { userinfo: "u", host: "h", port: 1 }))).toBe("//u@h:1/a");
  });

  it("change accepts only components as changes", () => {
    expectTypeOf<Parameters<typeof change>[1]>().toEqualTypeOf<UriComponents>();
    // @ts-expect-error `fragments` is not a component, but JavaScript can pass it
    expect(() => change(full, { fragments: "a" })).toThrow(TypeError);
    // @ts-expect-error a path must be a string; only a port may be a number
    expect(() => change(full, { path: 1 })).toThrow(TypeError);
    expect(() => build(null as unknown as UriComponents)).toThrow(TypeError);
  });

  it("change accepts a text, which it parses first", () => {
    expect(String(change("http://h/a?b", { query: undefined }))).toBe("http://h/a");
    expect(change("http://h/a", {})).toBeInstanceOf(UriReference);
    const error = syntaxErrorOf(() => change("http://h/a b", { path: "c d" }));
    expect([error.code, error.input, error.offset]).toEqual(["pchar", "http://h/a b", 10]);
    expect(error.message).toBe("a space is not allowed in the path (offset 10, RFC 3986 §3.3)");
  });

  it.each<[unknown, string]>([
    [undefined, "change: uri must be a string or a UriReference, not undefined"],
    [new URL("http://h/"), "change: uri must be a string or a UriReference, not an instance of URL: pass its `href`"],
    [
      Object.create(UriReference.prototype),
      "change: uri must be a string or a UriReference, not an instance of UriReference",
    ],
  ])("change throws TypeError for %o in place of a reference", (value, message) => {
    expect(thrown(() => change(value as string, {}))).toEqual(new TypeError(message));
  });

  it("change reads a reference, not its own properties", () => {
    const reference = Object.assign(parse("http://h/a?b"), { text: "http://evil/" });
    expect(String(change(reference, { path: "/c" }))).toBe("http://h/c?b");
    expect(change(reference, { path: "/a" })).toBe(reference);
  });
});
