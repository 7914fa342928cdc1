// Trials of `isValid` of RFC 1808 and of RFC 2396 with RFC 2732 against automata of their printed grammars.

import {
  type Automaton,
  ConformanceSuite,
  automatonOf,
  lettersOf,
  rfc1808 as abnf1808,
  rfc2396 as abnf2396,
  rfc2732 as abnf2732,
  rfc3986 as abnf3986,
} from "@std66/grammar";
import { type Dialect, rfc1808, rfc2396 } from "../../src/index.ts";

export const url = automatonOf(abnf1808, "URL");
export const uriReference = automatonOf(abnf2732, "URI-reference");
export const plain2396 = automatonOf(abnf2396, "URI-reference");
export const since2004 = automatonOf(abnf3986, "URI-reference");

/** The letters of all grammars together, so that every trial has the texts that only one grammar distinguishes. */
export const LETTERS = lettersOf(url, uriReference, plain2396, since2004);

/** The extent of each trial, in the tests and in the long run. */
export interface Reach {
  /** The number of characters in a text. */
  readonly length: number;
  /** The number of extra states in a recognizer that the suites detect. */
  readonly extra1808: number;
  readonly extra2396: number;
}

export const SHORT: Reach = { length: 4, extra1808: 3, extra2396: 1 };
export const LONG: Reach = { length: 6, extra1808: 5, extra2396: 3 };

export interface Trial {
  readonly name: string;
  readonly dialect: Dialect;
  readonly grammar: Automaton;
  readonly texts: () => Iterable<string>;
}

export function trialsOf({ length, extra1808, extra2396 }: Reach): readonly Trial[] {
  const grammars = [
    { dialect: rfc1808, grammar: url, extra: extra1808 },
    { dialect: rfc2396, grammar: uriReference, extra: extra2396 },
  ];
  return grammars.flatMap(({ dialect, grammar, extra }) =>
    Object.entries({
      [`every text of up to ${length} characters, one of each class`]: () => textsUpTo(length),
      [`every text of up to ${length - 1} characters after a scheme, a host, a path, a query, a fragment and others`]:
        () => behindStarts(length - 1),
      [`texts that detect every recognizer with ${extra} extra states`]: () => suite(grammar, extra),
      "each character in each position": characters,
    }).map(([name, texts]) => ({ name: `${dialect.id}: ${name}`, dialect, grammar, texts })),
  );
}

/** Some texts on which a dialect and its grammar disagree, and the number of texts tried. */
export function run({ dialect, grammar, texts }: Omit<Trial, "name">): {
  readonly found: readonly string[];
  readonly count: number;
} {
  const found: string[] = [];
  let count = 0;
  for (const text of texts()) {
    count++;
    if (dialect.isValid(text) !== grammar.accepts(text) && found.push(text) === 20) break;
  }
  return { found, count };
}

/** All texts of the given letters, up to a length. */
export function* textsUpTo(length: number, start = ""): Generator<string> {
  yield start;
  if (length > 0) for (const letter of LETTERS) yield* textsUpTo(length - 1, start + letter);
}

const STARTS = "a: // a:// a://a a://a/ a:/ a/ ? # a://a? a:a 1: a; //a@ %4".split(" ");

function* behindStarts(length: number): Generator<string> {
  for (const start of STARTS) yield* textsUpTo(length, start);
}

function suite(grammar: Automaton, extra: number): Iterable<string> {
  const letters = lettersOf(grammar);
  return new ConformanceSuite(grammar, letters).texts(letters, extra);
}

const PLACES = "^ a^ a:^ a:/^ a://^ a://a^/ //^@a a/^ a;^ ?^ a?^ #^ %^0 %0^ ^:a".split(" ");
const CHARACTERS = [
  ...Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)),
  ..."\u212a \u0130 \uff21 \u2028 \ufeff \ud800 \udc00 \u{1f600}".split(" "),
];

function* characters(): Generator<string> {
  for (const place of PLACES) for (const character of CHARACTERS) yield place.replace("^", () => character);
}
