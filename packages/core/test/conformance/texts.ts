// The texts that are tried: every short one, and the same suite as it is, and made longer past each threshold of the parser.

import { lettersOf } from "@std66/grammar";
import { REGEXP_FROM, REGEXP_TO } from "../../src/scan.ts";
import { productions } from "../appendix-a.ts";

/** One character for each class of characters that Appendix A tells apart. */
export const classLetters: readonly string[] = lettersOf(...productions);

/**
 * Every ASCII character, and others: one of Latin-1, the two that become ASCII letters when case is ignored, one whose low byte
 * is a letter, half of a pair, and a digit that is none.
 */
export const allLetters: readonly string[] = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  "\u00E9",
  "\u017F",
  "\u212A",
  "\u0141",
  "\uD800",
  "\uFF10",
];

/** Every text over the letters that goes on from a beginning by up to `length` letters. */
export function forEveryText(
  letters: readonly string[],
  length: number,
  visit: (text: string) => void,
  beginning = "",
): void {
  visit(beginning);
  if (length === 0) return;
  for (const letter of letters) forEveryText(letters, length - 1, visit, beginning + letter);
}

/** Where the parser reads long texts in another way than short ones. */
export interface Threshold {
  readonly name: string;
  /** By how much texts of a length are made longer to get there. */
  readonly padding: (length: number) => readonly number[];
  /** Of how many texts one is tried when time is short. */
  readonly oneIn: number;
}

export const THRESHOLDS: readonly Threshold[] = [
  {
    name: `a text of ${REGEXP_TO}`,
    padding: (length) => [REGEXP_TO - length, REGEXP_TO + 1 - length],
    oneIn: 200,
  },
  {
    name: `a rest of ${REGEXP_FROM}`,
    // A rest counts from where its component begins, so every length up to there.
    padding: () => Array.from({ length: REGEXP_FROM + 2 }, (_, index) => index + 1),
    oneIn: 5,
  },
];

/** What a text is made longer with: characters, and triplets, which some expressions repeat by another way. */
export const PADS = ["G", "%2F"] as const;

/**
 * Where a text can be made longer so that the grammar does not notice: once for each state that the pad leads back to. And at
 * the end: a "#" and a fragment, of which the grammar does notice.
 */
export function paddedAt(text: string, pad: string): readonly { readonly before: string; readonly after: string }[] {
  const seen = new Set<string>();
  const places = [];
  for (let index = 0; index <= text.length; index++) {
    const before = text.slice(0, index);
    const states = productions.map((automaton) => automaton.run(before));
    const isViable = productions.some((automaton, which) => automaton.isViable(states[which] as number));
    if (!isViable) break;
    const key = states.join();
    const isLoop = productions.every((automaton, which) => automaton.run(pad, states[which]) === states[which]);
    if (!isLoop || seen.has(key)) continue;
    seen.add(key);
    places.push({ before, after: text.slice(index) });
  }
  return [...places, { before: `${text}#`, after: "" }];
}

/** A text with `length` UTF-16 code units of a pad in it; what a triplet leaves over is filled up with letters. */
export function padded({ before, after }: { before: string; after: string }, pad: string, length: number): string {
  const times = Math.floor(length / pad.length);
  return before + "G".repeat(length - times * pad.length) + pad.repeat(times) + after;
}
