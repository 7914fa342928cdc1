/**
 * RFC 2234: turns a grammar without recursion into a nondeterministic automaton, in which every alternative is a path.
 */
import type { Element, Grammar } from "./abnf.ts";

interface State {
  /** The states reached without reading anything. */
  readonly free: number[];
  /** The states reached by a code point from `from` to `to`. */
  readonly steps: { readonly from: number; readonly to: number; readonly target: number }[];
}

export class Nondeterministic {
  readonly states: State[] = [];
  readonly start: number;
  readonly accepting: number;
  readonly #grammar: Grammar;
  /** The rules being expanded. */
  readonly #open = new Set<string>();

  constructor(grammar: Grammar, element: Element) {
    this.#grammar = grammar;
    this.start = this.#state();
    this.accepting = this.#add(element, this.start);
  }

  /** All states reachable without reading anything, in order. Leaves out states that neither read nor accept. */
  closure(states: Iterable<number>): readonly number[] {
    const found = new Set(states);
    // A loop over a set includes what is added during the loop.
    for (const state of found) for (const target of this.#at(state).free) found.add(target);
    const counts = (state: number) => this.#at(state).steps.length > 0 || state === this.accepting;
    return [...found].filter(counts).sort((a, b) => a - b);
  }

  /** The states reached by one code point. */
  step(states: readonly number[], code: number): readonly number[] {
    const targets = new Set<number>();
    for (const state of states) {
      for (const { from, to, target } of this.#at(state).steps) if (from <= code && code <= to) targets.add(target);
    }
    return this.closure(targets);
  }

  /** Adds the paths through an element from `start`, and returns the state where they end. */
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
    if (element === undefined) throw new RangeError(`no rule named \`${name}\``);
    if (this.#open.has(name)) throw new RangeError(`\`${name}\` is recursive, so it has no automaton`);
    this.#open.add(name);
    const end = this.#add(element, start);
    this.#open.delete(name);
    return end;
  }

  #addRepetition({ element, least, most }: Extract<Element, { kind: "repetition" }>, start: number): number {
    let from = start;
    for (let count = 0; count < least; count++) from = this.#add(element, from);
    if (most === Infinity) {
      // A separate state, to which no other path leads back.
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
