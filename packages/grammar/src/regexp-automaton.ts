/**
 * ECMAScript, "Pattern Semantics": the automaton of the texts in which a regexp finds a match, as its `test` does. A
 * lookahead is an automaton of its own, of what the rest of a text may begin with. A thread that passes one has to read
 * it beside its own states, up to where it is decided.
 */
import { type Automaton, type Machine, firstsOfRanges, minimalAutomaton } from "./automaton.ts";
import type { Range } from "./code-units.ts";
import { ANY, type Pattern, readRegExp } from "./regexp-pattern.ts";

/** The automaton over code units of the texts for which `test` is true, from `lastIndex` 0. */
export function regExpAutomaton(regexp: { readonly source: string; readonly flags: string }): Automaton {
  const pattern = readRegExp(regexp);
  return automatonOfMatches(regexp.flags.includes("y") ? sequence({ kind: "start" }, pattern) : pattern);
}

/** Texts in which a pattern has a match anywhere. */
function automatonOfMatches(pattern: Pattern): Automaton {
  return minimalAutomaton(new Threads(sequence(ANYTHING, pattern, ANYTHING)));
}

/** Texts that begin with a match. */
function automatonOfBeginning(pattern: Pattern): Automaton {
  return minimalAutomaton(new Threads(sequence(pattern, ANYTHING)));
}

const ANYTHING: Pattern = { kind: "repetition", part: { kind: "unit", ranges: ANY }, least: 0, most: Infinity };

function sequence(...parts: readonly Pattern[]): Pattern {
  return { kind: "sequence", parts };
}

interface Guard {
  /** What the rest of the text has to be, or not to be. */
  readonly automaton: Automaton;
  readonly isNegative: boolean;
}

interface Place {
  /** What is reached without reading anything; with a guard, if it is kept; with `isStart`, where the text begins. */
  readonly free: { readonly target: number; readonly guard?: number; readonly isStart?: true }[];
  readonly steps: { readonly ranges: readonly Range[]; readonly target: number }[];
}

/** A lookahead that is not decided yet, and the state of its automaton. */
type Pending = readonly [guard: number, state: number];

/** One way through the pattern. */
interface Thread {
  readonly place: number;
  readonly pending: readonly Pending[];
}

/** Its states are sets of threads, by their keys. */
class Threads implements Machine<ReadonlyMap<string, Thread>> {
  readonly start: ReadonlyMap<string, Thread>;
  readonly firsts: readonly number[];
  readonly #places: Place[] = [];
  readonly #guards: Guard[] = [];
  readonly #end: number;

  constructor(pattern: Pattern) {
    const start = this.#place();
    this.#end = this.#add(pattern, start);
    const ranges = this.#places.flatMap(({ steps }) => steps.flatMap((step) => step.ranges));
    const firsts = this.#guards.flatMap(({ automaton }) => automaton.firsts);
    const all = firstsOfRanges([...ranges, ...firsts.map((from) => ({ from, to: from - 1 }))]);
    this.firsts = all.filter((first) => first <= 0xffff);
    this.start = this.#closure([{ place: start, pending: [] }], true);
  }

  next(state: ReadonlyMap<string, Thread>, code: number): ReadonlyMap<string, Thread> {
    const threads: Thread[] = [];
    for (const { place, pending } of state.values()) {
      const read = this.#read(pending, code);
      if (read === undefined) continue;
      for (const { ranges, target } of this.#at(place).steps) {
        if (ranges.some(({ from, to }) => from <= code && code <= to)) threads.push({ place: target, pending: read });
      }
    }
    return this.#closure(threads, false);
  }

