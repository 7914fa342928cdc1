/** RFC 3986 §4.1: the diagnostic of a text that is not a URI-reference. The texts come from core. */
import type { UriSyntaxError } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import { type Diagnostic, type Explanation, type Location, columnOf } from "./diagnostic.ts";

/**
 * The diagnostic of an error of `parse`, `diagnose` or another function of std66 that throws a `UriSyntaxError`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 */
export function syntaxDiagnostic(error: UriSyntaxError, location: Location): Diagnostic {
  const { code, message, input, offset, length, component, section } = error;
  return {
    severity: "error",
    code,
    message,
    location,
    input,
    offset,
    length,
    component,
    section,
    // On demand: that takes longer than to find the error, and JSON has no explanation.
    get explanation(): Explanation {
      return { ...explain(error), column: columnOf(error) };
    },
  };
}
