/** RFC 3986 §2 in messages: characters that cannot be seen, or that rearrange what can, are shown as escapes. */

/** Controls, line separators, format characters (bidi controls among them), unusual blanks, and lone surrogates. */
const INVISIBLE = /(?! )[\p{C}\p{Z}]/gu;

const SHORT: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\r", "\\r"],
]);

/** The text with each such character as `\t`, `\n`, `\r` or `\u{…}`. */
export function escapeInvisible(text: string): string {
  return text.replace(
    INVISIBLE,
    (character) =>
      SHORT.get(character) ?? `\\u{${(character.codePointAt(0) as number).toString(16)}}`,
  );
}
