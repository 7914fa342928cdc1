/** RFC 3987 §2.2: the diagnostic of a text that is not an IRI-reference. */
import { UriSyntaxError } from "@std66/core";
import { diagnoseIri } from "@std66/iri";
import type { Location } from "../input/source.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { diagnosticOf } from "./syntax.ts";

/** @throws {Error} if the text is an IRI-reference */
export function iriDiagnostic(input: string, location: Location): Diagnostic {
  const error = diagnoseIri(input);
  if (error === undefined) throw new Error("a valid input was rejected");
  return diagnosticOf(error, location);
}

/** The diagnostic of an IRI that cannot be converted, such as for a name that is not a domain name. */
export function conversionDiagnostic(
  input: string,
  convert: (input: string) => string,
  location: Location,
): Diagnostic {
  try {
    convert(input);
  } catch (error) {
    if (error instanceof UriSyntaxError) return diagnosticOf(error, location);
    throw error;
  }
  throw new Error("a valid input was rejected");
}

/** The part of the answers of every command that takes IRIs: its inputs are decoded. */
export const IN_IRIS = { takesAnyText: true, diagnose: iriDiagnostic } as const;
