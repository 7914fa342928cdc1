// RFC 6570 §1.4 with RFC 3986 §3: a "?" or "#" that nothing before it can have delimits, also after a literal.

import { expect, it } from "vitest";
import { parseTemplate } from "../src/index.ts";

it.each([
  ["/users/{id}.json{?page}", "/users/a.b.json?page=2", { id: "a.b", page: "2" }],
  ["/users/{id}.json{?page}", "/users/a.json", { id: "a" }],
  ["/users/{id}.json{?page}", "/users/.json.json?page=.json", { id: ".json", page: ".json" }],
  ["/users/{id}.json{?page}", "/users/a?page=2", undefined],
  ["/users/{id}.json{?page}", "/users/a.json?x=2", undefined],
  ["{id}-details{?q}", "a-details-details?q=1", { id: "a-details", q: "1" }],
  ["{id}-details{?q}", "-details", {}],
  ["{id}-details{#f}", "a-details#-details", { id: "a", f: "-details" }],
  ["/{id}.json{?page}{#f}", "/a.json#?page=1", { id: "a", f: "?page=1" }],
  ["/{id}.json{?page}{#f}", "/a.json?page=1#f", { id: "a", page: "1", f: "f" }],
  ["/{id}.json?v=1{&q}", "/a.json?v=1&q=2", { id: "a", q: "2" }],
  ["/{id}.json#{f}", "/a.json#b", { id: "a", f: "b" }],
  ["/{id}.json#{f}", "/a.json", undefined],
  ["/{id}.{type}{?q}", "/a.b.c?q=1", undefined],
  ["{id}.json{?page}#json", "a.json?page=2#json", { id: "a", page: "2" }],
  ["{id}.json{?page}#json", "a.json#json", { id: "a" }],
  ["{id}.json{?page}?x=", "a.json?page=2?x=", { id: "a", page: "2" }],
])("%s and %s: %j", (template, uri, values) => {
  const parsed = parseTemplate(template);
  if (!parsed.isReversible) {
    expect(() => parsed.match(uri)).toThrow(TypeError);
    expect(values).toBe(undefined);
    return;
  }
  const found = parsed.match(uri);
  expect(found && { ...found }).toEqual(values);
  if (found !== undefined) expect(parsed.expand(found)).toBe(uri);
});

it.each([
  ["/users/{id}.json{?page}", true],
  ["{id}-details{?q}", true],
  // What is before may hold a "?", or what follows does not begin with a delimiter.
  ["{+id}.json{?page}", false],
  ["/{id}.json{?page}a", false],
  ["/{id}.json{?page}{b}", false],
  ["/{id}.json{;p}", false],
  ["/{id}.{type}{?q}", false],
  ["/{id}a{id}{?q}", false],
  // A "?" or "#" after the text that follows does not delimit what is before that text.
  ["/{id}.json{?page}a?x=", false],
  ["/{id}{?page}x#", false],
  ["/{id}{#f}x#", false],
  ["/{id}.json{?page}?x=", true],
  ["/{id}.json{?page}#f", true],
  ["/{id}.json{#f}#f", true],
  ["/{id}.json{?page}{#f}#g", true],
  // A variable that is written in two ways may have two values, whatever delimits them.
  ["/{id}.json{#id}", false],
  ["/{id}.json{?id*}", false],
  ["/{id}.json#{+id}", false],
  ["/{id}.json{?id}", true],
  ["/{id}.json{?id:3}", true],
])("%s is reversible: %s", (template, answer) => {
  expect(parseTemplate(template).isReversible).toBe(answer);
});
