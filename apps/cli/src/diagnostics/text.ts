/** RFC 3986 §2.1, §2.5: the diagnostic of a text that cannot be encoded or decoded. The texts come from core. */
import type { UriSyntaxError } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import { syntaxError } from "@std66/core/internal";
import { type Diagnostic, type Location, syntaxDiagnostic } from "@std66/report";

/**
 * The diagnostic of a text that cannot be percent-encoded or decoded. `input`: the text as written, which may differ
 * from that of the error, but not in its length.
 */
export function textDiagnostic(input: string, error: UriSyntaxError, location: Location): Diagnostic {
  // Text without a component counts as data, which is never shown. Any component will do.
  const { code, offset, length, expected } = error;
  const fault = { code, offset, length, component: "path", expected } as const;
  const shown = syntaxDiagnostic(syntaxError(input, fault, undefined, explain(error).reason), location);
  const { explanation } = shown;
  const help = HELP.get(explanation.code) ?? explanation.help;
  return { ...shown, component: undefined, explanation: { ...explanation, help } };
}

/** The repairs of texts to decode, whose faults have these codes. */
const HELP: ReadonlyMap<string, string> = new Map([
  ["pct-encoded", "write `%25` for a literal percent sign; --lenient keeps it as written"],
  ["utf-8", "--lenient keeps such triplets as written"],
]);
