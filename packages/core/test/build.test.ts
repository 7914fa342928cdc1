// RFC 3986 §5.3 with the guards of §3 and §4.2.

import { components as rows } from "@std66/vectors";
import { describe, expect, it } from "vitest";
import { build, change, parse } from "../src/index.ts";
import type { UriComponents } from "../src/index.ts";
import { syntaxErrorOf, thrown } from "./thrown.ts";

const given = (entries: Record<string, string | null>): UriComponents =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, value ?? undefined]));

describe.each(rows)(
  "R-116 the components of $id $text",
  ({ text, scheme, authority, userinfo, host, port, path, query, fragment }) => {
    it("build: the row's five components give its text", () => {
      const built = build(given({ scheme, authority, path, query, fragment }));
      expect([String(built), built.host ?? null, built.port ?? null]).toEqual([text, host, port]);
    });

    it("build: the row's seven components give the result of parse", () => {
      const built = build(given({ scheme, userinfo, host, port, path, query, fragment }));
      const { hostKind, authority: whole, segments } = parse(text);
      expect([String(built), built.authority ?? null]).toEqual([text, authority]);
      expect(built).toMatchObject({ hostKind, authority: whole, segments });
    });
  },
);

it("R-072 a path that is not passed is empty", () => {
  expect(
    ["", "?", "//"].map((_, index) => String(build([{}, { query: "" }, { host: "" }][index] as UriComponents))),
  ).toEqual(["", "?", "//"]);
});

it("an absent component and one that is undefined have the same result", () => {
  expect(String(build({ scheme: undefined, host: "h", userinfo: undefined, port: undefined, path: undefined }))).toBe(
    "//h",
  );
  expect(String(build({ authority: "h", host: undefined, userinfo: undefined, port: undefined }))).toBe("//h");
  expect(String(build({ authority: undefined, host: "h" }))).toBe("//h");
});

it("the port may be a number", () => {
  expect([0, 80, 65_536, Number.MAX_SAFE_INTEGER].map((port) => build({ host: "h", port }).port)).toEqual([
    "0",
    "80",
    "65536",
    "9007199254740991",
  ]);
});

it("build returns a UriReference unchanged", () => {
  const reference = parse("http://h/a?b");
  expect(build(reference)).toBe(reference);
});

it("build does not modify its argument", () => {
  expect(String(build(Object.freeze({ scheme: "s", path: "p" })))).toBe("s:p");
});

it.each([
  [{ host: "h", path: "a" }, "path-abempty", 0, "R-039 a path after an authority begins with a slash"],
  [{ authority: "", path: "a/b" }, "path-abempty", 0, "R-039 a path after an empty authority begins with a slash"],
  [
    { scheme: "s", authority: "h", path: ":" },
    "path-abempty",
    0,
    "R-039 a path after an authority begins with no colon",
  ],
  [{ path: "//a" }, "path-absolute", 1, "R-040 a path without an authority does not begin with two slashes"],
  [{ path: "//" }, "path-absolute", 1, "R-040 a path without an authority is not just two slashes"],
  [{ path: "///" }, "path-absolute", 1, "R-040 a path without an authority does not begin with three slashes"],
  [
    { scheme: "s", path: "//a" },
    "path-absolute",
    1,
    "R-040 a path after a scheme alone does not begin with two slashes",
  ],
  [{ path: "//[::1]:x" }, "pchar", 2, "R-040 a fault in the characters is reported first"],
  [{ path: "a:b" }, "path-noscheme", 1, "R-073 a first segment without a scheme before it has no colon"],
  [{ path: ":" }, "path-noscheme", 0, "R-073 a first segment without a scheme is not just a colon"],
  [{ path: "1:" }, "path-noscheme", 1, "R-073 a colon is not allowed even if the text before it cannot be a scheme"],
  [{ path: "@a:b/c:d" }, "path-noscheme", 2, "R-073 the first colon is reported"],
  [{ path: "%41:b", query: ":" }, "path-noscheme", 3, "R-073 a colon is not allowed after a triplet either"],
] as const)("build: %j is rejected with %s at %i: %s", (components, code, offset, because) => {
  const error = syntaxErrorOf(() => build(components));
  expect([because, error.code]).toEqual([because, code]);
  expect(error).toMatchObject({ offset, input: components.path, component: "path", section: "RFC 3986 §3.3" });
});