  isAccepting(state: ReadonlyMap<string, Thread>): boolean {
    const isKept = ([guard, reached]: Pending) => {
      const { automaton, isNegative } = this.#guards[guard] as Guard;
      return automaton.isAccepting(reached) !== isNegative;
    };
    return [...state.values()].some(({ place, pending }) => place === this.#end && pending.every(isKept));
  }

  key(state: ReadonlyMap<string, Thread>): string {
    return [...state.keys()].sort().join();
  }

  /** The lookaheads after one more code unit, without those that are kept; `undefined` if one of them is not. */
  #read(pending: readonly Pending[], code: number): readonly Pending[] | undefined {
    let read: readonly Pending[] | undefined = [];
    for (const [guard, state] of pending) {
      read = this.#with(read, guard, (this.#guards[guard] as Guard).automaton.next(state, code));
      if (read === undefined) break;
    }
    return read;
  }

  #with(pending: readonly Pending[], guard: number, state: number): readonly Pending[] | undefined {
    const { automaton, isNegative } = this.#guards[guard] as Guard;
    const isDecided = !automaton.isViable(state) || automaton.isCertain(state);
    if (isDecided) return automaton.isViable(state) === isNegative ? undefined : pending;
    if (pending.some(([other, reached]) => other === guard && reached === state)) return pending;
    return [...pending, [guard, state] as const].sort(([a, i], [b, j]) => a - b || i - j);
  }

  #closure(threads: readonly Thread[], isStart: boolean): ReadonlyMap<string, Thread> {
    const found = new Map<string, Thread>();
    const add = (thread: Thread) => {
      const key = `${thread.place}${thread.pending.map(([guard, state]) => `/${guard}.${state}`).join("")}`;
      if (!found.has(key)) found.set(key, thread);
    };
    threads.forEach(add);
    // A loop over a map includes what is added during the loop.
    for (const { place, pending } of found.values()) {
      for (const { target, guard, isStart: needsStart } of this.#at(place).free) {
        if (needsStart && !isStart) continue;
        const kept = guard === undefined ? pending : this.#with(pending, guard, 0);
        if (kept !== undefined) add({ place: target, pending: kept });
      }
    }
    // A place that reads nothing has passed its threads on.
    for (const [key, { place }] of found) {
      if (place !== this.#end && this.#at(place).steps.length === 0) found.delete(key);
    }
    return found;
  }

  /** Adds the ways through a pattern from a place, and returns the place where they end. */
  #add(pattern: Pattern, start: number): number {
    switch (pattern.kind) {
      case "unit": {
        const target = this.#place();
        this.#at(start).steps.push({ ranges: pattern.ranges, target });
        return target;
      }
      case "sequence":
        return pattern.parts.reduce((from, part) => this.#add(part, from), start);
      case "choice": {
        const end = this.#place();
        for (const part of pattern.parts) this.#at(this.#add(part, start)).free.push({ target: end });
        return end;
      }
      case "lookahead": {
        const target = this.#place();
        const { isNegative } = pattern;
        const guard = this.#guards.push({ automaton: automatonOfBeginning(pattern.part), isNegative }) - 1;
        this.#at(start).free.push({ target, guard });
        return target;
      }
      case "start": {
        const target = this.#place();
        this.#at(start).free.push({ target, isStart: true });
        return target;
      }
    }
    return this.#addRepetition(pattern, start);
  }

  #addRepetition({ part, least, most }: Extract<Pattern, { kind: "repetition" }>, start: number): number {
    let from = start;
    for (let count = 0; count < least; count++) from = this.#add(part, from);
    if (most === Infinity) {
      // A separate place, to which no other way leads back.
      const loop = this.#place();
      this.#at(from).free.push({ target: loop });
      this.#at(this.#add(part, loop)).free.push({ target: loop });
      return loop;
    }
    const end = this.#place();
    for (let count = least; count < most; count++) {
      this.#at(from).free.push({ target: end });
      from = this.#add(part, from);
    }
    this.#at(from).free.push({ target: end });
    return end;
  }

  #place(): number {
    return this.#places.push({ free: [], steps: [] }) - 1;
  }

  #at(place: number): Place {
    return this.#places[place] as Place;
  }
}
