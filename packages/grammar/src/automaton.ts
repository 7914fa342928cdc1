/** The minimal deterministic automaton of a grammar. Each language has exactly one, however its rules are written. */
import { type Grammar, parseElements } from "./abnf.ts";
import { Nondeterministic } from "./nondeterministic.ts";

const CODE_POINTS = 0x11_0000;

/** States are numbers, and the start is 0. Texts are read by code points. A lone surrogate is one, and in no rule. */
export class Automaton {
  readonly stateCount: number;
  readonly classCount: number;
  /** The first code point of each run of code points of one class. */
  readonly firsts: readonly number[];
  /** The class of each code point. No state distinguishes between characters of one class. */
  readonly #classes: Uint8Array;
  /** The next state, by state and class. */
  readonly #next: Uint16Array;
  readonly #accepting: Uint8Array;
  readonly #viable: Uint8Array;
  /** -1 if there is none. */
  readonly #certain: number;

  constructor(classes: Uint8Array, next: readonly (readonly number[])[], accepting: readonly boolean[]) {
    this.stateCount = next.length;
    this.classCount = next[0]?.length ?? 0;
    this.firsts = firstsOf(classes);
    this.#classes = classes;
    this.#next = Uint16Array.from(next.flat());
    this.#accepting = Uint8Array.from(accepting, Number);
    this.#viable = Uint8Array.from(reaching(next, accepting), Number);
    this.#certain = next.findIndex((row, state) => accepting[state] && row.every((target) => target === state));
  }

  next(state: number, code: number): number {
    return this.#next[state * this.classCount + (this.#classes[code] as number)] as number;
  }

  /** The state that a text leads to. */
  run(text: string, from = 0): number {
    let state = from;
    for (let i = 0; i < text.length; i++) {
      const code = text.codePointAt(i) as number;
      state = this.next(state, code);
      if (code > 0xffff) i++;
    }
    return state;
  }

  isAccepting(state: number): boolean {
    return this.#accepting[state] === 1;
  }

  /** Whether every text leads from this state to an accepting one. A minimal automaton has one such state at most. */
  isCertain(state: number): boolean {
    return state === this.#certain;
  }

  /** Whether some text leads from this state to an accepting one. */
  isViable(state: number): boolean {
    return this.#viable[state] === 1;
  }

  accepts(text: string): boolean {
    return this.isAccepting(this.run(text));
  }

  /** The length, in UTF-16 code units, of the text's longest prefix that begins an accepted text. */
  viablePrefix(text: string): number {
    let state = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.codePointAt(i) as number;
      state = this.next(state, code);
      if (!this.isViable(state)) return i;
      if (code > 0xffff) i++;
    }
    return text.length;
  }

  classOf(code: number): number {
    return this.#classes[code] as number;
  }
}

/** A loop, since `filter` on an array of all code points is slow. */
function firstsOf(classes: Uint8Array): readonly number[] {
  const firsts: number[] = [];
  for (let code = 0; code < classes.length; code++) {
    if (code === 0 || classes[code] !== classes[code - 1]) firsts.push(code);
  }
  return firsts;
}

const made = new WeakMap<Grammar, Map<string, Automaton>>();

/** The automaton of a right-hand side, such as `URI-reference` or `1*DIGIT "."`. It is built only once. */
export function automatonOf(grammar: Grammar, elements: string): Automaton {
  const automata = made.get(grammar) ?? new Map<string, Automaton>();
  made.set(grammar, automata);
  const automaton = automata.get(elements) ?? compiled(grammar, elements);
  automata.set(elements, automaton);
  return automaton;
}

function compiled(grammar: Grammar, elements: string): Automaton {
  const nondeterministic = new Nondeterministic(grammar, parseElements(elements));
  const { states } = nondeterministic;
  return minimalAutomaton({
    start: nondeterministic.closure([nondeterministic.start]),
    firsts: firstsOfRanges(states.flatMap((state) => state.steps)),
    next: (set, code) => nondeterministic.step(set, code),
    isAccepting: (set) => set.includes(nondeterministic.accepting),
    key: (set) => set.join(),
  });
}

