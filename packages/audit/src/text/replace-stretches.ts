/** RFC 3986 §7.5: a text without its secrets. */
import type { Stretch } from "./part.ts";

/**
 * Returns a text with a replacement for each of its stretches, which are in order and apart.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7.5 | RFC 3986 §7.5}
 */
export function replaceStretches(text: string, stretches: readonly Stretch[], replacement: string): string {
  let from = 0;
  let result = "";
  let pieces: string[] = [];
  for (const [start, end] of stretches) {
    pieces.push(text.slice(from, start), replacement);
    from = end;
    // Pieces need more memory than their text.
    if (pieces.length < 10_000) continue;
    result += pieces.join("");
    pieces = [];
  }
  return result + pieces.join("") + text.slice(from);
}
