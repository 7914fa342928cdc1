/** The place of a fault in a row as it is written, where the field may have escapes or quotes (RFC 4180 §2). */
import type { UnansweredRow } from "@std66/lines/rows";
import type { Diagnostic } from "@std66/report";

/** The diagnostic of a field, with the line and the column of the row. */
export function inRow(diagnostic: Diagnostic, row: UnansweredRow): Diagnostic {
  const { location, input, offset, explanation } = diagnostic;
  const before = input.slice(0, offset);
  // A password in the field is masked, and the column is that in the masked text.
  const isMasked = charactersIn(before) + 1 !== explanation.column;
  const { line, column } = row.place(isMasked ? 0 : Buffer.byteLength(before));
  return {
    ...diagnostic,
    location: { ...location, line },
    explanation: { ...explanation, column: isMasked ? column + explanation.column - 1 : column },
  };
}

function charactersIn(text: string): number {
  // A surrogate pair is one character.
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}
