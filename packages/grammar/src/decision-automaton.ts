/** The automaton of the texts about which a decision says yes: of all its questions at once. */
import { type Automaton, type Machine, minimalAutomaton } from "./automaton.ts";
import type { Range } from "./code-units.ts";
import type { Decision, Question } from "./decision.ts";
import { regExpAutomaton } from "./regexp-automaton.ts";

/** How a text is rewritten, code unit by code unit, before the questions whose `of` is 1. States are numbers. */
export interface Rewriting {
  /** As in a `Machine`, in any order. */
  readonly firsts: readonly number[];
  readonly start: number;
  kindOf(code: number): string;
  /** Code units of which it may write any for any other. */
  readonly alike: Range;
  next(state: number, code: number): { readonly state: number; readonly written: readonly number[] };
  /** What is written after the last code unit. */
  atEnd(state: number): readonly number[];
}

const UNCHANGED: Rewriting = {
  firsts: [0],
  start: 0,
  kindOf: () => "",
  alike: { from: 0, to: 0 },
  next: (state, code) => ({ state, written: [code] }),
  atEnd: () => [],
};

/** The minimal automaton, over code units, of the texts about which a decision says yes. */
export function decisionAutomaton(decision: Decision, rewriting: Rewriting = UNCHANGED): Automaton {
  return minimalAutomaton(new Decider(decision, rewriting));
}

/**
 * A decision, with the number of its question in place of it. Each is there once, so that equal ones are one object.
 */
type Node = boolean | { readonly index: number; readonly yes: Node; readonly no: Node };

interface State {
  /** What is still to decide. */
  readonly node: Node;
  /** By question, the state of its automaton; 0 if it is not to be asked any more. */
  readonly reached: readonly number[];
  /** The state of the rewriting; its start if no question is about what it writes. */
  readonly rewriting: number;
}

/** Runs the automata of all questions beside each other. Questions leave the decision as soon as they are answered. */
class Decider implements Machine<State> {
  readonly start: State;
  readonly firsts: readonly number[];
  readonly #rewriting: Rewriting;
  readonly #questions: readonly Question[];
  readonly #automata: readonly Automaton[];
  readonly #nodes = new Map<string, Node>();
  readonly #numbers = new Map<Node, number>([
    [false, 0],
    [true, 1],
  ]);

  constructor(decision: Decision, rewriting: Rewriting) {
    this.#rewriting = rewriting;
    const questions = questionsOf(decision);
    this.#questions = [...questions.values()];
    this.#automata = this.#questions.map(questionAutomaton);
    this.#questions.forEach((question, index) => {
      if (question.of === 1) requireAlike(this.#automaton(index), rewriting.alike);
    });
    const firsts = [...this.#automata.flatMap((automaton) => automaton.firsts), ...rewriting.firsts];
    this.firsts = [...new Set(firsts)].filter((code) => code <= 0xffff).sort((a, b) => a - b);
    const node = this.#nodeOf(decision, [...questions.keys()]);
    this.start = this.#simplified({ node, reached: this.#automata.map(() => 0), rewriting: rewriting.start });
  }

  /** Codes that are written differently have different classes. */
  kindOf(code: number): string {
    return [this.#rewriting.kindOf(code), ...this.#automata.map((automaton) => automaton.classOf(code))].join();
  }

  next(from: State, code: number): State {
    if (typeof from.node === "boolean") return from;
    const { state, written } = this.#rewriting.next(from.rewriting, code);
    return this.#simplified({ ...from, reached: this.#read(from.reached, [code], written), rewriting: state });
  }

  isAccepting({ node, reached, rewriting }: State): boolean {
    const ended = this.#read(reached, [], this.#rewriting.atEnd(rewriting));
    let at = node;
    while (typeof at !== "boolean") {
      at = this.#automaton(at.index).isAccepting(ended[at.index] as number) ? at.yes : at.no;
    }
    return at;
  }

  key({ node, reached, rewriting }: State): string {
    return `${this.#numbers.get(node)}:${rewriting}:${reached.join()}`;
  }

  #read(reached: readonly number[], codes: readonly number[], written: readonly number[]): readonly number[] {
    return reached.map((state, index) => {
      const automaton = this.#automaton(index);
      const read = this.#questions[index]?.of === 0 ? codes : written;
      return read.reduce((at, code) => automaton.next(at, code), state);
    });
  }

  /** The same state, without the questions that every rest of the text answers in one way. */
  #simplified({ node, reached, rewriting }: State): State {
    const open = new Set<number>();
    const rest = this.#rest(node, reached, open);
    const isRewritten = [...open].some((index) => this.#questions[index]?.of === 1);
    return {
      node: rest,
      reached: reached.map((state, index) => (open.has(index) ? state : 0)),
      rewriting: isRewritten ? rewriting : this.#rewriting.start,
    };
  }

  #rest(node: Node, reached: readonly number[], open: Set<number>): Node {
    if (typeof node === "boolean") return node;
    const { index, yes, no } = node;
    const state = reached[index] as number;
    if (!this.#automaton(index).isViable(state)) return this.#rest(no, reached, open);
    if (this.#automaton(index).isCertain(state)) return this.#rest(yes, reached, open);
    open.add(index);
    return this.#once(index, this.#rest(yes, reached, open), this.#rest(no, reached, open));
  }

  #nodeOf(decision: Decision, keys: readonly string[]): Node {
    if (typeof decision === "boolean") return decision;
    const { question, yes, no } = decision;
    return this.#once(keys.indexOf(keyOf(question)), this.#nodeOf(yes, keys), this.#nodeOf(no, keys));
  }

  #once(index: number, yes: Node, no: Node): Node {
    if (yes === no) return yes;
    const key = [index, this.#numbers.get(yes), this.#numbers.get(no)].join();
    const known = this.#nodes.get(key) ?? { index, yes, no };
    this.#nodes.set(key, known);
    if (!this.#numbers.has(known)) this.#numbers.set(known, this.#numbers.size);
    return known;
  }

  #automaton(index: number): Automaton {
    return this.#automata[index] as Automaton;
  }
}

function requireAlike(automaton: Automaton, { from, to }: Range): void {
  for (let code = from; code <= to; code++) {
    if (automaton.classOf(code) !== automaton.classOf(from)) {
      throw new SyntaxError(
        `a regexp distinguishes between the code units ${from} and ${code}, which are rewritten alike`,
      );
    }
  }
}

function keyOf(question: Question): string {
  return JSON.stringify(question);
}

function questionsOf(decision: Decision, found = new Map<string, Question>()): ReadonlyMap<string, Question> {
  if (typeof decision === "boolean") return found;
  found.set(keyOf(decision.question), decision.question);
  questionsOf(decision.yes, found);
  return questionsOf(decision.no, found);
}

const made = new Map<string, Automaton>();

function questionAutomaton(question: Question): Automaton {
  const regexp =
    question.kind === "test"
      ? { source: question.source, flags: question.flags }
      : { source: question.part.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"), flags: "" };
  const key = `${regexp.flags}/${regexp.source}`;
  const automaton = made.get(key) ?? regExpAutomaton(regexp);
  made.set(key, automaton);
  return automaton;
}