/** A deterministic machine whose states are found as they are reached. */
export interface Machine<State> {
  readonly start: State;
  /** The first code of each interval in which no state distinguishes two codes, in order. The first is 0. */
  readonly firsts: readonly number[];
  /** If it is known, what two codes have in common that no state distinguishes. */
  kindOf?(code: number): string;
  next(state: State, code: number): State;
  isAccepting(state: State): boolean;
  /** Equal for equal states only. */
  key(state: State): string;
}

/** The minimal automaton that accepts what a machine accepts, which must have finitely many states. */
export function minimalAutomaton<State>(machine: Machine<State>): Automaton {
  const found = new Map<string, number>();
  const states: State[] = [];
  const numberOf = (state: State): number => {
    const key = machine.key(state);
    const known = found.get(key) ?? states.push(state) - 1;
    found.set(key, known);
    return known;
  };
  numberOf(machine.start);
  const next: number[][] = [];
  const kinds = numbered(machine.firsts.map((code) => machine.kindOf?.(code) ?? String(code)));
  const codes = [...new Set(kinds)].map((kind) => machine.firsts[kinds.indexOf(kind)] as number);
  // The list grows during the loop.
  for (const state of states) {
    const targets = codes.map((code) => numberOf(machine.next(state, code)));
    next.push(kinds.map((kind) => targets[kind] as number));
  }
  const accepting = states.map((state) => machine.isAccepting(state));
  return minimal(machine.firsts, next, accepting);
}

/** One character for each class that none of the automata distinguishes within, printable if possible. */
export function lettersOf(...automata: readonly Automaton[]): readonly string[] {
  const letters = new Map<string, string>();
  const printable = Array.from({ length: 0x5e }, (_, index) => index + 0x21);
  const firsts = automata.flatMap((automaton) => automaton.firsts).sort((a, b) => a - b);
  for (const code of [...printable, ...firsts]) {
    const key = automata.map((automaton) => automaton.classOf(code)).join();
    if (!letters.has(key)) letters.set(key, String.fromCodePoint(code));
  }
  return [...letters.values()];
}

/** The first code point of each interval of which each range has either all code points or none. */
export function firstsOfRanges(ranges: readonly { readonly from: number; readonly to: number }[]): readonly number[] {
  const begins = new Set([0, ...ranges.flatMap(({ from, to }) => [from, to + 1])]);
  return [...begins].filter((code) => code < CODE_POINTS).sort((a, b) => a - b);
}

/** Merges the states that no text distinguishes, and the intervals that no state distinguishes. */
function minimal(intervals: readonly number[], next: readonly number[][], accepting: readonly boolean[]): Automaton {
  let blocks = accepting.map(Number);
  for (let count = 0; ;) {
    const current = blocks;
    blocks = numbered(next.map((row, state) => `${current[state]}:${row.map((target) => current[target]).join()}`));
    const found = new Set(blocks).size;
    if (found === count) break;
    count = found;
  }
  // One state represents each block. The start state comes first.
  const representatives = [...new Set(blocks)].map((block) => blocks.indexOf(block));
  const rows = representatives.map((state) => (next[state] as number[]).map((target) => blocks[target] as number));
  const columns = numbered(intervals.map((_, column) => rows.map((row) => row[column]).join()));
  const kept = [...new Set(columns)].map((column) => columns.indexOf(column));

  const classes = new Uint8Array(CODE_POINTS);
  intervals.forEach((from, index) => classes.fill(columns[index] as number, from, intervals[index + 1] ?? CODE_POINTS));
  return new Automaton(
    classes,
    rows.map((row) => kept.map((column) => row[column] as number)),
    representatives.map((state) => accepting[state] as boolean),
  );
}

/** Numbers the distinct keys in order of first appearance. */
function numbered(keys: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  return keys.map((key) => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

/** Which states lead to an accepting one. */
function reaching(next: readonly (readonly number[])[], accepting: readonly boolean[]): readonly boolean[] {
  const found = [...accepting];
  for (let grows = true; grows;) {
    grows = false;
    next.forEach((row, state) => {
      if (found[state] || !row.some((target) => found[target])) return;
      found[state] = true;
      grows = true;
    });
  }
  return found;
}
