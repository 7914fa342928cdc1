/** RFC 3986 §4.1 for the packages above this one, whose functions take a text or a reference. */
import { diagnose } from "./diagnose.ts";
import { textOf } from "./reference-argument.ts";
import { scan } from "./scan.ts";
import type { UriReference } from "./uri-reference.ts";

/**
 * Leaves the ends of a reference's components where `scan` leaves them, and returns its text. A `UriReference` is scanned
 * like a string: a door to its ends would be carried by everyone who only parses.
 *
 * @throws {UriSyntaxError} when a string is not a URI-reference
 * @throws {TypeError} for any other value, naming the function called and its argument
 */
export function read(argument: string, reference: string | UriReference): string {
  const text = textOf(argument, reference);
  if (!scan(text)) throw diagnose(text);
  return text;
}
