/** RFC 1808 §4, RFC 2396 §5.2 and RFC 3986 §5.2, step by step. */
import type { DialectRule } from "./dialect-rule.ts";
import type { Outcome } from "./outcome.ts";

/** A branch that was taken, or an operation that was carried out. */
export interface DialectStep {
  /** The section of the standard, such as `RFC 2396 §5.2 step 6a`. */
  readonly section: string;
  /** A short description of the step. */
  readonly rule: DialectRule;
  /** The component concerned, by the standard's name; `undefined` for the whole text. */
  readonly component: string | undefined;
  /**
   * The value that the branch depends on, or the result of the operation; `undefined` if the component is not present.
   */
  readonly value: string | undefined;
  /** For the removal of a dot-segment: its offset in the path before the removal, in UTF-16 code units. */
  readonly offset?: number | undefined;
}

export interface DialectTrace {
  readonly outcome: Outcome;
  /** The steps in order; empty for RFC 1738 and the URL Standard. */
  readonly steps: readonly DialectStep[];
}

/** Receives each step as it is taken. */
export type OnStep = (step: DialectStep) => void;

/** Runs an algorithm, and returns its outcome with all its steps. */
export function traceSteps(run: (onStep: OnStep) => Outcome): DialectTrace {
  const steps: DialectStep[] = [];
  const outcome = run((step) => {
    steps.push(step);
  });
  return { outcome, steps };
}
