/**
 * Claims that two automata are equal, and what shows it: one minimal automaton for both, or the shortest difference.
 */
import { type Automaton, type Machine, minimalAutomaton } from "./automaton.ts";
import { type Rewriting, decisionAutomaton } from "./decision-automaton.ts";
import { type Decision, UnknownQuestion, decisionOf } from "./decision.ts";
import { shortestDifference } from "./shortest-difference.ts";

/** That a function or a regexp accepts exactly the texts of a rule. */
export interface Claim {
  readonly name: string;
  readonly rule: string;
  readonly ours: () => Automaton;
  readonly theirs: () => Automaton;
}

/** What became of a claim. */
export type Outcome =
  | { readonly kind: "equal"; readonly states: number }
  | { readonly kind: "different"; readonly text: string; readonly isOurs: boolean }
  | { readonly kind: "unread"; readonly reason: string };

/** Decides a claim. What cannot be read is no proof. */
export function outcomeOf({ ours, theirs }: Claim): Outcome {
  try {
    const [one, other] = [ours(), theirs()];
    const text = shortestDifference(one, other);
    if (text !== undefined) return { kind: "different", text, isOurs: acceptsUnits(one, text) };
    return { kind: "equal", states: one.stateCount };
  } catch (error) {
    if (error instanceof UnknownQuestion || error instanceof SyntaxError) {
      return { kind: "unread", reason: error.message };
    }
    throw error;
  }
}

/** Prints the outcome of each claim. Returns whether all are proved. */
export function runProof(claims: readonly Claim[]): boolean {
  const outcomes = claims.map((claim) => {
    const outcome = outcomeOf(claim);
    console.log(lineOf(claim, outcome));
    return outcome;
  });
  return outcomes.every(({ kind }) => kind === "equal");
}

function lineOf({ name, rule }: Claim, outcome: Outcome): string {
  if (outcome.kind === "equal") return `${name} = ${rule}: ${outcome.states} states`;
  if (outcome.kind === "unread") return `${name} is not read: ${outcome.reason}`;
  const answer = outcome.isOurs ? "accepted" : "refused";
  return `${name} ≠ ${rule}: ${JSON.stringify(outcome.text)} is ${answer} by ${name}`;
}

function acceptsUnits(automaton: Automaton, text: string): boolean {
  let state = 0;
  for (let index = 0; index < text.length; index++) state = automaton.next(state, text.charCodeAt(index));
  return automaton.isAccepting(state);
}

/** How a predicate is asked: about the first of each of these lists. The others are what it makes of that text. */
export interface Samples {
  readonly texts: readonly (readonly [string, ...string[]])[];
  /** The methods with which it makes them. */
  readonly methods?: readonly string[];
  readonly rewriting?: Rewriting;
}

/**
 * The automaton of a predicate, by its questions.
 *
 * @throws {UnknownQuestion} if it asks something that is not known, or asks of one text what it does not of another
 */
export function predicateAutomaton(
  predicate: (text: string) => boolean,
  { texts, methods = [], rewriting }: Samples,
): Automaton {
  const decisions = new Map<string, Decision>();
  for (const list of texts) {
    const decision = decisionOf(predicate, list, methods);
    decisions.set(JSON.stringify(decision), decision);
  }
  const [decision, ...others] = decisions.values();
  if (decision === undefined || others.length > 0) throw new UnknownQuestion("it does not ask the same of each text");
  return decisionAutomaton(decision, rewriting);
}

/** The automaton of the texts of one code unit that is in a class. */
export function unitAutomaton(isIn: (code: number) => boolean): Automaton {
  const codes = Array.from({ length: 0x1_0000 }, (_, code) => code);
  const machine: Machine<"start" | "read" | "over"> = {
    start: "start",
    firsts: codes.filter((code) => code === 0 || isIn(code) !== isIn(code - 1)),
    next: (state, code) => (state === "start" && isIn(code) ? "read" : "over"),
    isAccepting: (state) => state === "read",
    key: (state) => state,
  };
  return minimalAutomaton(machine);
}
