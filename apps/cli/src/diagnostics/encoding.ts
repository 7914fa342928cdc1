/** RFC 3629 §4, RFC 3986 §2.1, §2.5: diagnostics of lines that are not UTF-8, and of texts that have no other form. */
import { explain, maskFault } from "@std66/core/diagnostics";
import { type UriSyntaxError, diagnose } from "@std66/core";
import { syntaxError } from "@std66/core/internal";
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

/**
 * The diagnostic of a text that cannot be percent-encoded or decoded. `input`: the text as written, which may differ
 * from that of the error, but not in its length.
 */
export function textDiagnostic(input: string, error: UriSyntaxError, location: Location): Diagnostic {
  // Text without a component counts as data, which is never shown. Any component will do.
  const { code, offset, length, expected } = error;
  const fault = { code, offset, length, component: "path", expected } as const;
  const shown = syntaxDiagnostic(syntaxError(input, fault, undefined, explain(error).reason), location);
  const { explanation } = shown;
  const help = HELP.get(explanation.code) ?? explanation.help;
  return { ...shown, component: undefined, explanation: { ...explanation, help } };
}

/** The repairs of texts to decode, whose faults have these codes. */
const HELP: ReadonlyMap<string, string> = new Map([
  ["pct-encoded", "write `%25` for a literal percent sign; --lenient keeps it as written"],
  ["utf-8", "--lenient keeps such triplets as written"],
]);
