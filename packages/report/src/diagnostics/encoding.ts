/** RFC 3629 §4: diagnostics of lines that are not UTF-8, or begin with a byte order mark. */
import { maskFault } from "@std66/core/diagnostics";
import { type UriSyntaxError, diagnose } from "@std66/core";
import { type Diagnostic, type Location, messageOf, statedDiagnostic } from "./diagnostic.ts";
import { syntaxDiagnostic } from "./syntax.ts";

/** An octet that does not begin a UTF-8 character. */
export interface WrongOctet {
  readonly value: number;
  /** The offset of the character that replaces it in the text, in UTF-16 code units. */
  readonly offset: number;
}

/**
 * The diagnostic of a line with an octet that is not UTF-8, for which `input` has U+FFFD; without one, of a byte order mark: programs
 * that save "UTF-8 with BOM" put U+FEFF before the first line.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3629#section-4 | RFC 3629 §4}
 */
export function encodingDiagnostic(input: string, wrong: WrongOctet | undefined, location: Location): Diagnostic {
  return wrong === undefined ? byteOrderMarkDiagnostic(input, location) : notUtf8Diagnostic(input, wrong, location);
}

function notUtf8Diagnostic(input: string, { value, offset }: WrongOctet, location: Location): Diagnostic {
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
    help: undefined,
  });
}

function byteOrderMarkDiagnostic(input: string, location: Location): Diagnostic {
  // No URI-reference begins with U+FEFF.
  const error = syntaxDiagnostic(diagnose(input) as UriSyntaxError, location);
  const reason = "the input begins with a byte order mark";
  const help = "save the input as UTF-8 without a byte order mark";
  const message = messageOf(reason, error.offset, error.section);
  return { ...error, message, explanation: { ...error.explanation, reason, label: "found U+FEFF", help } };
}
