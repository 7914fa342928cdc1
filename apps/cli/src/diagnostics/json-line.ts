/** RFC 8259: the diagnostic of a line that is not a JSON object with an input. */
import { type Diagnostic, type Location, statedDiagnostic } from "@std66/report";

/** `reason`: why the line has no input. */
export function jsonLineDiagnostic(input: string, reason: string, location: Location): Diagnostic {
  return statedDiagnostic({
    location,
    input,
    offset: 0,
    length: 1,
    code: "json",
    section: "RFC 8259 §4",
    reason,
    label: "in this line",
    rule: "--json-input reads one JSON object per line, whose key `input`, or the one named by --field, has a string",
    help: undefined,
  });
}
