// Checks that the parser and Appendix A agree about a text. Does not use vitest, which the long run lacks.

import assert from "node:assert/strict";
import type { UriReference, UriSyntaxError } from "../src/index.ts";
import { diagnose, isAbsoluteUri, isRelativeReference, isUri, isUriReference, parse, tryParse } from "../src/index.ts";
import { absoluteUri, relativeRef, uri, uriReference } from "./appendix-a.ts";
import { componentAt } from "./component-at.ts";
import { componentsOf } from "./division.ts";
import { type Judged, firstOf, refusalOf } from "./refusal.ts";

const PREDICATES = [
  { is: isUriReference, rule: uriReference },
  { is: isUri, rule: uri },
  { is: isAbsoluteUri, rule: absoluteUri },
  { is: isRelativeReference, rule: relativeRef },
] as const;

/** Checks that a text is accepted exactly if `shorter` is, and has the right components. */
export function checkReading(text: string, shorter: string = text): void {
  for (const { is, rule } of PREDICATES) checkSame(is.name, text, is(text), rule.accepts(shorter));
  checkParsing(text, uriReference.accepts(shorter));
}

/** Checks the same, and the diagnosis of a rejected text. */
export function checkText(text: string, shorter: string = text): void {
  checkReading(text, shorter);
  checkDiagnosis(text, uriReference.accepts(shorter));
}

/** Checks all of this directly after another text has been parsed, and the reference of that other text afterwards. */
export function checkTextAfter(earlier: string, text: string): void {
  for (const { is, rule } of PREDICATES) {
    const reference = tryParse(earlier);
    checkSame(is.name, text, is(text), rule.accepts(text));
    if (reference !== undefined) checkComponents(earlier, reference);
  }
  for (const check of [checkParsing, checkDiagnosis]) {
    tryParse(earlier);
    check(text, uriReference.accepts(text));
  }
}

function checkParsing(text: string, isValid: boolean): void {
  const reference = tryParse(text);
  checkSame("tryParse", text, reference !== undefined, isValid);
  if (reference !== undefined) checkComponents(text, reference);
}

const NAMES = ["scheme", "authority", "userinfo", "host", "hostKind", "port", "path", "query", "fragment"] as const;

function checkComponents(text: string, reference: UriReference): void {
  const components = componentsOf(text);
  for (const name of NAMES) checkSame(name, text, reference[name], components[name]);
  const { scheme, fragment } = components;
  checkSame("isUri()", text, reference.isUri(), scheme !== undefined);
  checkSame("isAbsoluteUri()", text, reference.isAbsoluteUri(), scheme !== undefined && fragment === undefined);
  checkSame("isRelativeReference()", text, reference.isRelativeReference(), scheme === undefined);
  checkSame("toString()", text, String(reference), text);
}

function checkDiagnosis(text: string, isValid: boolean): void {
  const [error, parsed] = diagnosed(text);
  checkSame("diagnose", text, error === undefined, isValid);
  if (error === undefined) {
    checkSame("parse", text, String(parsed), text);
    return;
  }
  checkSame("what parse throws", text, (parsed as UriSyntaxError).message, error.message);
  checkRefusal(error, text, "URI-reference");
  checkSame("component of the fault", text, error.component, componentAt(text, error.offset));
}

/**
 * Returns the result of `diagnose`, and that of `parse` or its error. Stacks would take most of the time of a long run.
 */
function diagnosed(text: string): readonly [UriSyntaxError | undefined, unknown] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  const error = diagnose(text);
  try {
    return [error, parse(text)];
  } catch (thrown) {
    return [error, thrown];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Checks the offset and the length of the fault, and everything allowed there. */
export function checkRefusal(error: UriSyntaxError, text: string, judged: Judged): void {
  const { offset, length, isTriplet, allowed } = refusalOf(judged, text);
  checkSame("offset", text, error.offset, offset);
  checkSame("length", text, error.length, length);
  checkSame("code for a triplet", text, error.code === "pct-encoded", isTriplet);
  if (isTriplet) checkSame("expected", text, error.expected.join(), '"%" HEXDIG HEXDIG');
  else checkSame("what expected begins with", text, firstOf(error.expected), allowed);
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
