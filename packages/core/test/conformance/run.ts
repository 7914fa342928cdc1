// Each gives the number of texts that it has tried, and throws where the parser and Appendix A part.

import { type Automaton, ConformanceSuite, automatonOf, rfc3986 } from "@std66/grammar";
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
  padded,
  paddedAt,
  textsOf,
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

/** Which kind a host is of shows in no production. */
const HOSTS = [
  { kind: "references with an IPv4 host", host: "IPv4address" },
  { kind: "references with an IPv6 host", host: '"[" IPv6address "]"' },
  { kind: "references with an IPvFuture host", host: '"[" IPvFuture "]"' },
].map(({ kind, host }) => {
  const elements = `[ scheme ":" ] "//" [ userinfo "@" ] ${host} [ ":" port ] path-abempty`;
  return { kind, automaton: automatonOf(rfc3986, elements) };
});

const classes = `${classLetters.length} classes`;

function nameOf(letters: readonly string[]): string {
  return letters === allLetters ? "all ASCII characters" : classes;
}

const ALLOWANCES = ["as many states", "a state more", "two states more"];
const references = new ConformanceSuite(uriReference, classLetters);

/** What runs with the tests. */
export const short: readonly Trial[] = [
  everyText(4),
  ...PRODUCTIONS.map(({ rule, automaton }) => suite(rule, automaton, { letters: allLetters, extra: 0 })),
  suite("URI-reference", uriReference, { letters: classLetters, extra: 1 }),
  ...HOSTS.map(({ kind, automaton }) => suite(kind, automaton, { letters: classLetters, extra: 0 })),
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
  ...PRODUCTIONS.map(({ rule, automaton }) => suite(rule, automaton, { letters: allLetters, extra: 1 })),
  suite("URI-reference", uriReference, { letters: classLetters, extra: 2 }),
  inTwoBytes(),
  ...HOSTS.map(({ kind, automaton }) => suite(kind, automaton, { letters: allLetters, extra: 0 })),
  everyText(5),
  faults(classLetters, 1),
  foreign(),
  afterOthers(),
  everyCodeUnit(),
];

function trial<Item>(name: string, items: () => Iterable<Item>, check: (item: Item) => void): Trial {
  const run = () => {
    let count = 0;
    for (const item of items()) {
      check(item);
      count++;
    }
    return count;
  };
  return { name, run };
}

/** Every text up to a length: the productions, the components, and what `diagnose` says. */
function everyText(length: number): Trial {
  const name = `every text of up to ${length} characters of ${classes}, with its fault`;
  return trial(name, () => textsOf(classLetters, length), checkText);
}

interface Extent {
  readonly letters: readonly string[];
  readonly extra: number;
}

/** The suite that finds a faulty recogniser of up to `extra` states more than the automaton has. */
function suite(name: string, automaton: Automaton, { letters, extra }: Extent): Trial {
  const texts = () => new ConformanceSuite(automaton, classLetters).texts(letters, extra);
  return trial(`suite of ${name}, ${nameOf(letters)}, ${ALLOWANCES[extra]}`, texts, (text) => checkReading(text));
}

/** The same texts as V8 stores what is not Latin-1, for which it compiles expressions once more. */
function inTwoBytes(): Trial {
  const name = `suite of URI-reference, ${classes}, ${ALLOWANCES[1]}, two bytes a character`;
  return trial(
    name,
    () => references.texts(classLetters, 1),
    (text) => checkReading(`\u0100${text}`.slice(1)),
  );
}

interface Longer {
  /** Those of the suite with no state more, or their beginnings only. */
  readonly texts: "texts" | "beginnings";
  readonly letters: readonly string[];
  readonly lengths: "beyond" | "around";
}

/** Texts of the suite, made longer past a threshold in each place where they can be. */
function longer(threshold: Threshold, pad: string, { texts, letters, lengths }: Longer): Trial {
  const part = texts === "texts" ? "suite" : "beginnings of the suite";
  const name = `${part} of URI-reference, ${nameOf(letters)}, ${ALLOWANCES[0]}, ${lengths} ${threshold.name} by ${pad}`;
  return trial(name, pairs, ([text, shorter]) => checkReading(text, shorter));

  function* pairs(): Generator<readonly [string, string]> {
    for (const text of references[texts](letters, 0)) {
      for (const place of paddedAt(text, pad)) {
        const shorter = place.before + place.after;
        for (const length of threshold[lengths](shorter.length)) yield [padded(place, pad, length), shorter];
      }
    }
  }
}

/** Most states are those of an IP literal: the short form leaves them to the classes. */
type Where = "" | " outside of brackets";

function isIn(where: Where, text: string): boolean {
  return where === "" || !text.includes("[");
}

/** What `diagnose` says, in each state and for what leads on from there. */
function faults(letters: readonly string[], extra: number, where: Where = ""): Trial {
  const name = `faults in each state of URI-reference${where} and ${extra + 1} on, ${nameOf(letters)}, ${TAILS.length} tails`;
  return trial(name, texts, checkText);

  function* texts(): Generator<string> {
    for (const beginning of references.beginnings(letters, extra)) {
      if (isIn(where, beginning)) for (const tail of TAILS) yield beginning + tail;
    }
  }
}

/** What other grammars have, put in at each place of an accepted text through each state. */
function foreign(): Trial {
  const name = `${FOREIGN.length} pieces of other grammars, at each place of a text through each state`;
  return trial(name, foreignTexts, checkText);
}

function* foreignTexts(): Generator<string> {
  for (const beginning of references.access) {
    const state = uriReference.run(beginning);
    if (!uriReference.isViable(state)) continue;
    const text = beginning + completionOf(state);
    for (let at = 0; at <= text.length; at++) {
      for (const piece of FOREIGN) yield text.slice(0, at) + piece + text.slice(at);
    }
  }
}

/** Each text that leads to a state and one letter on, straight after each that leads to a state outside of brackets. */
function afterOthers(): Trial {
  const others = references.access.filter((text) => isIn(" outside of brackets", text));
  const name = `each text that leads to a state of URI-reference and 1 on, ${classes}, straight after each of ${others.length} others`;
  return trial(name, pairs, ([other, text]) => checkTextAfter(other, text));

  function* pairs(): Generator<readonly [string, string]> {
    for (const text of references.beginnings(classLetters, 0)) for (const other of others) yield [other, text];
  }
}

/** Each of the 65,536 code units in each state, and what completes a state that some letter leads to from there. */
function everyCodeUnit(where: Where = ""): Trial {
  return trial(`each code unit in each state of URI-reference${where}`, texts, (text) => {
    const isValid = uriReference.accepts(text);
    if (isUriReference(text) !== isValid || (tryParse(text) !== undefined) !== isValid) checkText(text);
  });

  function* texts(): Generator<string> {
    for (const beginning of references.access.filter((text) => isIn(where, text))) {
      const state = uriReference.run(beginning);
      const nexts = classLetters.map((letter) => uriReference.run(letter, state));
      const ends = new Set(nexts.filter((next) => uriReference.isViable(next)).map(completionOf));
      for (const end of ends) {
        for (let code = 0; code < 65_536; code++) yield beginning + String.fromCharCode(code) + end;
      }
    }
  }
}

/** A text that leads from a state to acceptance: one of those that tell it from the state of what is refused. */
function completionOf(state: number): string {
  const texts = references.identifiers[state] as readonly string[];
  return texts.find((text) => uriReference.isAccepting(uriReference.run(text, state))) as string;
}
