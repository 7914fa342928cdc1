/** The parts of an operation to measure. */
import type { BlackHole } from "./black-hole.ts";
import type { Corpus } from "./corpora.ts";

export type Keep = BlackHole["keep"];

export interface Contender<Input> {
  readonly name: string;
  /**
   * Called once; the returned function is timed. Each contender has its own, as a shared function would share V8's
   * feedback.
   */
  readonly run: (keep: Keep) => (input: Input) => void;
  /** Converts the kept results of one input to the form that `isRight` expects. */
  readonly answer?: (kept: readonly unknown[]) => string;
  /** Prepares each input before the clock starts. `run` gets the result. */
  readonly prepare?: (input: Input) => unknown;
}

export type Group =
  | "validate"
  | "parse"
  | "resolve"
  | "normalize"
  | "equivalent"
  | "parameters"
  | "extract"
  | "audit"
  | "iri";

export interface Operation<Input> {
  readonly title: string;
  /** Those of a group share a chart. */
  readonly group: Group;
  /** The task, and what makes an answer right. */
  readonly says: string;
  /** An empty list leaves the corpus out. */
  readonly inputs: (corpus: Corpus) => readonly Input[];
  readonly isRight: (answer: string, input: Input) => boolean;
  /**
   * Whether a wrong answer puts a contender out: accepting a text is other work than rejecting it, so times do not
   * compare.
   */
  readonly wrongIsOut?: boolean;
  /** std66 comes first. */
  readonly contenders: readonly [Contender<Input>, ...Contender<Input>[]];
}

/** Node's own parser, which every reader knows. */
export function isUrl(name: string): boolean {
  return name === "URL" || name === "URL.canParse";
}

/** Whether a contender is std66 in another way, to show what that saves. */
export function isOurs(name: string): boolean {
  return name.startsWith("std66:");
}

/** Lets one list hold operations with different inputs: only the operation itself touches its inputs. */
export type AnyOperation = Operation<never>;

/** Types an operation by its inputs. */
export function operation<Input>(parts: Operation<Input>): Operation<Input> {
  return parts;
}

type Typed = Omit<AnyOperation, "inputs"> & { readonly inputs: (corpus: Corpus) => readonly unknown[] };

/** Types an operation for a list. */
export function anyOf(one: Typed): AnyOperation {
  return one as AnyOperation;
}

/** A contender whose inputs are prepared. */
export function prepared<Input, Prepared>(
  name: string,
  prepare: (input: Input) => Prepared,
  run: (keep: Keep) => (input: Prepared) => void,
): Contender<Input> {
  return { name, prepare, run: run as unknown as Contender<Input>["run"] };
}
