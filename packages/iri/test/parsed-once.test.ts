// A `UriReference` or an `IriReference` is not scanned again: its own record is read. Shown by records that differ from
// what a scan of the text finds.

import { type UriReference, parse } from "@std66/core";
import { recordOf, referenceOf } from "@std66/core/internal";
import { iris } from "@std66/vectors";
import { expect, it } from "vitest";
import { referenceOf as iriOf } from "../src/iri-reference.ts";
import {
  bidiFindings,
  joinIriReferences,
  normalizeIri,
  parseIri,
  resolveIri,
  toIri,
  toUri,
  tryParseIri,
  tryResolveIri,
} from "../src/index.ts";

/** The record says that the text is a path. A scan would find the scheme "x". */
const record = { ...recordOf("y:z")!, text: "x:g", schemeEnd: -1 };
const references = [
  ["a UriReference", referenceOf(record)],
  ["an IriReference", iriOf(record, undefined)],
] as const;

it.each(references)("%s is read by its record", (_, reference) => {
  expect(String(resolveIri("http://a/b/c", "x:g"))).toBe("x:g");
  expect(String(resolveIri("http://a/b/c", reference))).toBe("http://a/b/x:g");
  expect(String(tryResolveIri("http://a/b/c", reference))).toBe("http://a/b/x:g");
  expect(String(joinIriReferences("http://a/b/c", reference))).toBe("http://a/b/x:g");
  expect([parseIri(reference).scheme, parseIri(reference).path]).toEqual([undefined, "x:g"]);
  expect([tryParseIri(reference)?.scheme, tryParseIri(reference)?.path]).toEqual([undefined, "x:g"]);
  expect([toIri(reference).path, normalizeIri(reference).path]).toEqual(["x:g", "x:g"]);
});

it("toIri reads a query by the record", () => {
  // Only a query may have the character that %EE%80%80 encodes. The record says that all is a path.
  const text = "a?%EE%80%80%C3%A9";
  const path = referenceOf({ ...recordOf("a_%EE%80%80%C3%A9")!, text });
  expect(String(toIri(text))).toBe("a?\uE000\u00E9");
  expect(String(toIri(path))).toBe("a?%EE%80%80\u00E9");
});

it("an object that only claims to be a UriReference is read by its text", () => {
  const impostor = { [Symbol.for("std66.UriReference")]: "a:\u00E9" } as unknown as UriReference;
  expect([parseIri(impostor).scheme, parseIri(impostor).path]).toEqual(["a", "\u00E9"]);
  expect(() => parseIri({ [Symbol.for("std66.UriReference")]: "a b" } as unknown as UriReference)).toThrow("space");
});

it.each(iris.filter(({ rule }) => rule !== null))("$id: $text is converted alike, parsed", ({ text, uri, iri }) => {
  const parsed = parseIri(text);
  expect(String(toUri(parsed))).toBe(uri ?? text);
  expect(String(toIri(parsed))).toBe(iri ?? text);
  expect(bidiFindings(parsed)).toEqual(bidiFindings(text));
  const mapped = parse(uri ?? text);
  expect(String(toIri(mapped))).toBe(String(toIri(uri ?? text)));
  expect(toUri(mapped)).toBe(mapped);
});
