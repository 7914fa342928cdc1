/** The diagnostics of inputs that have no answer. */
import { diagnose, type UriSyntaxError } from "@std66/core";
import { type Diagnostic, type Location, syntaxDiagnostic } from "@std66/report";

/** Says what is wrong with an input that has no answer. `error`: what its answer threw. @throws {Error} if nothing is wrong */
export type Diagnose = (input: string, location: Location, error?: UriSyntaxError) => Diagnostic;

export const diagnoseUri: Diagnose = diagnoseBy(diagnose);

/** The same where the answer throws what `parse` throws: the error of an input as it was given is made once. */
export const diagnoseThrown: Diagnose = (input, location, error) =>
  error?.input === input ? syntaxDiagnostic(error, location) : diagnoseUri(input, location, error);

/** The usual diagnostics, with this help about octets that are not UTF-8. */
export function diagnoseWithHelp(help: string): Diagnose {
  return (input, location, error) => {
    const diagnostic = diagnoseUri(input, location, error);
    if (diagnostic.code !== "utf-8") return diagnostic;
    return { ...diagnostic, explanation: { ...diagnostic.explanation, help } };
  };
}

/** Diagnostics of the errors that a function returns; of what the answer threw, if it returns none. */
export function diagnoseBy(find: (input: string) => UriSyntaxError | undefined): Diagnose {
  return (input, location, error) => syntaxDiagnostic(required(find(input) ?? error), location);
}

/** A valid input that was rejected is a bug of the command, and is not hidden. */
export function required(error: UriSyntaxError | undefined): UriSyntaxError {
  if (error === undefined) throw new Error("a valid input was rejected");
  return error;
}

/** Loads the code for IRIs (RFC 3987) if a command is to take them, and says what its inputs are for its task. */
export async function irisIf(isAsked: true | undefined) {
  if (isAsked === undefined) return { iris: undefined, inputs: {} };
  const iris = await import("@std66/iri");
  return { iris, inputs: { takesAnyText: true, diagnose: diagnoseBy(iris.diagnoseIri) } };
}
