// RFC 6570: templates, values and texts designed to be slow or deep. These tests finish only if the functions take
// linear time.

import { expect, it } from "vitest";
import { TemplateSyntaxError, expand, isUriTemplate, parseTemplate } from "../src/index.ts";

const MILLION = 1_000_000;
const MANY = 100_000;

it("templates of 20 MB", () => {
  for (const text of ["a", "\u00E9", "%41", "\u{1F600}"]) {
    const long = text.repeat((20 * MILLION) / text.length);
    expect(isUriTemplate(long)).toBe(true);
    expect(isUriTemplate(`${long}}`)).toBe(false);
  }
  const name = "a".repeat(20 * MILLION);
  expect(expand(`{${name}}`, { [name]: "b" })).toBe("b");
  expect(isUriTemplate(`{${"a.".repeat(10 * MILLION)}b}`)).toBe(true);
  expect(isUriTemplate(`{${"%41".repeat(6 * MILLION)}}`)).toBe(true);
  expect(isUriTemplate(`{${"a,".repeat(MILLION)}}`)).toBe(false);
  expect(isUriTemplate("{".repeat(20 * MILLION))).toBe(false);
  expect(isUriTemplate("{a".repeat(10 * MILLION))).toBe(false);
  expect(isUriTemplate("}".repeat(20 * MILLION))).toBe(false);
  expect(isUriTemplate(`{a:${"9".repeat(20 * MILLION)}}`)).toBe(false);
  expect(() => parseTemplate(`${"a".repeat(20 * MILLION)} `)).toThrow(TemplateSyntaxError);
});

it("100,000 expressions", () => {
  expect(expand("{a}".repeat(MANY), { a: "b" })).toHaveLength(MANY);
  for (const part of ["{/a}", "{?a}", "{a}", "{+a}", "{&a*}", "{x}/", "{x}."]) {
    expect(parseTemplate(part.repeat(MANY)).variables).toHaveLength(MANY);
  }
  const names = Array.from({ length: MANY }, (_, index) => `v${index}`);
  const variables = Object.fromEntries(names.map((name) => [name, "x"]));
  const path = parseTemplate(names.map((name) => `/{${name}}`).join(""));
  expect(path.match(path.expand(variables))).toEqual(variables);
  expect(path.match("/x".repeat(MANY - 1))).toBe(undefined);
  const query = parseTemplate(`{?${names.join(",")}}`);
  expect(query.match(query.expand(variables))).toEqual(variables);
  expect(query.match(`?${"v0=&".repeat(MANY)}`)).toBe(undefined);
  const right = parseTemplate(`{+x}${names.map((name) => `/{${name}}`).join("")}`);
  expect(right.match(right.expand({ ...variables, x: "//" }))).toEqual({ ...variables, x: "//" });
  expect(right.match("a".repeat(20 * MILLION))).toBe(undefined);
});

it("values of 20 MB", () => {
  for (const text of ["a", "\u00E9", "\u{1F600}", "%", "%41", "/", "\0"]) {
    const value = text.repeat((4 * MILLION) / text.length);
    for (const template of ["{a}", "{+a}", "{?a:9999}", "{+a:9999}"]) {
      const parsed = parseTemplate(template);
      const uri = parsed.expand({ a: value });
      const found = parsed.match(uri);
      expect(parsed.expand(found!)).toBe(uri);
    }
  }
  expect(expand("{a}", { a: "a".repeat(20 * MILLION) })).toHaveLength(20 * MILLION);
  expect(expand("{+a}", { a: "%".repeat(20 * MILLION) })).toHaveLength(60 * MILLION);
  const list = Array.from({ length: MILLION }, () => "a");
  expect(expand("{?a*}", { a: list })).toHaveLength(4 * MILLION);
  expect(parseTemplate("{?a*}").match(expand("{?a*}", { a: list }))).toEqual({ a: list });
});

it("texts that almost match", () => {
  expect(parseTemplate("{x}/a").match("/".repeat(20 * MILLION))).toBe(undefined);
  expect(parseTemplate("{x}aaaaab").match("a".repeat(20 * MILLION))).toBe(undefined);
  expect(parseTemplate("{/x*}{?y*}").match(`${"/a".repeat(MILLION)}!`)).toBe(undefined);
  expect(parseTemplate("{x}").match(`${"%C3%A9".repeat(3 * MILLION)}%C3`)).toBe(undefined);
});
