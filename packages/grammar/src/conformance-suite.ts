/**
 * The W-method (Chow 1978) with state identifiers in harmony (HSI): texts of which a recogniser that has at most `extra`
 * states more than the automaton must answer one wrongly, if it answers any text wrongly.
 *
 * Each text is three parts: one leads to a state, one goes `extra` + 1 letters on from there, and one tells the state that it
 * then should be in from every other.
 */
import type { Automaton } from "./automaton.ts";

export class ConformanceSuite {
  /** For each state a shortest text that leads to it; every beginning of one is another's. */
  readonly access: readonly string[];
  /** For each state, texts that tell it from every other: by one that both have, and that one of the two accepts. The last is "". */
  readonly identifiers: readonly (readonly string[])[];
  readonly #automaton: Automaton;

  constructor(automaton: Automaton, letters: readonly string[]) {
    this.#automaton = automaton;
    this.access = accessTexts(automaton, letters);
    this.identifiers = stateIdentifiers(automaton, letters);
  }

  /** The texts, with `extra` states more to be found; a few of them come twice. */
  *texts(letters: readonly string[], extra: number): Generator<string> {
    for (const beginning of this.beginnings(letters, extra)) {
      const state = this.#automaton.run(beginning);
      for (const end of this.identifiers[state] as readonly string[]) yield beginning + end;
    }
  }

  /** The first two parts of each text, none twice. */
  *beginnings(letters: readonly string[], extra: number): Generator<string> {
    const access = new Set(this.access);
    for (const text of access) yield* continued(text, extra + 1);

    function* continued(text: string, length: number): Generator<string> {
      yield text;
      if (length === 0) return;
      for (const letter of letters) {
        // From another state's text it goes on as far or farther.
        if (!access.has(text + letter)) yield* continued(text + letter, length - 1);
      }
    }
  }
}

function accessTexts(automaton: Automaton, letters: readonly string[]): readonly string[] {
  const found = new Map([[0, ""]]);
  for (const [state, text] of found) {
    for (const letter of letters) {
      const next = automaton.next(state, letter.charCodeAt(0));
      if (!found.has(next)) found.set(next, text + letter);
    }
  }
  return [...found].toSorted(([a], [b]) => a - b).map(([, text]) => text);
}

/** Any two states are told apart by a text that both have. Texts that tell much are taken first, so that few are needed. */
function stateIdentifiers(automaton: Automaton, letters: readonly string[]): readonly (readonly string[])[] {
  const states = Array.from({ length: automaton.stateCount }, (_, state) => state);
  const answers = distinguishingTexts(automaton, letters).map((text) => ({
    text,
    accepted: states.map((state) => automaton.isAccepting(automaton.run(text, state))),
  }));
  const balance = (accepted: readonly boolean[]) => Math.abs(accepted.filter(Boolean).length - states.length / 2);
  answers.sort((a, b) => balance(a.accepted) - balance(b.accepted));

  const identifiers = states.map(() => new Set<string>());
  for (const a of states) {
    for (const b of states.slice(a + 1)) {
      const told = answers.find(({ accepted }) => accepted[a] !== accepted[b]);
      if (told === undefined) throw new RangeError("the automaton is not minimal, or a letter is missing");
      for (const state of [a, b]) identifiers[state]?.add(told.text);
    }
  }
  // Whether a state accepts shows by no longer text; and where nothing leads on, nothing else would be tried.
  return identifiers.map((texts) => [...[...texts].filter((text) => text !== ""), ""]);
}

/** Texts of which one tells any two states apart: by the empty one or, one letter on, by one that has been found before. */
function distinguishingTexts(automaton: Automaton, letters: readonly string[]): readonly string[] {
  const texts = [""];
  const states = Array.from({ length: automaton.stateCount }, (_, state) => state);
  let told = states.map((state) => String(automaton.isAccepting(state)));
  for (const text of texts) {
    for (const letter of letters) {
      const longer = letter + text;
      const finer = states.map((state) => `${told[state]} ${automaton.isAccepting(automaton.run(longer, state))}`);
      if (new Set(finer).size > new Set(told).size) {
        texts.push(longer);
        told = finer;
      }
    }
  }
  return texts;
}
