/** RFC 3986 §3.2.2 and Appendix C: the diagnostic of a URI in a document whose host may go on after a delimiter. */
import { type Diagnostic, type Location, statedDiagnostic } from "@std66/report";

/**
 * The diagnostic of a URI in text that is left out, since its host is not clear. What stands there is a URI, so that only its place is known.
 * `column`: that of its first character, counted from 1.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 */
export function unclearHostDiagnostic(input: string, location: Location, column: number): Diagnostic {
  const diagnostic = statedDiagnostic({
    location,
    input,
    offset: 0,
    length: input.length,
    code: "unclear-host",
    section: "RFC 3986 Appendix C",
    reason: "it is not clear where the host ends",
    label: "this URI is left out",
    rule: "a URI in text ends at a delimiter, after which its host does not go on",
    help: "write the URI between angle brackets, as in `<https://example.com/>`",
  });
  return { ...diagnostic, explanation: { ...diagnostic.explanation, column } };
}
