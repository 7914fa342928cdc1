/** RFC 3986 §2.5: the diagnostic of a URI whose parameters cannot be decoded. */
import { UriSyntaxError } from "@std66/core";
import type { QueryOptions } from "@std66/parameters";
import type { Location } from "../input/source.ts";
import { readParameters } from "../text/parameters.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { diagnosticOf } from "./syntax.ts";

/** @throws {Error} if the parameters can be decoded */
export function parametersDiagnostic(input: string, options: QueryOptions, location: Location): Diagnostic {
  try {
    readParameters(input, options);
  } catch (error) {
    if (error instanceof UriSyntaxError) return diagnosticOf(error, location);
    throw error;
  }
  throw new Error("a valid input was rejected");
}
