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

/** All that is said of a text that is accepted, and whether another one is refused. */
export function checkReading(text: string): void {
  const isValid = uriReference.accepts(text);
  const wanted = [isValid, uri.accepts(text), absoluteUri.accepts(text), relativeRef.accepts(text)];
  const predicates = [isUriReference(text), isUri(text), isAbsoluteUri(text), isRelativeReference(text)];
  if (predicates.some((answer, index) => answer !== wanted[index]))
    assert.deepEqual(told(text, predicates), told(text, wanted));
  const reference = tryParse(text);
  assert.equal(reference !== undefined, isValid, `tryParse of ${JSON.stringify(text)}`);
  if (reference !== undefined) checkComponents(text, reference);
}

/** The same, and what `diagnose` says. */
export function checkText(text: string): void {
  checkReading(text);
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
