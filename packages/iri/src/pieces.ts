/** RFC 3987 §3.1: changes in a long text, piece by piece. */

/** The longest text that is changed at once, in UTF-16 code units. */
const LONGEST = 9999;

/**
 * Changes a text in pieces, since `replace` keeps all matches until it is done. No piece ends between two surrogates.
 */
export function inPieces(text: string, change: (piece: string) => string): string {
  if (text.length <= LONGEST) return change(text);
  return (text.match(/[^]{1,9999}/gu) as string[]).map(change).join("");
}
