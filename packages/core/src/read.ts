/** RFC 3986 §4.1 for the packages above this one, whose functions take a text or a reference. */
import { diagnose } from "./diagnose.ts";
import { scan } from "./scan.ts";
import { UriReference, restoreEnds } from "./uri-reference.ts";

/**
 * Leaves the ends of a reference's components where `scan` leaves them, and gives its text. A `UriReference` that another
 * copy of this package has made is read by its text.
 *
 * @throws {UriSyntaxError} when a text is no URI-reference
 * @throws {TypeError} when it is neither
 */
export function read(reference: string | UriReference): string {
  if (typeof reference !== "string") {
    if (reference instanceof UriReference) return restoreEnds(reference);
    const tag = (reference as { readonly [Symbol.toStringTag]?: unknown } | null | undefined)?.[
      Symbol.toStringTag
    ];
    if (tag !== "UriReference") {
      throw new TypeError("a URI or a reference is a string or a UriReference");
    }
    return read(String(reference));
  }
  if (!scan(reference)) throw diagnose(reference);
  return reference;
}
