/** RFC 3629 §4: diagnostics of lines that are not UTF-8, or begin with a byte order mark. */
import { maskFault } from "@std66/core/diagnostics";
import { type UriSyntaxError, diagnose } from "@std66/core";
import { type Diagnostic, type Location, statedDiagnostic, syntaxDiagnostic } from "@std66/report";

/** The diagnostic of a line with an octet that is not UTF-8, for which `input` has U+FFFD at the offset. */
export function notUtf8Diagnostic(
  input: string,
  { value, offset }: { readonly value: number; readonly offset: number },
  location: Location,
): Diagnostic {
  const { place } = maskFault({ input, offset, length: 1, component: "path" });
  const octet =
    place === "in password" ? "a byte of a possible password" : `the byte 0x${value.toString(16).toUpperCase()}`;
  return statedDiagnostic({
    location,
    input,
    offset,
    length: 1,
    code: "utf-8",
    section: "RFC 3629 §4",
    reason: "the line is not UTF-8",
    label: `found ${octet}`,
    rule: "UTF8-octets = *( UTF8-char )",
  });
}

/** The diagnostic of a byte order mark: programs that save "UTF-8 with BOM" put U+FEFF before the first line. */
export function byteOrderMarkDiagnostic(input: string, location: Location): Diagnostic {
  // No URI-reference begins with U+FEFF.
  const error = syntaxDiagnostic(diagnose(input) as UriSyntaxError, location);
  const reason = "the input begins with a byte order mark";
  const help = "save the input as UTF-8 without a byte order mark";
  const message = `${reason} (offset ${error.offset}, ${error.section})`;
  return { ...error, message, explanation: { ...error.explanation, reason, label: "found U+FEFF", help } };
}
