/** A diagnostic as an answer. `@std66/report` wraps its lines on what is narrower than a terminal of 80 columns. */
import { type Answer, type Diagnostic, type Show, answerTo, diagnosticLines, diagnosticRecord } from "@std66/report";

const WRAPPED = 79;

export function diagnosis(diagnostic: Diagnostic, show: Show): Answer {
  return wrapped(
    answerTo([diagnostic.input], show, () => ({
      lines: (style) => diagnosticLines(diagnostic, style),
      record: () => diagnosticRecord(diagnostic),
    })),
  );
}

/** An answer of diagnostics, with their lines wrapped. */
export function wrapped(said: Answer): Answer {
  return { ...said, lines: (style) => said.lines({ ...style, width: Math.min(WRAPPED, style.width) }) };
}
