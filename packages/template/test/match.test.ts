// RFC 6570 §1.4: which templates can be reversed, and what they match.

import { expect, it } from "vitest";
import { parseTemplate } from "../src/index.ts";

const match = (template: string, uri: string) => parseTemplate(template).match(uri);

it.each([
  ["", "", {}],
  ["a", "a", {}],
  ["caf\u00E9/{x}", "caf%C3%A9/1", { x: "1" }],
  ["{x}", "", {}],
  ["{x}", "Hello%20World%21", { x: "Hello World!" }],
  ["{x}", "red,green,blue", { x: ["red", "green", "blue"] }],
  ["{x}", "a%2Cb,", { x: ["a,b", ""] }],
  ["{x*}", "red", { x: ["red"] }],
  ["{x*}", "red,green", { x: ["red", "green"] }],
  [
    "{x*}",
    "a=1,b,c=%3D",
    {
      x: [
        ["a", "1"],
        ["b", ""],
        ["c", "="],
      ],
    },
  ],
  ["{x:3}", "val", { x: "val" }],
  ["{x:3}", "%C3%A9%C3%A9%C3%A9", { x: "\u00E9\u00E9\u00E9" }],
  ["{+x}", "/foo/bar?a#b%20", { x: "/foo/bar?a#b%20" }],
  ["{+x*}", "a,b=c", { x: "a,b=c" }],
  ["{+x:2}", "%C3%A9a", { x: "%C3%A9a" }],
  ["{#x}", "", {}],
  ["{#x}", "#", { x: "" }],
  ["{#x}", "#a/b", { x: "a/b" }],
  ["X{.x}", "X.a.b", { x: "a.b" }],
  ["X{.x}", "X.", { x: "" }],
  ["X{.x}", "X", {}],
  ["{/x}", "/a%2Fb", { x: "a/b" }],
  ["{/x}", "/a,b", { x: ["a", "b"] }],
  ["{/x*}", "/a/b", { x: ["a", "b"] }],
  [
    "{/x*}",
    "/a=1/b=2",
    {
      x: [
        ["a", "1"],
        ["b", "2"],
      ],
    },
  ],
  ["{/x*}", "/", { x: [""] }],
  ["{;x,y}", ";x=1;y=2", { x: "1", y: "2" }],
  ["{;x,y}", ";y", { y: "" }],
  ["{;x*}", ";x=1;x", { x: ["1", ""] }],
  [
    "{;x*}",
    ";a;b=1",
    {
      x: [
        ["a", ""],
        ["b", "1"],
      ],
    },
  ],
  ["{?x,y,z}", "?x=1&z=a%26b", { x: "1", z: "a&b" }],
  ["{?x,y,z}", "?y=", { y: "" }],
  ["{?x,y,z}", "", {}],
  ["{?x}", "?x=a,b", { x: ["a", "b"] }],
  ["{?x*}", "?x=a&x=b", { x: ["a", "b"] }],
  [
    "{?x*}",
    "?b=1&1=2&b=3",
    {
      x: [
        ["b", "1"],
        ["1", "2"],
        ["b", "3"],
      ],
    },
  ],
  ["{?x*}", "?__proto__=1", { x: [["__proto__", "1"]] }],
  ["?a=b{&x}", "?a=b&x=1", { x: "1" }],
  ["/users/{id}", "/users/42", { id: "42" }],
  ["/users/{id}/posts/{post}", "/users/a%2Fb/posts/1", { id: "a/b", post: "1" }],
  ["/dictionary/{term:1}/{term}", "/dictionary/c/cat", { term: "cat" }],
  ["/dictionary/{term}/{term:1}", "/dictionary/cat/c", { term: "cat" }],
  ["{x}/{x}", "a/a", { x: "a" }],
  ["{x}{?x}", "?x=", { x: "" }],
  ["{/x}{?y,z}{#w}", "/a?z=1#b", { x: "a", z: "1", w: "b" }],
  ["{/x}{?y,z}{#w}", "#b", { w: "b" }],
  ["{?x}{&y}", "&y=1", { y: "1" }],
  // From the right.
  ["{x}.json", "a.json.json", { x: "a.json" }],
  ["{x}.json", ".json", {}],
  ["{/x}/here", "/here", {}],
  ["{/x}/here", "/here/here", { x: "here" }],
  ["{+path}/here", "/foo/bar/here", { path: "/foo/bar" }],
  ["file:///{+path}/{name}", "file:///a/b/c%20d", { path: "a/b", name: "c d" }],
  ["{+path}/{name}/", "//", {}],
  ["{+path}/{name}/", "a///", { path: "a/" }],
  ["{/list*}/{x}-{y}", undefined, undefined],
  [
    "{?x*}",
    "?x=1&y=2",
    {
      x: [
        ["x", "1"],
        ["y", "2"],
      ],
    },
  ],
  ["{?x,y,z}", "?z=1", { z: "1" }],
  ["{+path}/x/{name}", "a/x/b", { path: "a", name: "b" }],
  ["{x}={y}", "a=b", { x: "a", y: "b" }],
  ["{x}!{y}", "a!b", { x: "a", y: "b" }],
] as const)("R-319 %s of %s", (template, uri, values) => {
  const parsed = parseTemplate(template);
  expect(parsed.isReversible).toBe(uri !== undefined);
  expect(parsed.ambiguity === undefined).toBe(parsed.isReversible);
  if (uri === undefined) return;
  const found = parsed.match(uri);
  expect(found).toEqual(values);
  expect(Object.getPrototypeOf(found)).toBe(null);
  expect(parsed.expand(found!)).toBe(uri);
});

