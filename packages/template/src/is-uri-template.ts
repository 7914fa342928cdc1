/** RFC 6570 §2: whether a text is a template. */
import { readParts } from "./parse-parts.ts";

/**
 * Returns whether a text is a URI-Template by the grammar of RFC 6570. Takes linear time. The grammar has the operators
 * that are reserved for extensions, such as that of `{=a}`, which `parseTemplate` and `expand` refuse, since nothing
 * says what they do.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-2 | RFC 6570 §2}
 * @example
 * ```ts
 * import { isUriTemplate } from "@std66/template";
 * isUriTemplate("/users/{id}{?page,size}"); // => true
 * isUriTemplate("/users/{user-id}"); // => false
 * ```
 */
export function isUriTemplate(text: unknown): boolean {
  return typeof text === "string" && !readParts(text, true);
}
