/** The diagnostics of inputs that have no answer. */
import { diagnose, UriSyntaxError } from "@std66/core";
import { type Diagnostic, type Location, syntaxDiagnostic } from "@std66/report";

/** Says what is wrong with an input that has no answer. @throws {Error} if nothing is */
export type Diagnose = (input: string, location: Location) => Diagnostic;

/** The diagnostic of a text that is not a URI-reference. */
export const diagnoseUri: Diagnose = diagnoseBy(diagnose);

/** Diagnostics of the errors that a function returns. */
export function diagnoseBy(find: (input: string) => UriSyntaxError | undefined): Diagnose {
  return (input, location) => syntaxDiagnostic(faultOf(find(input)), location);
}

/** Diagnostics of the errors that a function throws. */
export function diagnoseThrown(answer: (input: string) => unknown): Diagnose {
  return (input, location) => syntaxDiagnostic(faultBy(answer, input), location);
}

/** The error that a function throws for an input. Any other error is a bug of the command, and is not hidden. */
export function faultBy(answer: (input: string) => unknown, input: string): UriSyntaxError {
  try {
    answer(input);
  } catch (error) {
    if (error instanceof UriSyntaxError) return error;
    throw error;
  }
  return faultOf(undefined);
}

function faultOf(error: UriSyntaxError | undefined): UriSyntaxError {
  if (error === undefined) throw new Error("a valid input was rejected");
  return error;
}
