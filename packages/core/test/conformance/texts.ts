// What texts are made of: letters, what makes them longer past the thresholds of the parser, and what faults come with.

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
export function* textsOf(letters: readonly string[], length: number, beginning = ""): Generator<string> {
  yield beginning;
  if (length === 0) return;
  for (const letter of letters) yield* textsOf(letters, length - 1, beginning + letter);
}

/** Where the parser reads long texts in another way than short ones, and by how much one is made longer to get there. */
export interface Threshold {
  readonly name: string;
  /** Just past it, whatever the length before. */
  readonly beyond: (length: number) => readonly number[];
  /** To either side of it. */
  readonly around: (length: number) => readonly number[];
}

export const LONG_TEXT: Threshold = {
  name: `a text of ${REGEXP_TO}`,
  beyond: (length) => [REGEXP_TO + 1 - length],
  around: (length) => [REGEXP_TO - length, REGEXP_TO + 1 - length],
};

/** A rest counts from where its component begins, which is in front of what makes it longer. */
export const LONG_REST: Threshold = {
  name: `a rest of ${REGEXP_FROM}`,
  beyond: () => [REGEXP_FROM],
  around: () => Array.from({ length: REGEXP_FROM + 2 }, (_, index) => index + 1),
};

/**
 * What a text is made longer with: letters; digits, in ports and versions too; triplets, and triplets between letters, which an
 * expression repeats otherwise.
 */
export const PADS = ["G", "1", "%2F", "%2FG"] as const;

/** What may come after a fault: nothing, another one, characters of two code units, and what makes a userinfo of it all. */
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

/** What other grammars have where RFC 3986 has nothing: zone identifiers, escapes, addresses in other forms, delimiters. */
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
    if (seen.has(key) || ![pad, fillerOf(pad)].every((each) => leadsBack(each, states))) continue;
    seen.add(key);
    places.push({ before, after: text.slice(index) });
  }
  return [...places, { before: `${text}#`, after: "" }];
}

/** What fills up the room that no whole pad has. */
function fillerOf(pad: string): string {
  return pad.length === 1 ? pad : "G";
}

function leadsBack(pad: string, states: readonly number[]): boolean {
  return productions.every((automaton, which) => automaton.run(pad, states[which]) === states[which]);
}

/** A text with `length` UTF-16 code units of a pad in it; what a triplet leaves over is filled up with letters. */
export function padded({ before, after }: { before: string; after: string }, pad: string, length: number): string {
  const times = Math.floor(length / pad.length);
  return before + fillerOf(pad).repeat(length - times * pad.length) + pad.repeat(times) + after;
}
