/**
 * RFC 3986 §3.2.1 and §7.5 in messages: the text around a fault, safe to show. A password is masked, invisible
 * characters are escaped, and a long text is truncated around the fault.
 */
import { escapeInvisible } from "./describe-character.ts";
import { type Faulty, type Place, maskFault } from "./mask-password.ts";

/** Three pieces of one line. `marked` is the piece above the caret, and may be empty. */
export interface Excerpt {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  readonly place: Place;
}

/**
 * Returns the text around a fault, safe to show (RFC 3986 §7.5): at most 40 UTF-16 code units on either side, a
 * password masked, and invisible characters escaped as `escapeInvisible` does.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7.5 | RFC 3986 §7.5}
 * @example
 * ```ts
 * import { excerpt } from "@std66/core/diagnostics";
 * const { before, marked, after } = excerpt({ input: "http://me:secret@h/a\tb", offset: 20, length: 1, component: "path" });
 * [before, marked, after]; // => ["http://me:***@h/a", "\\u{9}", "b"]
 * ```
 */
export function excerpt(fault: Faulty): Excerpt {
  const { text, offset, length, place } = maskFault(fault);
  const end = offset + length;
  // How much is shown on either side, in UTF-16 code units.
  const shown = 40;
  const from = Math.max(0, offset - shown);
  const to = end + shown;
  return {
    before: (from > 0 ? "…" : "") + escapeInvisible(text.slice(from, offset)),
    marked: escapeInvisible(text.slice(offset, end)),
    after: escapeInvisible(text.slice(end, to)) + (to < text.length ? "…" : ""),
    place,
  };
}
