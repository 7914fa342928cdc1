// Whether the parser and Appendix A agree about a text. Without vitest, so that the long run needs none.

import assert from "node:assert/strict";
import type { UriReference, UriSyntaxError } from "../src/index.ts";
import { diagnose, isAbsoluteUri, isRelativeReference, isUri, isUriReference, tryParse } from "../src/index.ts";
import {
  type Judged,
  absoluteUri,
  componentAt,
  componentsOf,
  firstOf,
  refusalOf,
  relativeRef,
  uri,
  uriReference,
} from "./appendix-a.ts";

const PREDICATES = [
  { is: isUriReference, rule: uriReference },
  { is: isUri, rule: uri },
  { is: isAbsoluteUri, rule: absoluteUri },
  { is: isRelativeReference, rule: relativeRef },
] as const;

/** All that is said of a text that is accepted, and whether another one is refused; by a shorter one, which is as valid. */
export function checkReading(text: string, shorter: string = text): void {
  for (const { is, rule } of PREDICATES) {
    if (is(text) !== rule.accepts(shorter))
      assert.deepEqual(told(text, { [is.name]: is(text) }), told(text, { [is.name]: !is(text) }));
  }
  checkParsing(text, shorter);
}

/** The same, and what `diagnose` says. */
export function checkText(text: string): void {
  checkReading(text);
  checkDiagnosis(text);
}

/** All of that straight after another text has been read, and what is known of that one when this has been. */
export function checkTextAfter(earlier: string, text: string): void {
  for (const { is, rule } of PREDICATES) {
    const reference = tryParse(earlier);
    const found = is(text);
    assert.equal(found, rule.accepts(text), `${is.name} of ${JSON.stringify(text)} after ${JSON.stringify(earlier)}`);
    if (reference !== undefined) checkComponents(earlier, reference);
  }
  for (const check of [checkParsing, checkDiagnosis]) {
    tryParse(earlier);
    check(text);
  }
}

function checkParsing(text: string, shorter: string = text): void {
  const reference = tryParse(text);
  assert.equal(reference !== undefined, uriReference.accepts(shorter), `tryParse of ${JSON.stringify(text)}`);
  if (reference !== undefined) checkComponents(text, reference);
}

function checkDiagnosis(text: string): void {
  const error = diagnose(text);
  assert.equal(error === undefined, uriReference.accepts(text), `diagnose of ${JSON.stringify(text)}`);
  if (error === undefined) return;
  checkRefusal(error, text, "URI-reference");
  const component = componentAt(text, error.offset);
  if (error.component !== component) assert.deepEqual(told(text, error.component), told(text, component));
}

function checkComponents(text: string, reference: UriReference): void {
  const { scheme, authority, userinfo, host, hostKind, port, path, query, fragment } = componentsOf(text);
  const isRight =
    reference.scheme === scheme &&
    reference.authority === authority &&
    reference.userinfo === userinfo &&
    reference.host === host &&
    reference.hostKind === hostKind &&
    reference.port === port &&
    reference.path === path &&
    reference.query === query &&
    reference.fragment === fragment &&
    reference.isUri() === (scheme !== undefined) &&
    reference.isAbsoluteUri() === (scheme !== undefined && fragment === undefined) &&
    reference.isRelativeReference() === (scheme === undefined) &&
    String(reference) === text;
  if (isRight) return;
  const found = {
    scheme: reference.scheme,
    authority: reference.authority,
    userinfo: reference.userinfo,
    host: reference.host,
    hostKind: reference.hostKind,
    port: reference.port,
    path: reference.path,
    query: reference.query,
    fragment: reference.fragment,
  };
  assert.deepEqual(
    told(text, found),
    told(text, { scheme, authority, userinfo, host, hostKind, port, path, query, fragment }),
  );
  assert.fail(`${JSON.stringify(text)} is said to be another production than its components make it, or another text`);
}

/** Where the text fails, how far, and all that could have stood there. */
export function checkRefusal(error: UriSyntaxError, text: string, judged: Judged): void {
  const { offset, length, isTriplet, allowed } = refusalOf(judged, text);
  const expected = isTriplet ? error.expected.join() : firstOf(error.expected);
  const wanted = isTriplet ? '"%" HEXDIG HEXDIG' : allowed;
  const isRight =
    error.offset === offset &&
    error.length === length &&
    expected === wanted &&
    isTriplet === (error.code === "pct-encoded") &&
    error.input === text;
  if (isRight) return;
  assert.deepEqual(
    told(text, { offset: error.offset, length: error.length, code: error.code, expected }),
    told(text, { offset, length, code: isTriplet ? "pct-encoded" : error.code, expected: wanted }),
  );
  assert.fail(`the error of ${JSON.stringify(text)} has another input`);
}

/** A long text is told by its ends. */
function told(text: string, facts: unknown) {
  return { text: text.length > 200 ? `${text.slice(0, 100)} … ${text.slice(-100)}` : text, facts };
}
