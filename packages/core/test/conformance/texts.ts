// The parts of texts: letters, padding past the thresholds of the parser, and tails after a fault.

import { lettersOf } from "@std66/grammar";
import { REGEXP_FROM, REGEXP_TO } from "../../src/scan/rules.ts";
import { productions } from "../appendix-a.ts";

/** One character for each class of characters that Appendix A distinguishes. */
export const classLetters: readonly string[] = lettersOf(...productions);

/**
 * Every ASCII character, and others: one of Latin-1, the two that become ASCII letters when case is ignored, one whose
 * low byte is an ASCII letter, a lone surrogate, and a non-ASCII digit.
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

/** Every text that consists of a beginning and up to `length` of the letters. */
export function* textsOf(letters: readonly string[], length: number, beginning = ""): Generator<string> {
  yield beginning;
  if (length === 0) return;
  for (const letter of letters) yield* textsOf(letters, length - 1, beginning + letter);
}

/** A length from which the parser reads texts in another way, and the padding needed to reach it. */
export interface Threshold {
  readonly name: string;
  /** Padding to just past the threshold, whatever the original length. */
  readonly beyond: (length: number) => readonly number[];
  /** Padding to either side of the threshold. */
  readonly around: (length: number) => readonly number[];
}

export const LONG_TEXT: Threshold = {
  name: `a text of ${REGEXP_TO}`,
  beyond: (length) => [REGEXP_TO + 1 - length],
  around: (length) => [REGEXP_TO - length, REGEXP_TO + 1 - length],
};

/** The length of a rest is counted from the start of its component, which is before the padding. */
export const LONG_REST: Threshold = {
  name: `a rest of ${REGEXP_FROM}`,
  beyond: () => [REGEXP_FROM],
  around: () => Array.from({ length: REGEXP_FROM + 2 }, (_, index) => index + 1),
};

/**
 * The padding: letters; digits, which ports and versions allow; triplets; and triplets between letters, which the
 * regexp repeats in another way.
 */
export const PADS = ["G", "1", "%2F", "%2FG"] as const;

/**
 * Tails after a fault: none, another fault, characters of two code units, and text that turns all of it into userinfo.
 */
export const TAILS: readonly string[] = [
  "",
  '"',
  "@",
  '"@',
  ':"@',
  '@"',
  '00"@',
  "[::]@",
  "\u{1F600}",
  "%\u{1F600}",
  "%A\u{1F600}",
];

/**
 * Pieces of other grammars that RFC 3986 does not have: zone identifiers, escapes, addresses in other forms,
 * delimiters.
 */
export const FOREIGN: readonly string[] = [
  "%25en1",
  "%en1",
  "%u0041",
  "%4",
  "\\",
  "|",
  "{x}",
  "^",
  "`",
  '"',
  "<",
  " ",
  "\t",
  "\n",
  "\u0000",
  "\u00E9",
  "\u212A",
  "\u3002",
  "\uFF0E",
  "\u{1F600}",
  "[",
  "]",
  "[]",
  "[::]",
  "[1.2.3.4]",
  "::",
  ":1.2.3.4",
  "1.2.3.4:",
  "1.2.3",
  ".5",
  "256",
  "00",
  "0x7F",
  "12345",
  "/64",
  "v1",
  "v1.",
  "V.a",
  "@",
  "a@b@",
  "@@@@",
  ":80:",
  ":8a",
  ":-1",
  "#",
  "##",
  "/..//",
];

/**
 * The places where padding leaves the grammar in the same state, one for each such state. The last place is in a
 * fragment that is added with its "#", which changes the state.
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
    if (seen.has(key) || ![pad, fillerOf(pad)].every((each) => leadsBack(each, states))) continue;
    seen.add(key);
    places.push({ before, after: text.slice(index) });
  }
  return [...places, { before: `${text}#`, after: "" }];
}

/** The filler for a remainder shorter than the pad. */
function fillerOf(pad: string): string {
  return pad.length === 1 ? pad : "G";
}

function leadsBack(pad: string, states: readonly number[]): boolean {
  return productions.every((automaton, which) => automaton.run(pad, states[which]) === states[which]);
}

/** A text with `length` UTF-16 code units of padding. Letters fill the remainder of a triplet. */
export function padded({ before, after }: { before: string; after: string }, pad: string, length: number): string {
  const times = Math.floor(length / pad.length);
  return before + fillerOf(pad).repeat(length - times * pad.length) + pad.repeat(times) + after;
}
