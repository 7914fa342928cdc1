/** RFC 3986 Appendix B: divides any text at its delimiters, whether or not the grammar allows it. */
import { COLON, IS_ALPHA, IS_SCHEME, isAt } from "../scan/characters.ts";
import { textOf } from "../argument/reference-argument.ts";
import { runEnd } from "../scan/runs.ts";
import { type ScannedText, pathStart, piece } from "../scan/scanned-text.ts";
import type { UriReference } from "../reference/reference.ts";

/** The components of any text, as delimited. They are not checked. `build` takes them, and checks them. */
export interface SplitComponents {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/**
 * Splits any text into components (RFC 3986 Appendix B), and never rejects one: for adapters, and for readers that
 * repair. A scheme is only recognized in the form of §3.1; the text before any other ":" belongs to the path. Says
 * nothing about validity: for that, see `parse`.
 *
 * @throws {TypeError} if `text` is neither a string nor a `UriReference`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-B | RFC 3986 Appendix B}
 * @example
 * ```ts
 * import { split } from "@std66/core";
 * split("http://a b/c d?é"); // => { scheme: "http", authority: "a b", path: "/c d", query: "é", fragment: undefined }
 * split("1a:b").path; // => "1a:b"
 * ```
 */
export function split(text: string | UriReference): SplitComponents {
  const divided = divide(textOf("split: text", text));
  const { schemeEnd, authorityEnd, pathEnd, queryEnd } = divided;
  const { length } = divided.text;
  const end = Math.max(pathEnd, queryEnd);
  return {
    scheme: piece(divided, 0, schemeEnd),
    authority: piece(divided, schemeEnd + 3, authorityEnd),
    path: piece(divided, pathStart(divided), pathEnd) as string,
    query: piece(divided, pathEnd + 1, queryEnd),
    fragment: piece(divided, end + 1, end < length ? length : -1),
  };
}

/** Returns any text with the ends of its components. The authority is not divided: all of it counts as the host. */
export function divide(text: string): ScannedText {
  const { length } = text;
  const hash = text.indexOf("#");
  const end = hash === -1 ? length : hash;
  const question = text.indexOf("?");
  const hasQuery = question !== -1 && question < end;
  const pathEnd = hasQuery ? question : end;
  const schemeEnd = schemeEndOf(text);
  let authorityEnd = -1;
  if (text.startsWith("//", schemeEnd + 1)) {
    const slash = text.indexOf("/", schemeEnd + 3);
    authorityEnd = slash === -1 || slash > pathEnd ? pathEnd : slash;
  }
  return {
    text,
    schemeEnd,
    userinfoEnd: -1,
    hostEnd: authorityEnd,
    authorityEnd,
    pathEnd,
    queryEnd: hasQuery ? end : -1,
  };
}

/** The offset of the ":" after a scheme; -1 if the text does not begin with one (RFC 3986 §3.1). */
function schemeEndOf(text: string): number {
  if (!isAt(text, 0, IS_ALPHA)) return -1;
  const end = runEnd(text, 1, text.length, IS_SCHEME);
  return text.charCodeAt(end) === COLON ? end : -1;
}
