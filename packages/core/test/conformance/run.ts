// The trials of the parser against Appendix A. Each returns the number of texts tried, and throws if the two disagree.

import { type Automaton, ConformanceSuite, type Trial, automatonOf, rfc3986 } from "@std66/grammar";
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

export const PRODUCTIONS = [
  { rule: "URI-reference", automaton: uriReference },
  { rule: "URI", automaton: uri },
  { rule: "absolute-URI", automaton: absoluteUri },
  { rule: "relative-ref", automaton: relativeRef },
] as const;

/** Automata for the kinds of host, which the productions do not distinguish. */
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
  return letters === allLetters ? `${allLetters.length} characters` : classes;
}

const ALLOWANCES = ["no extra state", "one extra state", "two extra states"];
const references = new ConformanceSuite(uriReference, classLetters);

/** Most states belong to IPv6 addresses. The short form leaves some of their trials to the long form. */
type Where = "" | " outside of IPv6 addresses";
const OUTSIDE = " outside of IPv6 addresses";

function isIn(where: Where, text: string): boolean {
  return where === "" || !/\[[^Vv]/.test(text);
}

/** The trials that run with the tests. */
export const short: readonly Trial[] = [
  everyText(4),
  ...PRODUCTIONS.map(({ rule, automaton }) => suite(rule, automaton, { letters: allLetters, extra: 0 })),
  ...HOSTS.map(({ kind, automaton }) => suite(kind, automaton, { letters: classLetters, extra: 0 })),
  ...PADS.map((pad) => longerFaults(LONG_REST, pad, { letters: allLetters, lengths: "beyond", where: OUTSIDE })),
  longerFaults(LONG_TEXT, "G", { letters: classLetters, lengths: "beyond", where: OUTSIDE }),
  longerFaults(LONG_TEXT, "%2FG", { letters: classLetters, lengths: "around", where: OUTSIDE }),
  links(),
  ...PADS.map((pad) => links(pad)),
  faults(allLetters, 0, OUTSIDE),
  faults(classLetters, 0),
  foreign(),
  afterOthers(4),
  everyCodeUnit(OUTSIDE),
];

/** The same trials, extended. */
export const long: readonly Trial[] = [
  // The longest trials run first.
  ...PADS.map((pad) => longerSuite(LONG_TEXT, pad, { letters: classLetters, lengths: "around" })),
  ...PADS.map((pad) => longerFaults(LONG_TEXT, pad, { letters: allLetters, lengths: "beyond", where: OUTSIDE })),
  ...PADS.map((pad) => longerSuite(LONG_REST, pad, { letters: allLetters, lengths: "beyond" })),
  ...PADS.map((pad) => longerFaults(LONG_REST, pad, { letters: classLetters, lengths: "around" })),
  longerSuite(LONG_REST, "G", { letters: classLetters, lengths: "beyond", bytes: ", two bytes a character" }),
  ...PRODUCTIONS.map(({ rule, automaton }) => suite(rule, automaton, { letters: allLetters, extra: 1 })),
  suite("URI-reference", uriReference, { letters: classLetters, extra: 2 }),
  links(),
  ...PADS.map((pad) => links(pad)),
  twoBytes(),
  ...HOSTS.map(({ kind, automaton }) => suite(kind, automaton, { letters: allLetters, extra: 0 })),
  everyText(5),
  faults(classLetters, 1),
  foreign(),
  longAddresses(),
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

/** Checks every text up to a length: the productions, the components, and the diagnosis. */
function everyText(length: number): Trial {
  const name = `every text of up to ${length} characters of ${classes}, with its fault`;
  return trial(
    name,
    () => textsOf(classLetters, length),
    (text) => checkText(text),
  );
}

interface Extent {
  readonly letters: readonly string[];
  readonly extra: number;
}

/** The suite that detects any faulty recognizer with at most `extra` states more than the automaton. */
function suite(name: string, automaton: Automaton, { letters, extra }: Extent): Trial {
  const texts = () => new ConformanceSuite(automaton, classLetters).texts(letters, extra);
  return trial(`suite of ${name}, ${nameOf(letters)}, ${ALLOWANCES[extra]}`, texts, (text) => checkReading(text));
}

/** The same texts, stored by V8 with two bytes per character, for which it compiles regexps separately. */
function twoBytes(): Trial {
  const name = `suite of URI-reference, ${classes}, ${ALLOWANCES[1]}, two bytes a character`;
  return trial(
    name,
    () => references.texts(classLetters, 1),
    (text) => checkReading(inTwoBytes(text)),
  );
}

function inTwoBytes(text: string): string {
  return `\u0100${text}`.slice(1);
}

interface Longer {
  readonly letters: readonly string[];
  readonly lengths: "beyond" | "around";
  readonly where?: Where;
  readonly bytes?: ", two bytes a character";
}

/** The suite with no extra state, with texts lengthened past a threshold at every possible position. */
function longerSuite(threshold: Threshold, pad: string, extent: Longer): Trial {
  const name = `suite of ${nameOfLonger(threshold, pad, extent)}`;
  const texts = () => references.texts(extent.letters, 0);
  return trial(
    name,
    () => longer(texts(), threshold, pad, extent),
    ([text, shorter]) => checkReading(text, shorter),
  );
}

/** Checks the first two parts of those texts, and their diagnosis. */
function longerFaults(threshold: Threshold, pad: string, extent: Longer): Trial {
  const name = `each state and 1 on, with its fault, of ${nameOfLonger(threshold, pad, extent)}`;
  const texts = () => references.beginnings(extent.letters, 0);
  return trial(
    name,
    () => longer(texts(), threshold, pad, extent),
    ([text, shorter]) => checkText(text, shorter),
  );
}

function nameOfLonger({ name }: Threshold, pad: string, { letters, lengths, where = "", bytes }: Longer): string {
  return `URI-reference${where}, ${nameOf(letters)}, ${lengths} ${name} by ${pad}${bytes ?? ""}`;
}

function* longer(
  texts: Iterable<string>,
  threshold: Threshold,
  pad: string,
  { lengths, where = "", bytes }: Longer,
): Generator<readonly [text: string, shorter: string]> {
  for (const text of texts) {
    if (!isIn(where, text)) continue;
    for (const place of paddedAt(text, pad)) {
      const shorter = place.before + place.after;
      for (const length of threshold[lengths](shorter.length)) {
        const longText = padded(place, pad, length);
        yield [bytes === undefined ? longText : inTwoBytes(longText), shorter];
      }
    }
  }
}

/**
 * Puts `http:` and `https:` before the texts that begin with an authority, since the parser reads most of these in
 * another way: the suite, or, lengthened at every possible position, each state and one letter on.
 */
function links(pad?: string): Trial {
  const letters = pad === undefined ? allLetters : classLetters;
  const part = pad === undefined ? "suite of URI-reference" : "each state and 1 on of URI-reference";
  const lengthened = pad === undefined ? "" : `, around ${LONG_REST.name} by ${pad}`;
  const name = `${part}${OUTSIDE}, after http: and https:, ${nameOf(letters)}${lengthened}`;
  return trial(name, texts, ([text, shorter]) => checkText(text, shorter));

  function* texts(): Generator<readonly [text: string, shorter: string]> {
    const all = pad === undefined ? references.texts(letters, 0) : references.beginnings(letters, 0);
    for (const text of all) {
      if (!text.startsWith("//") || !isIn(OUTSIDE, text)) continue;
      const both = [`http:${text}`, `https:${text}`];
      if (pad === undefined) for (const each of both) yield [each, each];
      else yield* longer(both, LONG_REST, pad, { letters, lengths: "around" });
    }
  }
}

/** Checks the diagnosis in each state, and after each continuation of it. */
function faults(letters: readonly string[], extra: number, where: Where = ""): Trial {
  const name = `faults in each state of URI-reference${where} and ${extra + 1} on, ${nameOf(letters)}, ${TAILS.length} tails`;
  return trial(name, texts, (text) => checkText(text));

  function* texts(): Generator<string> {
    for (const beginning of references.beginnings(letters, extra)) {
      if (isIn(where, beginning)) for (const tail of TAILS) yield beginning + tail;
    }
  }
}

/** Inserts pieces of other grammars at each position of an accepted text through each state. */
function foreign(): Trial {
  const name = `${FOREIGN.length} pieces of other grammars, at each place of a text through each state`;
  return trial(name, foreignTexts, (text) => checkText(text));
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

/** Checks IPv6 addresses and near misses, with groups of maximum length. */
function longAddresses(): Trial {
  const pieces = ["FFFF:", ":", "FFFF", "255.255.255.255"];
  const texts = () => textsOf(pieces, 8, "//[");
  return trial("addresses of up to 8 pieces, each as long as it can be", texts, (text) => checkText(`${text}]`));
}

/**
 * Checks each text that leads to a state and one letter on, directly after texts that lead to a state outside IPv6
 * addresses.
 */
function afterOthers(every = 1): Trial {
  const others = references.access.filter((text) => isIn(OUTSIDE, text)).filter((_, index) => index % every === 0);
  const name = `each text that leads to a state of URI-reference and 1 on, ${classes}, straight after each of ${others.length} others`;
  return trial(name, pairs, ([other, text]) => checkTextAfter(other, text));

  function* pairs(): Generator<readonly [string, string]> {
    for (const text of references.beginnings(classLetters, 0)) for (const other of others) yield [other, text];
  }
}

/**
 * Checks each of the 65,536 code units in each state, followed by a completion of each state that a letter leads to.
 */
function everyCodeUnit(where: Where = ""): Trial {
  return trial(`each code unit in each state of URI-reference${where}`, texts, (text) => checkReading(text));

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

/** A text that leads from a state to acceptance, taken from those that distinguish it from the rejecting state. */
function completionOf(state: number): string {
  const texts = references.identifiers[state] as readonly string[];
  return texts.find((text) => uriReference.isAccepting(uriReference.run(text, state))) as string;
}
