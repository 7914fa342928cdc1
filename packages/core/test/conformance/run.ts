// Each gives the number of texts that it has tried, and throws where the parser and Appendix A part.

import { type Automaton, ConformanceSuite, automatonOf, lettersOf, rfc3986 } from "@std66/grammar";
import { isUriReference, tryParse } from "../../src/index.ts";
import { checkReading, checkText, checkTextAfter } from "../agreement.ts";
import { absoluteUri, relativeRef, uri, uriReference } from "../appendix-a.ts";
import {
  FOREIGN,
  LONG_REST,
  LONG_TEXT,
  PADS,
  TAILS,
  type Threshold,
  allLetters,
  classLetters,
  forEveryText,
  padded,
  paddedAt,
} from "./texts.ts";

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

const HOSTS = [
  { kind: "IPv4", rule: "IPv4address" },
  { kind: "IPv6", rule: '"[" IPv6address "]"' },
  { kind: "IPvFuture", rule: '"[" IPvFuture "]"' },
] as const;

const classes = `${classLetters.length} classes`;
const ascii = "all ASCII characters";
const references = new ConformanceSuite(uriReference, classLetters);

/** What runs with the tests. */
export const short: readonly Trial[] = [
  everyText(4),
  ...PRODUCTIONS.map(({ rule, automaton }) =>
    suite(`${rule}, ${ascii}, as many states`, automaton, { letters: allLetters, extra: 0 }),
  ),
  suite(`URI-reference, ${classes}, a state more`, uriReference, { letters: classLetters, extra: 1 }),
  ...HOSTS.map(hostSuite),
  ...PADS.map((pad) => longer(LONG_REST, pad, { texts: "beginnings", letters: allLetters, lengths: "beyond" })),
  longer(LONG_TEXT, "G", { texts: "beginnings", letters: classLetters, lengths: "beyond" }),
  faults(allLetters, 0, " outside of brackets"),
  faults(classLetters, 0),
  foreign(),
  afterOthers(),
  everyCodeUnit(" outside of brackets"),
];

