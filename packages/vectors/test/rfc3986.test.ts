// Checks the rows about RFC 3986 and its neighbours against a slow and literal transcription of its text
// (@std66/oracle). It uses no package under test, because rows that an implementation has generated could not reveal
// its faults.

import { ladder, normalize, split } from "@std66/oracle";
import { expect, it } from "vitest";
import {
  components,
  equivalence,
  extraction,
  iris,
  parameters,
  resolution,
  sameDocument,
  seeds,
  templates,
  validity,
} from "../src/index.ts";
import { extractionAnew } from "./reference/extraction.ts";
import { matches } from "./reference/grammar.ts";
import { iriFault } from "./reference/iri-grammar.ts";
import { irisAnew, uriOf } from "./reference/iris.ts";
import { parametersAnew } from "./reference/parameters.ts";
import { expansionAnew, reorderedAnew } from "./reference/templates.ts";
import {
  checkAnew,
  componentsAnew,
  equivalenceAnew,
  resolutionAnew,
  sameDocumentAnew,
  validityAnew,
} from "./reference/rows.ts";

it.each(resolution)("$id: $base + $ref", (row) => {
  expect(row).toEqual(resolutionAnew(row));
});

it.each(resolution)(
  "$id: the result of a URI and a reference is a URI (§5.2)",
  ({ base, ref, expect: { rfc3986 } }) => {
    expect([matches("URI", base), matches("URI-reference", ref), matches("URI", rfc3986)]).toEqual([true, true, true]);
    const { authority, path } = split(rfc3986);
    expect(authority === undefined && path.startsWith("//")).toBe(false);
  },
);

it.each(validity)("$id: $text", (row) => {
  expect(row).toEqual(validityAnew(row));
});

it("every invalid text has an offset, except those in which a port could still become userinfo", () => {
  const without = validity.filter((row) => !row.uriReference && row.errorOffset === undefined);
  expect(without.map((row) => row.text)).toEqual([
    "http://h:80a/",
    "http://h:-1/",
    "http://h:80:90/",
    "//h:x",
    "http://h:%31/",
  ]);
});

it.each(components)("$id: $text", (row) => {
  expect(matches("URI-reference", row.text)).toBe(true);
  expect(row).toEqual(componentsAnew(row));
});

it.each(equivalence)("$id: $a ~ $b", (row) => {
  expect(row).toEqual(equivalenceAnew(row));
});

it.each(equivalence.flatMap(({ a, b }) => [a, b]))(
  "%s: each rung gives a reference, and applying it twice changes nothing more",
  (text) => {
    for (let length = 1; length <= ladder.length; length++) {
      const rungs = ladder.slice(0, length);
      const once = normalize(text, rungs);
      expect(matches("URI-reference", once)).toBe(true);
      expect(normalize(once, rungs)).toBe(once);
    }
  },
);

it.each(extraction)("$id: the URIs in $text", ({ text, uris }) => {
  expect(extractionAnew(text)).toEqual(uris);
});

it.each(sameDocument)("$id: $base + $ref", (row) => {
  expect(row).toEqual(sameDocumentAnew(row));
});

it.each(parameters)("$id: the parameters of the $part $text", (row) => {
  expect(matches(row.part, row.text)).toBe(true);
  expect(row).toEqual(parametersAnew(row));
});

const respelled = parameters.flatMap(({ formatted, ...row }) =>
  formatted === undefined ? [] : [{ ...row, text: formatted }],
);

it.each(respelled)("$id: the formatted $part $text has the same parameters, and stays as it is", (row) => {
  expect(matches(row.part, row.text)).toBe(true);
  expect(row).toEqual(parametersAnew(row));
});

it.each(iris)("$id: what $text is converted to", (row) => {
  expect(row).toEqual(irisAnew(row));
  if (row.rule === null) expect(row.errorOffset).toBe(iriFault(row.text));
  // The IRI maps back to the URI, except for triplets that need not be (RFC 3987 §3.2).
  else {
    const iriOf = (uri: string): string => irisAnew({ ...row, text: uri }).iri ?? uri;
    const iri = iriOf(row.uri ?? row.text);
    expect(iriOf(uriOf(iri))).toBe(iri);
  }
});

it.each(templates)("$id: the expansion of $template", (row) => {
  expect(row.expansion).toBe(expansionAnew(row));
  expect(row.reordered ?? []).toEqual(reorderedAnew(row));
});

it.each(seeds)("$id: $says", ({ check }) => {
  expect(check).toEqual(check && checkAnew(check));
});
