/** RFC 3986 §2.1, §2.5: the diagnostic of a text that cannot be encoded or decoded. The texts come from core. */
import { UriSyntaxError } from "@std66/core";
import { explain, syntaxError } from "@std66/core/internal";
import type { Location } from "../input/source.ts";
import { type Diagnostic, columnOf } from "./diagnostic.ts";

/** @throws {Error} if the text can be converted */
export function textDiagnostic(input: string, convert: (input: string) => string, location: Location): Diagnostic {
  try {
    convert(input);
  } catch (error) {
    if (error instanceof UriSyntaxError) return diagnosticIn(input, error, location);
    throw error;
  }
  throw new Error("a valid input was rejected");
}

/** `input`: as written, which may differ from the text that was converted, but not in its length. */
function diagnosticIn(
  input: string,
  { code, offset, length, expected }: UriSyntaxError,
  location: Location,
): Diagnostic {
  // Text without a component counts as data, which is never shown. Any component will do.
  const error = syntaxError(input, { code, offset, length, component: "path", expected });
  const { message, section } = error;
  const explanation = explain(error);
  return {
    severity: "error",
    code,
    message,
    location,
    input,
    offset,
    length,
    component: undefined,
    section,
    explanation: { ...explanation, help: HELP.get(explanation.code) ?? explanation.help, column: columnOf(error) },
  };
}

/** The repairs of texts to decode, whose faults have these codes. */
const HELP: ReadonlyMap<string, string> = new Map([
  ["pct-encoded", "write `%25` for a literal percent sign; --lenient keeps it as written"],
  ["utf-8", "--lenient keeps such triplets as written"],
]);
