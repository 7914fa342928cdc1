/**
 * The W-method (Chow 1978) with harmonized state identifiers (HSI). Generates texts such that a recognizer with at most
 * `extra` states more than the automaton, if it answers any text wrongly, answers one of these wrongly.
 *
 * Each text has three parts: the first leads to a state, the second goes on for up to `extra` + 1 letters, and the
 * third distinguishes the state it should then be in from every other.
 */
import type { Automaton } from "./automaton.ts";

export class ConformanceSuite {
  /** For each state a shortest text that leads to it. Every prefix of such a text is also one. */
  readonly access: readonly string[];
  /**
   * For each state, texts that distinguish it: any two states share a text that only one of them accepts. The last one
   * is "".
   */
  readonly identifiers: readonly (readonly string[])[];
  readonly #automaton: Automaton;

  constructor(automaton: Automaton, letters: readonly string[]) {
    this.#automaton = automaton;
    this.access = accessTexts(automaton, letters);
    this.identifiers = stateIdentifiers(automaton, letters);
  }

  /** The texts that expose faults with up to `extra` more states. A few texts occur twice. */
  *texts(letters: readonly string[], extra: number): Generator<string> {
    for (const beginning of this.beginnings(letters, extra)) {
      const state = this.#automaton.run(beginning);
      for (const end of this.identifiers[state] as readonly string[]) yield beginning + end;
    }
  }

  /** The first two parts of each text, without duplicates. */
  *beginnings(letters: readonly string[], extra: number): Generator<string> {
    const access = new Set(this.access);
    for (const text of access) yield* continued(text, extra + 1);

    function* continued(text: string, length: number): Generator<string> {
      yield text;
      if (length === 0) return;
      for (const letter of letters) {
        // Otherwise the longer text is an access text itself, which is continued as far or farther.
        if (!access.has(text + letter)) yield* continued(text + letter, length - 1);
      }
    }
  }
}

function accessTexts(automaton: Automaton, letters: readonly string[]): readonly string[] {
  const found = new Map([[0, ""]]);
  for (const [state, text] of found) {
    for (const letter of letters) {
      const next = automaton.next(state, letter.codePointAt(0) as number);
      if (!found.has(next)) found.set(next, text + letter);
    }
  }
  return [...found].sort(([a], [b]) => a - b).map(([, text]) => text);
}

/**
 * Gives any two states a shared text that distinguishes them. Tries the most selective texts first, so that few are
 * needed.
 */
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
      const difference = answers.find(({ accepted }) => accepted[a] !== accepted[b]);
      if (difference === undefined) throw new RangeError("the automaton is not minimal, or a letter is missing");
      for (const state of [a, b]) identifiers[state]?.add(difference.text);
    }
  }
  // Every state gets "": no longer text shows whether the state accepts, and some states have no other text.
  return identifiers.map((texts) => [...[...texts].filter((text) => text !== ""), ""]);
}

/** Texts that distinguish all states: the empty text, and texts that put a letter before one already found. */
function distinguishingTexts(automaton: Automaton, letters: readonly string[]): readonly string[] {
  const texts = [""];
  const states = Array.from({ length: automaton.stateCount }, (_, state) => state);
  let classes = states.map((state) => String(automaton.isAccepting(state)));
  for (const text of texts) {
    for (const letter of letters) {
      const longer = letter + text;
      const finer = states.map((state) => `${classes[state]} ${automaton.isAccepting(automaton.run(longer, state))}`);
      if (new Set(finer).size > new Set(classes).size) {
        texts.push(longer);
        classes = finer;
      }
    }
  }
  return texts;
}
