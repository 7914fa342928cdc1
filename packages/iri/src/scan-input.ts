/** RFC 3987 §2.2 for the functions that take a text or a reference. */
import type { ScannedText } from "@std66/core/internal";
import { diagnoseText } from "./diagnose-iri.ts";
import { requireInput } from "./iri-argument.ts";
import { scanIri } from "./scan-iri.ts";

/**
 * Returns the text of a reference with the ends of its components.
 *
 * @throws {UriSyntaxError} if it is not an IRI-reference
 * @throws {TypeError} for a value of another type, naming the calling function and its argument
 */
export function scanInput(argument: string, value: unknown): ScannedText {
  const text = requireInput(argument, value);
  const scanned = scanIri(text);
  if (scanned === undefined) throw diagnoseText(text);
  return scanned;
}

/**
 * The same for a function that takes more than one text: the message says which one is wrong.
 *
 * @throws {UriSyntaxError} if it is not an IRI-reference, naming the calling function and its argument
 * @throws {TypeError} for a value of another type, naming these too
 */
export function scanNamed(argument: string, value: unknown): ScannedText {
  const text = requireInput(argument, value);
  const scanned = scanIri(text);
  if (scanned === undefined) throw diagnoseText(text, `${argument}: `);
  return scanned;
}
