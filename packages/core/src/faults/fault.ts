/** RFC 3986, faults: what is wrong with a text, and where. Only the diagnostic half of the parser creates them. */
import type { ComponentName } from "../scan/components.ts";
import type { UriSyntaxErrorCode } from "./error-codes.ts";
import { characterAt } from "../display/describe-character.ts";

export interface Fault {
  readonly code: UriSyntaxErrorCode;
  /** End of the longest prefix of any valid text; a malformed triplet is reported at its "%". */
  readonly offset: number;
  readonly length: number;
  readonly component: ComponentName | undefined;
  /** Everything allowed at the offset: ABNF elements (`pchar`, `":"`, `%x30-35`) or `end of text`. */
  readonly expected: readonly string[];
}

/** What may follow a component that stands alone, and one that is part of a reference. */
export const END_ONLY: readonly string[] = ["end of text"];
export const AFTER_QUERY: readonly string[] = ['"#"', ...END_ONLY];
export const AFTER_PATH: readonly string[] = ['"?"', ...AFTER_QUERY];
export const AFTER_AUTHORITY: readonly string[] = ['"/"', ...AFTER_PATH];

/**
 * Returns a fault at the character at `offset`, or at the end. If what is `expected` there includes a triplet, a "%"
 * begins a malformed one, which extends to the first character that is not a HEXDIG.
 */
export function faultAt(
  text: string,
  offset: number,
  code: UriSyntaxErrorCode,
  component: ComponentName | undefined,
  expected: readonly string[],
): Fault {
  const triplet =
    (expected.includes("pchar") || expected.includes("pct-encoded")) &&
    /^%[\da-f]?.?/isu.exec(text.slice(offset, offset + 4));
  return triplet
    ? { code: "pct-encoded", offset, length: triplet[0].length, component, expected: ['"%" HEXDIG HEXDIG'] }
    : { code, offset, length: characterAt(text, offset).length, component, expected };
}
