/** A diagnostic as lines that are wrapped: `@std66/report` does that on what is narrower than a terminal of 80 columns. */
import { type Diagnostic, type Style, diagnosticLines } from "@std66/report";

const WRAPPED = 79;

export function wrappedDiagnostic(diagnostic: Diagnostic, style: Style): string[] {
  return diagnosticLines(diagnostic, { ...style, width: Math.min(WRAPPED, style.width) });
}
