/** RFC 3986 §4.1: the diagnostic of a link in a document that is not a URI-reference. */
import type { UriSyntaxError } from "@std66/core";
import type { Location } from "../input/source.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { diagnosticOf } from "./syntax.ts";

/** `column`: that of the first character of the link, counted from 1. `isIri`: whether `--iri` takes it. */
export function linkDiagnostic(fault: UriSyntaxError, location: Location, column: number, isIri: boolean): Diagnostic {
  const error = diagnosticOf(fault, location);
  const { severity, code, message, input, offset, length, component, section, explanation } = error;
  const help = isIri ? "`--iri` takes this link, and prints its URI" : explanation.help;
  const placed = { ...explanation, help, column: column - 1 + explanation.column };
  return { severity, code, message, location, input, offset, length, component, section, explanation: placed };
}
