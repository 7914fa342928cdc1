// Short texts of the grammar of RFC 6570, one letter for each kind of character.

export const KINDS = ["{", "}", "a", ".", ",", ":", "0", "1", "*", "+"] as const;
export const INNER = ["a", ".", ",", ":", "3", "0", "*", "%", "%4", "%41", "=", "{", "\u00E9"] as const;

/** All texts of up to some number of letters. */
export function* textsOf(letters: readonly string[], length: number): Generator<string> {
  yield "";
  if (length === 0) return;
  for (const rest of textsOf(letters, length - 1)) for (const letter of letters) yield letter + rest;
}