it.each([
  [{ scheme: "s", path: "a:b" }, "s:a:b"],
  [{ path: "./a:b" }, "./a:b"],
  [{ path: "/a:b" }, "/a:b"],
  [{ path: "a/b:c" }, "a/b:c"],
  [{ host: "", path: "//a" }, "////a"],
  [{ host: "h", path: "//a" }, "//h//a"],
  [{ path: "/.//a" }, "/.//a"],
  [{ path: ".//a" }, ".//a"],
  [{ scheme: "s", path: ":" }, "s::"],
] as const)("R-085 build: %j has the necessary guard, or needs none: %s", (components, text) => {
  const built = build(components);
  expect([String(built), built.path]).toEqual([text, components.path]);
});

it.each([
  [{ scheme: "ht_tp", path: "/" }, "scheme", 2],
  [{ scheme: "", host: "h" }, "scheme", 0],
  [{ scheme: "s", userinfo: "u@v", host: "h" }, "userinfo", 1],
  [{ userinfo: "u/", host: "h" }, "userinfo", 1],
  [{ host: "h:80" }, "host", 1],
  [{ host: "h?" }, "host", 1],
  [{ host: "[::1]:80" }, "host", 5],
  [{ host: "h", port: "80:" }, "port", 2],
  [{ host: "h", port: "-1" }, "port", 0],
  [{ host: "h", port: "%30" }, "port", 0],
  [{ authority: "h/" }, "authority", 1],
  [{ authority: "a@b@c" }, "authority", 3],
  [{ authority: "a@h:1b" }, "authority", 5],
  [{ host: "h", path: "/a?b" }, "path", 2],
  [{ path: "a b" }, "path", 1],
  [{ path: "a#" }, "path", 1],
  [{ query: "a#b" }, "query", 1],
  [{ fragment: "a#b" }, "fragment", 1],
  [{ query: "%4" }, "query", 0],
  [{ path: "/100%" }, "path", 4],
] as const)("R-020 build: %j is rejected; the input is the %s, the offset is %i", (components, name, offset) => {
  const error = syntaxErrorOf(() => build(components));
  expect([error.input, error.offset]).toEqual([(components as Record<string, string>)[name], offset]);
});

it("build never returns a text whose components would parse differently", () => {
  const values = ["", "a", "a:b", "//a", "/a", "?a", "#a", "a@b", ":", "1", "[::1]", "a/b", "@", "a?b#c", "%2F", "%"];
  for (const host of [undefined, ...values]) {
    for (const path of values) {
      for (const scheme of [undefined, "s", "a:", "a/"]) {
        for (const rest of [
          {},
          { query: "?#" },
          { query: "a", fragment: "b" },
          ...(host === undefined ? [] : [{ userinfo: path, port: path }]),
        ]) {
          const components: UriComponents = { scheme, host, path, ...rest };
          try {
            const built = build(components);
            for (const [name, value] of Object.entries(components)) expect(built[name as "path"]).toBe(value);
            expect(String(parse(String(built)))).toBe(String(built));
          } catch (error) {
            expect(error).toMatchObject({ name: "UriSyntaxError" });
            expect(Object.values(components)).toContain((error as { input: string }).input);
          }
        }
      }
    }
  }
});

const NO_COMPONENTS: readonly object[] = [
  { authority: "a", host: "a" },
  { authority: "a", userinfo: "a" },
  { authority: "a", port: 1 },
  { authority: "a", host: "a", userinfo: "b", port: "" },
  { userinfo: "a" },
  { port: 80 },
  { port: "" },
  { userinfo: "", path: "/a" },
  { Scheme: "a" },
  { href: "http://h/" },
  { ["__proto__"]: "a" },
  { toString: "a" },
  { hasOwnProperty: "a" },
  { unknown: undefined },
  { port: -1, host: "h" },
  { port: 1.5, host: "h" },
  { port: 2 ** 53, host: "h" },
  { port: Number.NaN, host: "h" },
  { port: 1n, host: "h" },
  { path: 80 },
  { scheme: null },
];

it.each(NO_COMPONENTS)("build throws TypeError for %o", (components) => {
  const error = thrown(() => build(components));
  expect(error).toBeInstanceOf(TypeError);
});

it.each([undefined, null])("build throws TypeError for %s", (components) => {
  expect(thrown(() => build(components as unknown as UriComponents))).toBeInstanceOf(TypeError);
});

it("build and with ignore inherited members", () => {
  const inherited = { scheme: "javascript", host: "evil.example", query: "q", fragment: "f", port: 1, userinfo: "u" };
  const components = Object.assign(Object.create(inherited) as object, { path: "/a" });
  expect(String(build(components))).toBe("/a");
  expect(String(change(parse("http://h/b?c"), components))).toBe("http://h/a?c");
});
