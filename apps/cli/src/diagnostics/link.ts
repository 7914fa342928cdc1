/** RFC 3986 §4.1: the diagnostic of a link in a document that is not a URI-reference. */
import type { Location } from "../input/source.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { syntaxDiagnostic } from "./syntax.ts";

/** `column`: that of the first character of the link, counted from 1. */
export function linkDiagnostic(link: string, location: Location, column: number): Diagnostic {
  const error = syntaxDiagnostic(link, location);
  const { severity, code, message, input, offset, length, component, section, explanation } = error;
  const placed = { ...explanation, column: column - 1 + explanation.column };
  return { severity, code, message, location, input, offset, length, component, section, explanation: placed };
}
