/**
 * What is wrong with a text, and where: the cold half of the parser speaks in faults, which `UriSyntaxError` carries out.
 */
import { PERCENT, isAt, IS_HEXDIG } from "./characters.ts";
import type { Component } from "./components.ts";
import type { UriSyntaxErrorCode } from "./error-codes.ts";

export interface Fault {
  readonly code: UriSyntaxErrorCode;
  /** Where the longest prefix that some valid text begins with ends; a malformed triplet is told at its "%". */
  readonly offset: number;
  readonly length: number;
  readonly component: Component | undefined;
  /** ABNF elements (`pchar`, `":"`, `%x30-35`), or `END`: all that would have been allowed at the offset. */
  readonly expected: readonly string[];
}

export const END = "end of text";

/** What may follow a component where it stands alone, and where it is part of a reference. */
export const ENDS_ALONE: readonly string[] = [END];
export const ENDS_FRAGMENT: readonly string[] = ENDS_ALONE;
export const ENDS_QUERY: readonly string[] = ['"#"', END];
export const ENDS_PATH: readonly string[] = ['"?"', '"#"', END];
export const ENDS_AUTHORITY: readonly string[] = ['"/"', '"?"', '"#"', END];

/** A fault at the code point that stands at `offset`, or at the end. */
export function faultAt(
  text: string,
  offset: number,
  code: UriSyntaxErrorCode,
  component: Component | undefined,
  expected: readonly string[],
): Fault {
  return { code, offset, length: codePointLength(text, offset), component, expected };
}

/** The same, unless a "%" stands there: then it is the triplet that is malformed. */
export function tripletFaultOr(
  text: string,
  offset: number,
  code: UriSyntaxErrorCode,
  component: Component | undefined,
  expected: readonly string[],
): Fault {
  return text.charCodeAt(offset) === PERCENT
    ? tripletFault(text, offset, component)
    : faultAt(text, offset, code, component, expected);
}

/** A "%" that no two HEXDIG follow: the fault reaches up to the first character that is none. */
export function tripletFault(
  text: string,
  offset: number,
  component: Component | undefined,
): Fault {
  const wrong = isAt(text, offset + 1, IS_HEXDIG) ? offset + 2 : offset + 1;
  const length = wrong - offset + codePointLength(text, wrong);
  return { code: "pct-encoded", offset, length, component, expected: ['"%" HEXDIG HEXDIG'] };
}

export function codePointLength(text: string, offset: number): number {
  const codePoint = text.codePointAt(offset);
  if (codePoint === undefined) return 0;
  return codePoint > 0xff_ff ? 2 : 1;
}
