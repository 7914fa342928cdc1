// Each gives the number of texts that it has tried, and throws where the parser and Appendix A part.

import { type Automaton, ConformanceSuite } from "@std66/grammar";
import { checkReading, checkText } from "../agreement.ts";
import { absoluteUri, relativeRef, uri, uriReference } from "../appendix-a.ts";
import { PADS, THRESHOLDS, type Threshold, allLetters, classLetters, forEveryText, padded, paddedAt } from "./texts.ts";

export interface Trial {
  readonly name: string;
  readonly run: () => number;
}

export const PRODUCTIONS = [
  { rule: "URI-reference", automaton: uriReference },
  { rule: "URI", automaton: uri },
  { rule: "absolute-URI", automaton: absoluteUri },
  { rule: "relative-ref", automaton: relativeRef },
] as const;

const classes = `${classLetters.length} classes`;
const ascii = "all ASCII characters";

/** What runs with the tests. */
export const short: readonly Trial[] = [
  everyText(4),
  ...PRODUCTIONS.map(({ rule, automaton }) =>
    suite(`${rule}, ${ascii}, as many states`, automaton, { letters: allLetters, extra: 0 }),
  ),
  suite(`URI-reference, ${classes}, a state more`, uriReference, { letters: classLetters, extra: 1 }),
  suite(`URI-reference, ${classes}, as many states, with faults`, uriReference, {
    letters: classLetters,
    extra: 0,
    check: checkText,
  }),
  ...THRESHOLDS.flatMap((threshold) => PADS.map((pad) => paddedSuite(threshold, pad, threshold.oneIn))),
];

/** The same further. */
export const long: readonly Trial[] = [
  // What takes longest goes first.
  ...THRESHOLDS.flatMap((threshold) => PADS.map((pad) => paddedSuite(threshold, pad, 1))),
  ...PRODUCTIONS.map(({ rule, automaton }) =>
    suite(`${rule}, ${ascii}, a state more`, automaton, { letters: allLetters, extra: 1 }),
  ),
  everyText(5),
  suite(`URI-reference, ${classes}, two states more`, uriReference, { letters: classLetters, extra: 2 }),
  suite(`URI-reference, ${ascii}, as many states, with faults`, uriReference, {
    letters: allLetters,
    extra: 0,
    check: checkText,
  }),
  suite(`URI-reference, ${classes}, a state more, with faults`, uriReference, {
    letters: classLetters,
    extra: 1,
    check: checkText,
  }),
  suite(`URI-reference, ${classes}, a state more, two bytes a character`, uriReference, {
    letters: classLetters,
    extra: 1,
    check: (text) => checkReading(inTwoBytes(text)),
  }),
];

/** Every text up to a length: the productions, the components, and what `diagnose` says. */
function everyText(length: number): Trial {
  const run = () => {
    let count = 0;
    forEveryText(classLetters, length, (text) => {
      checkText(text);
      count++;
    });
    return count;
  };
  return { name: `every text of up to ${length} characters of ${classes}, with faults`, run };
}

interface Extent {
  readonly letters: readonly string[];
  readonly extra: number;
  readonly check?: (text: string) => void;
}

/** The suite that finds a faulty recogniser of up to `extra` states more than the automaton has. */
function suite(name: string, automaton: Automaton, { letters, extra, check = checkReading }: Extent): Trial {
  const run = () => {
    let count = 0;
    for (const text of new ConformanceSuite(automaton, classLetters).texts(letters, extra)) {
      check(text);
      count++;
    }
    return count;
  };
  return { name: `suite of ${name}`, run };
}

/** The suite with no state more, made longer past a threshold in each place where it can be; or one text of so many. */
function paddedSuite(threshold: Threshold, pad: string, every: number): Trial {
  const run = () => {
    let count = 0;
    let index = 0;
    for (const text of new ConformanceSuite(uriReference, classLetters).texts(classLetters, 0)) {
      if (index++ % every !== 0) continue;
      for (const place of paddedAt(text, pad)) {
        for (const length of threshold.padding(place.before.length + place.after.length)) {
          checkReading(padded(place, pad, length));
          count++;
        }
      }
    }
    return count;
  };
  const part = every === 1 ? "" : `, one in ${every}`;
  return { name: `suite of URI-reference, ${classes}, as many states, past ${threshold.name} by ${pad}${part}`, run };
}

/** The same text as V8 stores one that is not Latin-1, for which it compiles expressions once more. */
function inTwoBytes(text: string): string {
  return `\u0100${text}`.slice(1);
}
