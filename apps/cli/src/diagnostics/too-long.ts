/** The diagnostic of an input whose output would be too long. */
import { type Diagnostic, type Location, statedDiagnostic } from "@std66/report";
import type { TooLong } from "./limits.ts";

/** Used instead of a section: the limits are the command's own, not from a standard. */
const LIMITS = "limits of std66";

/** The input may be valid. */
export function tooLongDiagnostic(input: string, tooLong: TooLong, location: Location): Diagnostic {
  const { message: reason, offset, label, rule } = tooLong;
  return statedDiagnostic({
    location,
    input,
    offset,
    length: 1,
    code: "length",
    section: LIMITS,
    reason,
    label,
    rule,
    help: undefined,
  });
}
