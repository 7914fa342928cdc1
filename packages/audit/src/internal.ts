/**
 * The entry point for the other packages of std66: where the secrets of a text are, so that what shows the text can
 * mask them. It follows the same versioning as the rest, but users do not need it.
 */
import { Subject } from "./subject/subject.ts";
import type { Stretch } from "./text/part.ts";

export { replaceStretches } from "./text/replace-stretches.ts";

/**
 * Returns where a text has possible secrets, in order and apart. Messages of `audit` show nothing of them.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7.5 | RFC 3986 §7.5}
 */
export function secretStretchesOf(text: string): readonly Stretch[] {
  return new Subject("secretStretchesOf: text", text).secrets();
}

/**
 * Returns where a text has tokens, in order and apart: user names and words in the form of a key.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7.5 | RFC 3986 §7.5}
 */
export function tokenStretchesOf(text: string): readonly Stretch[] {
  return new Subject("tokenStretchesOf: text", text).tokens();
}
