// RFC 6570 §1.4 and §3: laws over generated templates and values.

import fc from "fast-check";
import { isUriReference } from "@std66/core";
import { expect, it } from "vitest";
import { type TemplateValue, expand, parseTemplate } from "../src/index.ts";
import { casesOf } from "./cases.ts";

const name = fc.constantFrom("a", "b", "c.d", "%41", "__proto__");
const modifier = fc.constantFrom("", "", "", "*", ":1", ":2", ":30");
const varspec = fc.tuple(name, modifier).map(([text, end]) => text + end);
const operator = fc.constantFrom("", "", "+", "#", ".", "/", ";", "?", "&");
const expression = fc
  .tuple(operator, fc.array(varspec, { minLength: 1, maxLength: 2 }))
  .map(([character, varspecs]) => `{${character}${varspecs.join(",")}}`);
const literal = fc.constantFrom("/", "a", ".", "?", "&", ",", "=", "#", ":", "%2F", "\u00E9", "/here", "-", "A=");
const template = fc.array(fc.oneof(expression, literal), { maxLength: 6 }).map((parts) => parts.join(""));
const character = fc.constantFrom(
  ..."ab/.,=&;?#%!~ \0".split(""),
  "%41",
  "%2F",
  "%C3%A9",
  "%FF",
  "%E2%82",
  "\u00E9",
  "\u{1F600}",
  "4",
  "here",
);
const text = fc.oneof(fc.string({ unit: character, maxLength: 5 }), fc.constantFrom("", "a", "__proto__"));
const scalar = fc.oneof(text, fc.integer(), fc.boolean(), fc.constantFrom(null, undefined));
const key = fc.oneof(text, name);
const value: fc.Arbitrary<TemplateValue> = fc.oneof(
  { weight: 3, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }),
  fc.array(fc.tuple(key, scalar), { maxLength: 3 }),
  fc.dictionary(key, scalar, { maxKeys: 3 }),
);
const scalars = fc.dictionary(name, scalar);
const values = fc.dictionary(name, value);

/** A list or a map has no prefix. */
function expandIfPossible(source: string, variables: Record<string, TemplateValue>): string | undefined {
  try {
    return expand(source, variables);
  } catch (error) {
    expect((error as Error).message).toMatch(/since it has the prefix/);
    return undefined;
  }
}

it("R-319 what a reversible template expands to, it matches, with values that expand to the same text", () => {
  let reversible = 0;
  fc.assert(
    fc.property(template, fc.oneof(values, scalars), (source, variables) => {
      const parsed = parseTemplate(source);
      if (!parsed.isReversible) return;
      const uri = expandIfPossible(source, variables);
      if (uri === undefined) return;
      reversible++;
      const found = parsed.match(uri);
      expect(found).not.toBe(undefined);
      expect(parsed.expand(found!)).toBe(uri);
      for (const [each, matched] of Object.entries(found!)) checkValue(source, each, variables[each], matched);
    }),
    { numRuns: casesOf(20_000) },
  );
  expect(reversible).toBeGreaterThan(0.15 * casesOf(20_000));
});

/** A string comes back as itself, unless only a prefix of it is written, or triplets stay. */
function checkValue(source: string, each: string, given: TemplateValue, matched: unknown): void {
  const occurrences = parseTemplate(source).variables.filter((variable) => variable.name === each);
  const isWhole = occurrences.some(
    ({ modifier: end, operator: start }) => end === undefined && start !== "+" && start !== "#",
  );
  if (isWhole && given !== null && given !== undefined && typeof given !== "object") {
    expect(matched).toBe(String(given));
  }
}

it("R-319 what does not match expands to nothing else: a match of any text expands to that text", () => {
  const piece = fc.oneof(literal, text, fc.constantFrom("a=", "b=1", "?a=", "&", ";", "%41", "%c3%a9"));
  fc.assert(
    fc.property(
      template,
      fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join("")),
      (source, uri) => {
        const parsed = parseTemplate(source);
        if (!parsed.isReversible) return;
        const found = parsed.match(uri);
        if (found !== undefined) expect(parsed.expand(found)).toBe(uri);
      },
    ),
    { numRuns: casesOf(5000) },
  );
});

it("R-314 an expansion has only characters of a URI", () => {
  fc.assert(
    fc.property(template, values, (source, variables) => {
      const uri = expandIfPossible(source, variables);
      if (uri === undefined) return;
      expect(uri).toMatch(/^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$/);
      // In a query, all characters of unreserved expansions are allowed.
      if (!/[+#]/.test(source) && !uri.includes("#")) expect(isUriReference(`?${uri}`)).toBe(true);
    }),
    { numRuns: casesOf(3000) },
  );
});

it("R-314 of two templates one after the other, the expansions follow one another", () => {
  fc.assert(
    fc.property(template, template, values, (first, second, variables) => {
      const both = [first, second].map((source) => expandIfPossible(source, variables));
      if (!both.includes(undefined)) expect(expand(first + second, variables)).toBe(both.join(""));
    }),
    { numRuns: casesOf(2000) },
  );
});
