/** What an operation to be measured is made of. */
import type { BlackHole } from "./black-hole.ts";
import type { Corpus } from "./corpora.ts";

export type Keep = BlackHole["keep"];

export interface Contender<Input> {
  readonly name: string;
  /** Called once; what it gives back is timed. Each contender writes its own, since a function shared is feedback shared. */
  readonly run: (keep: Keep) => (input: Input) => void;
  /** What it has kept for one input, said as `isRight` expects it. */
  readonly answer?: (kept: readonly unknown[]) => string;
  /** What is done to each input before the clock starts. `run` gets what comes of it. */
  readonly prepare?: (input: Input) => unknown;
}

export interface Operation<Input> {
  readonly title: string;
  /** What is asked, and of what an answer must be to be right. */
  readonly says: string;
  /** None: the corpus has no part in it. */
  readonly inputs: (corpus: Corpus) => readonly Input[];
  readonly isRight: (answer: string, input: Input) => boolean;
  /** Whether a wrong answer is other work, not to be compared: to accept is not to refuse. */
  readonly wrongIsOut?: boolean;
  /** Ours is the first. */
  readonly contenders: readonly [Contender<Input>, ...Contender<Input>[]];
}

/** So that a list can hold operations with other inputs: only the operation itself touches them. */
export type AnyOperation = Operation<never>;

/** An operation as the list holds it. */
export function operation<Input>(parts: Operation<Input>): AnyOperation {
  return parts as unknown as AnyOperation;
}

/** A contender that gets its inputs prepared. */
export function prepared<Input, Prepared>(
  name: string,
  prepare: (input: Input) => Prepared,
  run: (keep: Keep) => (input: Prepared) => void,
): Contender<Input> {
  return { name, prepare, run: run as unknown as Contender<Input>["run"] };
}
