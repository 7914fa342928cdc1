/** Diagnostics as answers. `@std66/report` wraps their lines on what is narrower than a terminal of 80 columns. */
import { type Answer, type Diagnostic, type Show, diagnosis } from "@std66/report";

const WRAPPED = 79;

export function diagnosed(diagnostic: Diagnostic, show: Show): Answer {
  return wrapped(diagnosis(diagnostic, { show }));
}

/** An answer of diagnostics, with their lines wrapped. */
export function wrapped(said: Answer): Answer {
  return { ...said, lines: (style) => said.lines({ ...style, width: Math.min(WRAPPED, style.width) }) };
}
