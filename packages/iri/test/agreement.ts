// Checks that the parser and RFC 3987 §2.2 agree about a text.

import assert from "node:assert/strict";
import type { UriSyntaxError } from "@std66/core";
import {
  type IriReference,
  diagnoseIri,
  isAbsoluteIri,
  isIri,
  isIriReference,
  isRelativeIriReference,
  parseIri,
  tryParseIri,
} from "../src/index.ts";
import { componentsOf } from "./division.ts";
import { absoluteIri, iri, iriReference, irelativeRef } from "./grammar.ts";
import { firstOf, refusalOf } from "./refusal.ts";

const PREDICATES = [
  { is: isIriReference, rule: iriReference },
  { is: isIri, rule: iri },
  { is: isAbsoluteIri, rule: absoluteIri },
  { is: isRelativeIriReference, rule: irelativeRef },
] as const;

/** Checks that a text is accepted exactly if `shorter` is, and has the right components. */
export function checkReading(text: string, shorter: string = text): void {
  for (const { is, rule } of PREDICATES) checkSame(is.name, text, is(text), rule.accepts(shorter));
  const reference = tryParseIri(text);
  checkSame("tryParseIri", text, reference !== undefined, iriReference.accepts(shorter));
  if (reference !== undefined) checkComponents(text, reference);
}

/** Checks the same, and the diagnosis of a rejected text. */
export function checkText(text: string, shorter: string = text): void {
  checkReading(text, shorter);
  const [error, parsed] = diagnosed(text);
  checkSame("diagnoseIri", text, error === undefined, iriReference.accepts(shorter));
  if (error === undefined) {
    checkSame("parseIri", text, String(parsed), text);
    return;
  }
  checkSame("what parseIri throws", text, (parsed as UriSyntaxError).message, error.message);
  checkRefusal(error, text);
}

const NAMES = ["scheme", "authority", "userinfo", "host", "hostKind", "port", "path", "query", "fragment"] as const;

function checkComponents(text: string, reference: IriReference): void {
  const components = componentsOf(text);
  for (const name of NAMES) checkSame(name, text, reference[name], components[name]);
  const { scheme, fragment } = components;
  checkSame("isIri()", text, reference.isIri(), scheme !== undefined);
  checkSame("isAbsoluteIri()", text, reference.isAbsoluteIri(), scheme !== undefined && fragment === undefined);
  checkSame("isRelativeReference()", text, reference.isRelativeReference(), scheme === undefined);
  checkSame("isUriReference()", text, reference.isUriReference(), !/[^\0-\x7f]/.test(text));
  checkSame("toString()", text, String(reference), text);
}

function diagnosed(text: string): readonly [UriSyntaxError | undefined, unknown] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const error = diagnoseIri(text);
  try {
    return [error, parseIri(text)];
  } catch (thrown) {
    return [error, thrown];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function checkRefusal(error: UriSyntaxError, text: string): void {
  const { offset, length, isTriplet, code, allowed } = refusalOf(text);
  checkSame("offset", text, error.offset, offset);
  checkSame("length", text, error.length, length);
  checkSame("code for a triplet", text, error.code === "pct-encoded", isTriplet);
  if (isTriplet) checkSame("expected", text, error.expected.join(), '"%" HEXDIG HEXDIG');
  else {
    checkSame("what expected begins with", text, firstOf(error.expected), allowed);
    const found = error.code === "ucschar" || error.code === "iprivate" ? error.code : undefined;
    checkSame("code", text, found, code);
  }
  checkSame("input", text, error.input, text);
}

function checkSame(what: string, text: string, found: unknown, wanted: unknown): void {
  if (found === wanted) return;
  assert.fail(`${what} of ${shown(text)} is ${shown(found)}; by the grammar it is ${shown(wanted)}`);
}

/** Shortens a long text to its ends. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > 200 ? `${text.slice(0, 100)} … ${text.slice(-100)}` : text;
}
