// RFC 6570 §1.2 and §2: what a parsed template says of itself.

import { expect, it } from "vitest";
import { UriTemplate, parseTemplate } from "../src/index.ts";

it("R-306 variables, in order, with their modifiers, operators and offsets", () => {
  expect(parseTemplate("caf\u00E9{a:10}{+b.c*,%41}{?a,a*}").variables).toEqual([
    { name: "a", operator: "", modifier: 10, offset: 5 },
    { name: "b.c", operator: "+", modifier: "*", offset: 12 },
    { name: "%41", operator: "+", modifier: undefined, offset: 17 },
    { name: "a", operator: "?", modifier: undefined, offset: 23 },
    { name: "a", operator: "?", modifier: "*", offset: 25 },
  ]);
  expect(parseTemplate("a").variables).toEqual([]);
});

it.each(["", "+", "#", ".", "/", ";", "?", "&"])("R-307 the operator %j", (operator) => {
  expect(parseTemplate(`{${operator}a}`).variables[0]?.operator).toBe(operator);
});

it.each([
  ["", 1],
  ["{a}{b}", 1],
  ["{+a}{b}", 2],
  ["{#a}", 2],
  ["{.a}", 3],
  ["{/a}{+b}", 3],
  ["{a,b}{+c}", 3],
  ["{?a}", 3],
  ["{a:3}", 4],
  ["{a*}{?b}", 4],
  ["{?b}{a*}", 4],
] as const)("R-301 %s is of level %i", (template, level) => {
  expect(parseTemplate(template).level).toBe(level);
});

it("is the text, and equal to another with the same text", () => {
  const template = parseTemplate("/{a}");
  expect(String(template)).toBe("/{a}");
  expect(template.text).toBe("/{a}");
  expect(template).toBeInstanceOf(UriTemplate);
  expect(template).toEqual(new UriTemplate("/{a}"));
  expect(template).not.toEqual(parseTemplate("/{b}"));
  expect(JSON.stringify({ template })).toBe('{"template":"/{a}"}');
});

it("changes of what it gives do not change it", () => {
  const template = parseTemplate("{a}");
  Object.assign(template.variables[0]!, { name: "b" });
  template.variables.pop();
  expect(template.variables).toHaveLength(1);
  expect(template.expand({ a: 1, b: 2 })).toBe("1");
});

it("a template cannot be changed", () => {
  const template = parseTemplate("/{a}");
  expect(() => Object.assign(template, { text: "/{b}" })).toThrow(TypeError);
  expect(() => Object.assign(template, { expand: () => "" })).toThrow(TypeError);
  expect([template.text, String(template), template.expand({ a: "b" })]).toEqual(["/{a}", "/{a}", "/b"]);
});
