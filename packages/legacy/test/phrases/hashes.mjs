// The hashes of phrases.json: of each three words in a row, 24 bits, as four characters.

import { createHash } from "node:crypto";

const WORDS = 3;

/**
 * A word that is broken after its hyphen at the end of a line is one word. What stands around a word, such as a comma,
 * does not count, because a quote can end before it.
 *
 * @param {string} text
 * @returns {Set<string>}
 */
export function hashesOf(text) {
  const words = text
    .replace(/-\n\s*/gu, "-")
    .split(/\s+/u)
    .filter((word) => word !== "")
    .map((word) => word.replace(/^[("]+|[)".,;:]+$/gu, "") || word);
  if (words.length < WORDS) throw new Error(`fewer than ${WORDS} words: ${text}`);
  const phrases = words.slice(WORDS - 1).map((_, index) => words.slice(index, index + WORDS).join(" "));
  return new Set(phrases.map((phrase) => createHash("sha256").update(phrase).digest("base64").slice(0, 4)));
}
