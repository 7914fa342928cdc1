// Every row of the vectors for IRIs.

import { expect, it } from "vitest";
import { iris } from "@std66/vectors";
import {
  diagnoseIri,
  isAbsoluteIri,
  isIri,
  isIriReference,
  isRelativeIriReference,
  parseIri,
  toIri,
  toUri,
  tryParseIri,
} from "../src/index.ts";

it.each(iris)("R-203 $id: the productions that $text matches", ({ text, rule }) => {
  expect({
    reference: isIriReference(text),
    iri: isIri(text),
    absolute: isAbsoluteIri(text),
    relative: isRelativeIriReference(text),
    parsed: tryParseIri(text)?.toString(),
  }).toEqual({
    reference: rule !== null,
    iri: rule === "IRI" || rule === "absolute-IRI",
    absolute: rule === "absolute-IRI",
    relative: rule === "irelative-ref",
    parsed: rule === null ? undefined : text,
  });
});

const valid = iris.filter(({ rule }) => rule !== null);
const invalid = iris.filter(({ rule }) => rule === null);

it.each(invalid)("R-201 R-233 $id: where and why $text fails", ({ text, errorOffset, code }) => {
  const error = diagnoseIri(text);
  expect({ code: error?.code, offset: error?.offset }).toEqual({ code, offset: errorOffset });
  expect(() => parseIri(text)).toThrow(error);
});

it.each(valid)("R-209 R-210 R-213 $id: the URI of $text", ({ text, uri = text }) => {
  expect(String(toUri(text))).toBe(uri);
  expect(String(toUri(uri))).toBe(uri);
});

it.each(valid)("R-216 R-217 R-218 $id: the IRI of $text", ({ text, iri = text }) => {
  expect(String(toIri(text))).toBe(iri);
  expect(String(toIri(iri))).toBe(iri);
});
