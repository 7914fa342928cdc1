/** RFC 3986 in faults: what is wrong with a text, and where. The cold half of the parser finds them. */
import { IS_HEXDIG, PERCENT, isAt } from "./characters.ts";
import type { Component } from "./components.ts";
import type { UriSyntaxErrorCode } from "./error-codes.ts";
import { characterAt } from "./found.ts";

export interface Fault {
  readonly code: UriSyntaxErrorCode;
  /** Where the longest prefix that some valid text begins with ends; a malformed triplet is told at its "%". */
  readonly offset: number;
  readonly length: number;
  readonly component: Component | undefined;
  /** ABNF elements (`pchar`, `":"`, `%x30-35`) or `end of text`: all that would have been allowed at the offset. */
  readonly expected: readonly string[];
}

/** What may follow a component where it stands alone, and where it is part of a reference. */
export const ALONE: readonly string[] = ["end of text"];
export const AFTER_QUERY: readonly string[] = ['"#"', ...ALONE];
export const AFTER_PATH: readonly string[] = ['"?"', ...AFTER_QUERY];
export const AFTER_AUTHORITY: readonly string[] = ['"/"', ...AFTER_PATH];

/** A fault at the character that stands at `offset`, or at the end. A "%" where a triplet may stand begins a malformed one. */
export function faultAt(
  text: string,
  offset: number,
  code: UriSyntaxErrorCode,
  component: Component | undefined,
  expected: readonly string[],
): Fault {
  if (text.charCodeAt(offset) !== PERCENT || !expected.some((element) => element.startsWith("pc"))) {
    return { code, offset, length: characterAt(text, offset).length, component, expected };
  }
  // It reaches up to the first character that is no HEXDIG.
  const last = isAt(text, offset + 1, IS_HEXDIG) ? offset + 2 : offset + 1;
  const length = last - offset + characterAt(text, last).length;
  return { code: "pct-encoded", offset, length, component, expected: ['"%" HEXDIG HEXDIG'] };
}
