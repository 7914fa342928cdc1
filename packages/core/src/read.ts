/** RFC 3986 §4.1 for the packages above this one, whose functions take a text or a reference. */
import { diagnose } from "./diagnose.ts";
import { scan } from "./scan.ts";
import type { UriReference } from "./uri-reference.ts";

/**
 * Leaves the ends of a reference's components where `scan` leaves them, and gives its text. A `UriReference` is scanned
 * like a text: a door to its ends would have to be carried by everybody who only parses.
 *
 * @throws {UriSyntaxError} when a text is no URI-reference
 * @throws {TypeError} when it is neither
 */
export function read(reference: string | UriReference): string {
  const text = isReference(reference) ? String(reference) : reference;
  if (typeof text !== "string") {
    throw new TypeError("a URI or a reference is a string or a UriReference");
  }
  if (!scan(text)) throw diagnose(text);
  return text;
}

/** By its tag: an instance that another copy of this package has made is one too. */
function isReference(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    (value as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag] === "UriReference"
  );
}