/** The same further. */
export const long: readonly Trial[] = [
  // What takes longest goes first.
  ...[LONG_TEXT, LONG_REST].flatMap((threshold) =>
    PADS.map((pad) => longer(threshold, pad, { texts: "texts", letters: classLetters, lengths: "around" })),
  ),
  ...PADS.map((pad) => longer(LONG_REST, pad, { texts: "texts", letters: allLetters, lengths: "beyond" })),
  ...PRODUCTIONS.map(({ rule, automaton }) =>
    suite(`${rule}, ${ascii}, a state more`, automaton, { letters: allLetters, extra: 1 }),
  ),
  suite(`URI-reference, ${classes}, two states more`, uriReference, { letters: classLetters, extra: 2 }),
  suite(`URI-reference, ${classes}, a state more, two bytes a character`, uriReference, {
    letters: classLetters,
    extra: 1,
    check: (text) => checkReading(inTwoBytes(text)),
  }),
  everyText(5),
  faults(classLetters, 1),
  foreign(),
  afterOthers(),
  everyCodeUnit(),
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
  return { name: `every text of up to ${length} characters of ${classes}, with its fault`, run };
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

/** The suite of the references whose host is of one kind: which kind a host is of shows in no production. */
function hostSuite({ kind, rule }: (typeof HOSTS)[number]): Trial {
  const automaton = automatonOf(rfc3986, `[ scheme ":" ] "//" [ userinfo "@" ] ${rule} [ ":" port ] path-abempty`);
  const letters = lettersOf(automaton, uriReference);
  const run = () => {
    let count = 0;
    for (const text of new ConformanceSuite(automaton, letters).texts(letters, 0)) {
      checkReading(text);
      count++;
    }
    return count;
  };
  return { name: `suite of references with an ${kind} host, ${letters.length} classes, as many states`, run };
}

interface Longer {
  /** Those of the suite with no state more, or their beginnings only. */
  readonly texts: "texts" | "beginnings";
  readonly letters: readonly string[];
  readonly lengths: "beyond" | "around";
}

/** Texts of the suite, made longer past a threshold in each place where they can be. */
function longer(threshold: Threshold, pad: string, { texts, letters, lengths }: Longer): Trial {
  const run = () => {
    let count = 0;
    for (const text of references[texts](letters, 0)) {
      for (const place of paddedAt(text, pad)) {
        const shorter = place.before + place.after;
        for (const length of threshold[lengths](shorter.length)) {
          checkReading(padded(place, pad, length), shorter);
          count++;
        }
      }
    }
    return count;
  };
  const part = texts === "texts" ? "suite" : "beginnings of the suite";
  return {
    name: `${part} of URI-reference, ${nameOf(letters)}, as many states, ${lengths} ${threshold.name} by ${pad}`,
    run,
  };
}

function nameOf(letters: readonly string[]): string {
  return letters === allLetters ? ascii : classes;
}

/** What other grammars have, put in at each place of an accepted text through each state. */
function foreign(): Trial {
  const run = () => {
    let count = 0;
    for (const beginning of references.access) {
      const state = uriReference.run(beginning);
      if (!uriReference.isViable(state)) continue;
      const text = beginning + completionOf(state);
      for (const piece of FOREIGN) {
        for (let at = 0; at <= text.length; at++) {
          checkText(text.slice(0, at) + piece + text.slice(at));
          count++;
        }
      }
    }
    return count;
  };
  return { name: `${FOREIGN.length} pieces of other grammars, at each place of a text through each state`, run };
}

/** Most states are those of an IP literal: the short form leaves them to the classes. */
type Where = "" | " outside of brackets";

function isIn(where: Where, text: string): boolean {
  return where === "" || !text.includes("[");
}

/** What `diagnose` says, in each state and for what leads on from there. */
function faults(letters: readonly string[], extra: number, where: Where = ""): Trial {
  const run = () => {
    let count = 0;
    for (const beginning of references.beginnings(letters, extra)) {
      if (!isIn(where, beginning)) continue;
      for (const tail of TAILS) {
        checkText(beginning + tail);
        count++;
      }
    }
    return count;
  };
  const name = `faults in each state of URI-reference${where} and ${extra + 1} on, ${nameOf(letters)}, ${TAILS.length} tails`;
  return { name, run };
}

/** Each text that leads to a state and one letter on, straight after each that leads to a state outside of brackets. */
function afterOthers(): Trial {
  const earlier = references.access.filter((text) => isIn(" outside of brackets", text));
  const run = () => {
    let count = 0;
    for (const text of references.beginnings(classLetters, 0)) {
      for (const other of earlier) {
        checkTextAfter(other, text);
        count++;
      }
    }
    return count;
  };
  return {
    name: `each text that leads to a state of URI-reference and 1 on, ${classes}, straight after each of ${earlier.length} others`,
    run,
  };
}

/** Each of the 65,536 code units in each state, and what completes a state that some letter leads to from there. */
function everyCodeUnit(where: Where = ""): Trial {
  const run = () => {
    let count = 0;
    for (const beginning of references.access.filter((text) => isIn(where, text))) {
      const state = uriReference.run(beginning);
      const nexts = classLetters.map((letter) => uriReference.run(letter, state));
      const ends = new Set(nexts.filter((next) => uriReference.isViable(next)).map(completionOf));
      for (const end of ends) {
        for (let code = 0; code < 65_536; code++) {
          const text = beginning + String.fromCharCode(code) + end;
          const isValid = uriReference.accepts(text);
          if (isUriReference(text) !== isValid || (tryParse(text) !== undefined) !== isValid) checkText(text);
          count++;
        }
      }
    }
    return count;
  };
  return { name: `each code unit in each state of URI-reference${where}`, run };
}

/** A text that leads from a state to acceptance: one of those that tell it from the state of what is refused. */
function completionOf(state: number): string {
  const texts = references.identifiers[state] as readonly string[];
  return texts.find((text) => uriReference.isAccepting(uriReference.run(text, state))) as string;
}

/** The same text as V8 stores one that is not Latin-1, for which it compiles expressions once more. */
function inTwoBytes(text: string): string {
  return `\u0100${text}`.slice(1);
}
