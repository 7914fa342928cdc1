// The class of the TypeScript SDK of the Model Context Protocol, with the answers of RFC 6570.

import { expect, expectTypeOf, it } from "vitest";
import { TemplateSyntaxError } from "../src/index.ts";
import { UriTemplate, type Variables } from "../src/mcp.ts";

it("expands and matches", () => {
  const template = new UriTemplate("db://{+path}");
  expect(template.expand({ path: "a/b" })).toBe("db://a/b");
  expect(template.match("db://a/b")).toEqual({ path: "a/b" });
  expect(template.match("x://a/b")).toBe(null);
  expect(String(template)).toBe("db://{+path}");
  expectTypeOf(template.match("")).toEqualTypeOf<Variables | null>();
});

// Where the SDK's own class differs from the RFC.
it.each([
  ["{x,y}", { x: "a b", y: "c" }, "a%20b,c"],
  ["{;x}", { x: "1" }, ";x=1"],
  ["{x:3}", { x: "value" }, "val"],
  ["{?list*}", { list: ["a", "b"] }, "?list=a&list=b"],
  ["{x}", { x: "it's" }, "it%27s"],
  ["{+x}", { x: "%41[b]" }, "%41[b]"],
  ["{/list}", { list: ["a", "b"] }, "/a,b"],
  ["caf\u00E9", {}, "caf%C3%A9"],
  ["{?x}{?y}", { x: "1", y: "2" }, "?x=1?y=2"],
] as const)("%s expands as the RFC says", (template, variables, expansion) => {
  expect(new UriTemplate(template).expand(variables as unknown as Variables)).toBe(expansion);
});

it.each([
  ["{?x,y}", "?y=2", { y: "2" }],
  ["{/list*}", "/a/b", { list: ["a", "b"] }],
  ["{x}", "a%20b", { x: "a b" }],
  ["{?list*}", "?list=a&list=b", { list: ["a", "b"] }],
  ["{?q}", "", {}],
  // Pairs in any order, and others between them.
  ["{?q}", "?r=1", {}],
  ["{?q,r}", "?r=1&x=2&q=3", { q: "3", r: "1" }],
  ["a://b{?list*}", "A://B?a=1&list=2", { list: ["2"] }],
  ["{?list*}", "?a=1", {}],
  ["{?q}", "?q=1&q=2", null],
  // As it expands; the class of the SDK asks for a character.
  ["/api/{p}", "/api/", {}],
  // Only a map expands to this, which the type of the SDK does not have.
  ["{/list*}", "/a=1", null],
] as const)("%s matches %s as the RFC says", (template, uri, variables) => {
  expect(new UriTemplate(template).match(uri)).toEqual(variables);
});

it("names its variables", () => {
  expect(new UriTemplate("{a}{?b*,c:3,a}").variableNames).toEqual(["a", "b", "c", "a"]);
});

it.each([
  ["{a}", true],
  ["x{?a,b*}", true],
  ["", false],
  ["a", false],
  ["{}", false],
  ["{a b}", false],
  ["{=a}", false],
  ["{a", false],
])("isTemplate(%j) is %s", (text, answer) => {
  expect(UriTemplate.isTemplate(text)).toBe(answer);
});

it("throws where guessing would begin, and for what is no template", () => {
  expect(() => new UriTemplate("{a}{b}").match("ab")).toThrow(/^match: not reversible: `\{a\}` and `\{b\}`/);
  expect(() => new UriTemplate("{a")).toThrow(TemplateSyntaxError);
  expect(UriTemplate.isTemplate(undefined as unknown as string)).toBe(false);
});
