/** RFC 3986 §4.1 for packages that depend on this one, whose functions take a text or a reference. */
import { diagnose, referenceFault } from "./diagnose.ts";
import type { Fault } from "./fault.ts";
import { textOf } from "./reference-argument.ts";
import { scanText } from "./scan-text.ts";
import type { ScannedText } from "./scanned-text.ts";
import { syntaxError } from "./uri-syntax-error.ts";
import type { UriReference } from "./uri-reference.ts";

/**
 * Returns the text of a reference with the ends of its components. Scans a `UriReference` like a string, since access to its
 * ends would add code for callers that only parse.
 *
 * @throws {UriSyntaxError} if a string is not a URI-reference
 * @throws {TypeError} for any other value, naming the calling function and its argument
 */
export function scanInput(argument: string, reference: string | UriReference): ScannedText {
  const text = textOf(argument, reference);
  const scanned = scanText(text);
  if (scanned === undefined) throw diagnose(text);
  return scanned;
}

/**
 * The same for a function that takes more than one text: the message says which one is wrong.
 *
 * @throws {UriSyntaxError} if a string is not a URI-reference, naming the calling function and its argument
 * @throws {TypeError} for any other value, naming these too
 */
export function scanNamed(argument: string, reference: string | UriReference): ScannedText {
  const text = textOf(argument, reference);
  const scanned = scanText(text);
  if (scanned === undefined) {
    throw syntaxError(text, referenceFault(text) as Fault, undefined, undefined, `${argument}: `);
  }
  return scanned;
}
