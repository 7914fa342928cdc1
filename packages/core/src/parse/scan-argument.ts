/** RFC 3986 §4.1 for the packages above core, whose functions take a text or a reference. */
import { referenceFault } from "../faults/diagnose.ts";
import type { Fault } from "../faults/fault.ts";
import { referenceText, textOf } from "../argument/reference-argument.ts";
import { scanText } from "../scan/scan-text.ts";
import type { ScannedText } from "../scan/scanned-text.ts";
import { syntaxError } from "../faults/uri-syntax-error.ts";
import type { UriReference } from "../reference/reference.ts";
import { ownRecord } from "../reference/uri-reference.ts";

/**
 * Returns the record of a string or a `UriReference`, to read only; `undefined` for any other value, and for a text
 * that is not a URI-reference. An instance of this copy of the package lends its own record. One of another copy is
 * scanned like a string, since its text may be anything.
 */
export function recordOf(value: unknown): ScannedText | undefined {
  const own = ownRecord(value);
  if (own !== undefined) return own;
  const text = typeof value === "string" ? value : referenceText(value);
  return text === undefined ? undefined : scanText(text);
}

/**
 * Scans an argument of a function. Returns its record, as `recordOf` does, or throws. `isNamed` is true for a function
 * that takes more than one text: the message then says which one is wrong.
 *
 * @throws {UriSyntaxError} if a text is not a URI-reference
 * @throws {TypeError} for a value of another type, naming the calling function and its argument
 */
export function scanArgument(argument: string, reference: string | UriReference, isNamed = false): ScannedText {
  const own = ownRecord(reference);
  if (own !== undefined) return own;
  const text = textOf(argument, reference);
  const scanned = scanText(text);
  if (scanned !== undefined) return scanned;
  throw syntaxError(text, referenceFault(text) as Fault, undefined, undefined, isNamed ? `${argument}: ` : "");
}
