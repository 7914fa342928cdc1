// The letters of the texts: one for each class that RFC 3987 §2.2 distinguishes, both ends of each range of `ucschar`
// and `iprivate` with their neighbors, and halves of pairs.

import { readFileSync } from "node:fs";
import { lettersOf } from "@std66/grammar";
import { productions } from "./grammar.ts";

/** One character for each class of characters. */
export const classLetters: readonly string[] = lettersOf(...productions);

/** The ranges as the RFC prints them. */
const printed = readFileSync(new URL("../data/rfc3987.abnf", import.meta.resolve("@std66/grammar")), "utf8");
const ranges = Array.from(printed.matchAll(/%x([\dA-F]{2,6})-([\dA-F]{2,6})/g), ([, from = "", to = ""]) => [
  Number.parseInt(from, 16),
  Number.parseInt(to, 16),
]).filter(([from = 0]) => from > 0x7f);

/** The code points on both sides of each boundary. Lone surrogates are among them. */
export const boundaries: readonly string[] = [
  ...new Set(ranges.flatMap(([from = 0, to = 0]) => [from - 1, from, to, to + 1])),
]
  .filter((code) => code <= 0x10ffff)
  .map((code) => String.fromCodePoint(code));

/**
 * Every ASCII character, and characters that become ASCII when case is ignored, or whose low byte is an ASCII letter.
 */
const others: readonly string[] = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  "\u017F",
  "\u212A",
  "\u0141",
  "\uFF10",
  // Halves of pairs: high, low, and the first and last of each.
  "\uD800",
  "\uDBFF",
  "\uDC00",
  "\uDFFF",
];

export const allLetters: readonly string[] = [...new Set([...classLetters, ...boundaries, ...others])];

/** The ways in which halves can stand: alone, in pairs, doubled, and in the wrong order. */
export const halves: readonly string[] = [
  "\uD83D",
  "\uDE00",
  "\uD83D\uDE00",
  "\uDE00\uD83D",
  "\uD83D\uD83D\uDE00",
  "\uD83D\uDE00\uDE00",
  "\uD83D\u00E9",
  "\u00E9\uDE00",
  "\uDBFF\uDFFD",
  "\uDBFF\uDFFE",
  "\uD83F\uDFFE",
  "\uDB40\uDC01",
  "\uDB44\uDC00",
];
