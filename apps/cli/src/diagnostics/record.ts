/** RFC 8259: the diagnostic of a line that is not a JSON object with an input. */
import type { Location } from "../input/source.ts";
import { type Diagnostic, commandDiagnostic } from "./diagnostic.ts";

export function recordDiagnostic(input: string, reason: string, location: Location): Diagnostic {
  return commandDiagnostic({
    location,
    input,
    offset: 0,
    length: 1,
    code: "json",
    section: "RFC 8259 §4",
    reason,
    label: "in this line",
    rule: "--json-input reads one JSON object per line, whose member `input`, or that of --field, is a string",
    help: undefined,
  });
}
