/** RFC 2234: a grammar without recursion as a nondeterministic automaton, in which every alternative is a way of its own. */
import type { Element, Grammar } from "./abnf.ts";

interface State {
  /** The states that are reached without reading anything. */
  readonly free: number[];
  /** The states that are reached by a UTF-16 code unit from `from` to `to`. */
  readonly steps: { readonly from: number; readonly to: number; readonly target: number }[];
}

export class Nondeterministic {
  readonly states: State[] = [];
  readonly start: number;
  readonly accepting: number;
  readonly #grammar: Grammar;
  /** The rules that are being expanded. */
  readonly #open = new Set<string>();

  constructor(grammar: Grammar, element: Element) {
    this.#grammar = grammar;
    this.start = this.#state();
    this.accepting = this.#add(element, this.start);
  }

  /** All that can be reached from some states without reading anything, in order; only those that read or accept count. */
  closure(states: Iterable<number>): readonly number[] {
    const found = new Set(states);
    // A set goes on with what is added to it on the way.
    for (const state of found) for (const target of this.#at(state).free) found.add(target);
    const counts = (state: number) => this.#at(state).steps.length > 0 || state === this.accepting;
    return [...found].filter(counts).toSorted((a, b) => a - b);
  }

  /** What one code unit leads to. */
  step(states: readonly number[], code: number): readonly number[] {
    const targets = new Set<number>();
    for (const state of states) {
      for (const { from, to, target } of this.#at(state).steps) if (from <= code && code <= to) targets.add(target);
    }
    return this.closure(targets);
  }

  /** Adds the ways through an element, from `start` to the state that this gives. */
  #add(element: Element, start: number): number {
    switch (element.kind) {
      case "characters": {
        const target = this.#state();
        this.#at(start).steps.push({ from: element.from, to: element.to, target });
        return target;
      }
      case "rule":
        return this.#addRule(element.name, start);
      case "concatenation":
        return element.elements.reduce((from, each) => this.#add(each, from), start);
      case "alternatives": {
        const end = this.#state();
        for (const each of element.elements) this.#at(this.#add(each, start)).free.push(end);
        return end;
      }
    }
    return this.#addRepetition(element, start);
  }

  #addRule(name: string, start: number): number {
    const element = this.#grammar.get(name);
    if (element === undefined) throw new RangeError(`there is no rule \`${name}\``);
    if (this.#open.has(name)) throw new RangeError(`\`${name}\` is made of itself: no automaton can follow it`);
    this.#open.add(name);
    const end = this.#add(element, start);
    this.#open.delete(name);
    return end;
  }

  #addRepetition({ element, least, most }: Extract<Element, { kind: "repetition" }>, start: number): number {
    let from = start;
    for (let count = 0; count < least; count++) from = this.#add(element, from);
    if (most === Infinity) {
      // A state of its own, into which no way from elsewhere leads back.
      const loop = this.#state();
      this.#at(from).free.push(loop);
      this.#at(this.#add(element, loop)).free.push(loop);
      return loop;
    }
    const end = this.#state();
    for (let count = least; count < most; count++) {
      this.#at(from).free.push(end);
      from = this.#add(element, from);
    }
    this.#at(from).free.push(end);
    return end;
  }

  #state(): number {
    return this.states.push({ free: [], steps: [] }) - 1;
  }

  #at(state: number): State {
    return this.states[state] as State;
  }
}