it.each([
  ["", "a"],
  ["a", ""],
  ["/users/{id}", "/users/a/b"],
  ["/users/{id}", "/users"],
  ["/users/{id}", "/user/1"],
  ["/users/{id}", "/users/1?x"],
  // What expand would not write: an encoded unreserved character, a digit in lowercase, a reserved character, no UTF-8.
  ["{x}", "%41"],
  ["{x}", "%c3%a9"],
  ["{x}", "a b"],
  ["{x}", "a!"],
  ["{x}", "%FF"],
  ["{x}", "%C3"],
  ["{x}", "\u00E9"],
  ["{+x}", "\uD800"],
  ["{+x}", "a b"],
  ["{+x}", "%"],
  ["{x}", "{x}"],
  ["{x:3}", "value"],
  ["{x:3}", "a,b"],
  ["{+x:3}", "value"],
  ["{?x:3,y}", "?x=a,b"],
  ["{x:1}/{x}", "v/cat"],
  ["{x:2}/{x}", "a/a,b"],
  ["{x}/{x:2}", "a,b/a"],
  ["{x}/{x}", "a/b"],
  ["{?x,y}", "?y=1&x=2"],
  ["{?x,y}", "?x=1&x=2"],
  ["{?x,y}", "?z=1"],
  ["{?x,y}", "?x"],
  ["{?x,y}", "?"],
  ["{?x,y}", "?x=1&"],
  ["{;x}", ";x="],
  ["{;x*}", ";a="],
  ["{?x*}", "?a"],
  ["{x*}", "a="],
  ["{?x*}", "?%41=1"],
  ["{x}.json", "a.jso"],
  ["{x}.json", "json"],
  ["a{x}a", "a"],
  ["{/x}/here", "x/here"],
  ["{+path}/{name}", ""],
  ["{+path}/{name}", "a"],
  ["/{+path}/{name}", "/a"],
  ["{/x}{?y}", "/a&y=1"],
])("R-319 %s does not match %s", (template, uri) => {
  expect(match(template, uri)).toBe(undefined);
});

it.each([
  ["{a}{b}", "`{a}` and `{b}`"],
  ["{x,y}", "`x` in `{x,y}` and `y` in `{x,y}`"],
  ["{/var:1,var}", "`var:1` in `{/var:1,var}` and `var` in `{/var:1,var}`"],
  ["{?x*,y}", "`x*` in `{?x*,y}` and `y` in `{?x*,y}`"],
  ["{?x,y*}", "`y*` in `{?x,y*}` and `x` in `{?x,y*}`"],
  ["www{.dom*}", "the members of `dom*` in `{.dom*}`"],
  ["{x}-{y}", "`{x}` and the literal `-`"],
  ["{x}{.ext}", "`{x}` and `{.ext}`"],
  ["{+path}{?q}", "`{+path}` and `{?q}`"],
  ["{+path}{x}", "`{+path}` and `{x}`"],
  ["{+path}/{+name}", "`{+path}` and the literal `/`"],
  ["{+path}a{name}", "`{+path}` and the literal `a`"],
  ["{/x}{/y}", "`{/x}` and `{/y}`"],
  ["{/x}{?q}/{y}{?z}", "`{/x}` and the literal `/`"],
  ["{?x,y}{&z}", "`{?x,y}` and `{&z}`"],
  ["{?x}{#y}{?z}", "`{?x}` and `{?z}`"],
  ["{x}/{+x}", "`x` in `{x}` and `x` in `{+x}`"],
  ["{x}/{x*}", "`x` in `{x}` and `x*` in `{x*}`"],
  ["{?x}{y}", "`{?x}` and `{y}`"],
  ["{+path}!{/x}", "`{+path}` and the literal `!`"],
  ["{x*}/{x}", "`x*` in `{x*}` and `x` in `{x}`"],
  ["{/x*}{?x*}", "`x*` in `{/x*}` and `x*` in `{?x*}`"],
] as const)("R-319 %s cannot be reversed", (template, reason) => {
  const parsed = parseTemplate(template);
  expect(parsed.isReversible).toBe(false);
  expect(parsed.ambiguity?.reason).toBe(`${reason} cannot be distinguished`);
  expect(() => parsed.match("a")).toThrow(new TypeError(`match: not reversible: ${reason} cannot be distinguished`));
});

it.each([
  ["/{a}{b}", 1],
  ["{x}/{y,z}", 4],
  ["/www{.dom*}", 4],
  ["/{+path}{?q}", 1],
  ["\u{1F600}{x}/{+x}", 6],
] as const)("R-319 where %s cannot be reversed: the expression at %i", (template, offset) => {
  expect(parseTemplate(template).ambiguity?.offset).toBe(offset);
});

it("R-319 a long template is cut in the message", () => {
  const name = "a".repeat(50);
  const cut = `${"a".repeat(40)}…`;
  expect(() => match(`{b}${name}{c}`, "")).toThrow("`{b}` and the literal `a` cannot");
  expect(() => match(`{b,${name}}`, "")).toThrow(`\`b\` in \`{b,${"a".repeat(37)}…\` and \`${cut}\` in`);
});

it("arguments", () => {
  for (const uri of [undefined, null, 1, new URL("http://a/")]) {
    expect(() => match("a", uri as unknown as string)).toThrow(/^match: uri must be a string, not /);
  }
});

it("a variable named as a property of objects", () => {
  const found = match("/{__proto__}/{constructor}", "/a/b");
  expect(Object.entries(found!)).toEqual([
    ["__proto__", "a"],
    ["constructor", "b"],
  ]);
});
