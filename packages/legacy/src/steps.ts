/** RFC 1808 §4, RFC 2396 §5.2 and RFC 3986 §5.2, told step by step. */
import type { Outcome } from "./dialect.ts";

/** A branch that was taken, or a line that was carried out. */
export interface DialectStep {
  /** Where the standard has it, as `RFC 2396 §5.2 step 6a`. */
  readonly section: string;
  /** What the step does, in short. */
  readonly rule: string;
  /** The component that it is about, by the standard's name; `undefined` for the whole. */
  readonly component: string | undefined;
  /** What the branch goes by, or what comes of the line; `undefined` is a component that is not there. */
  readonly value: string | undefined;
  /** Where a step about dot-segments takes something away: in the path before, in UTF-16 code units. */
  readonly offset?: number | undefined;
}

export interface DialectTrace {
  readonly outcome: Outcome;
  /** In their order. None where the standard has no algorithm of its own to follow: RFC 1738 and the URL Standard. */
  readonly steps: readonly DialectStep[];
}

/** Takes the steps as they are done. */
export type Note = (step: DialectStep) => void;

/** The outcome of an algorithm with all its steps. */
export function traced(run: (note: Note) => Outcome): DialectTrace {
  const steps: DialectStep[] = [];
  const outcome = run((step) => {
    steps.push(step);
  });
  return { outcome, steps };
}
