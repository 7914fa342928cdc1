/** Arguments that may be file names: a text without `:`, `/`, `?` and `#` can also be a reference (RFC 3986 §4.2). */
import type { Part } from "../command-line/operands.ts";
import type { Invocation } from "../command-line/shared-options.ts";
import { statusOf } from "../system/calls.ts";

/** Commands whose status others rely on. A name of a file there would be a yes that checked nothing. */
const GATES: readonly string[] = ["check", "audit"];

/** Whether the status of a command is what others rely on. */
export function isGate(command: string): boolean {
  return GATES.includes(command);
}

/** What lists are named. */
const LIST = /\.(?:csv|json|jsonl|list|log|lst|md|ndjson|tsv|txt)$/i;

/** Refuses a file name as an input of a gate. For other commands, returns a note about it, or `undefined`. */
export function namedFileNote(invocation: Invocation, parts: readonly Part[], first: number): string | undefined {
  // After a base, a reference may well be the name of a file.
  if (first > 1) return undefined;
  const names = parts.flatMap((part) => ("uris" in part ? part.uris.filter((uri) => /^[^:/?#]+$/.test(uri)) : []));
  const file = names.find((name) => statusOf(name)?.isFile() === true);
  const isOfGate = isGate(invocation.name());
  if (file !== undefined) {
    if (!isOfGate) return `${file} is taken as an input; -f ${file} reads the inputs in the file`;
    return invocation.error(
      `error: ${file} is the name of a file; write -f ${file} to read the inputs in it, or ./${file} for the reference`,
    );
  }
  const missing = isOfGate ? names.find((name) => LIST.test(name)) : undefined;
  return (
    missing && `${missing} is taken as a relative reference: no file here has this name, which -f ${missing} would read`
  );
}
