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
  // How much is shown on either side, in UTF-16 code units.
  const shown = 40;
  const before = text.slice(0, offset);
  const after = text.slice(offset + length);
  return {
    before: (offset > shown ? "…" : "") + escapeInvisible(before.slice(-shown)),
    marked: escapeInvisible(text.slice(offset, offset + length)),
    after: escapeInvisible(after.slice(0, shown)) + (after.length > shown ? "…" : ""),
    place,
  };
}
