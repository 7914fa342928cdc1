/** RFC 3987 §2.2 for the functions that take a text or a reference. */
import { type ScannedText, recordOf as recordOfUri } from "@std66/core/internal";
import { diagnoseText } from "./diagnose-iri.ts";
import { inputText, requireInput } from "./iri-argument.ts";
import { ownRecord } from "./iri-reference.ts";
import { scanIri } from "./scan-iri.ts";

/**
 * Returns the record of a string, an `IriReference` or a `UriReference`, to read only; `undefined` for any other value,
 * and for a text that is not an IRI-reference. An instance that was parsed lends its own record.
 */
export function recordOf(value: unknown): ScannedText | undefined {
  const lent = lentRecord(value);
  if (lent !== undefined) return lent;
  const text = inputText(value);
  return text === undefined ? undefined : scanIri(text);
}

/** Of a `UriReference` of another copy of core too: what it scans as a URI-reference is an IRI-reference. */
function lentRecord(value: unknown): ScannedText | undefined {
  return typeof value === "string" ? undefined : (ownRecord(value) ?? recordOfUri(value));
}

/**
 * Scans an argument of a function. Returns its record, as `recordOf` does, or throws. `isNamed` is true for a function
 * that takes more than one text: the message then says which one is wrong.
 *
 * @throws {UriSyntaxError} if a text is not an IRI-reference
 * @throws {TypeError} for a value of another type, naming the calling function and its argument
 */
export function scanArgument(argument: string, value: unknown, isNamed = false): ScannedText {
  const lent = lentRecord(value);
  if (lent !== undefined) return lent;
  const text = requireInput(argument, value);
  const scanned = scanIri(text);
  if (scanned === undefined) throw diagnoseText(text, isNamed ? `${argument}: ` : "");
  return scanned;
}
