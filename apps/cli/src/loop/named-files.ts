/** Arguments that may be file names: a text without `:`, `/`, `?` and `#` can also be a reference (RFC 3986 §4.2). */
import type { Part } from "../command-line/operands.ts";
import type { Invocation } from "../command-line/shared-options.ts";
import { statusOf } from "../system/calls.ts";

/** Whether others rely on the status of a command. A name of a file there would be a yes that checked nothing. */
export function isGate(command: string): boolean {
  return command === "check" || command === "audit";
}

const LIST = /\.(?:csv|json|jsonl|list|log|lst|md|ndjson|tsv|txt)$/i;

/**
 * Refuses the name of a file or directory as an input of a gate. For other commands, returns a note, or `undefined`.
 */
export function namedFileNote(invocation: Invocation, parts: readonly Part[], first: number): string | undefined {
  // After a base, a reference may well be the name of a file.
  if (first > 1) return undefined;
  const names = parts.flatMap((part) => ("uris" in part ? part.uris.filter((uri) => /^[^:/?#]+$/.test(uri)) : []));
  const isOfGate = isGate(invocation.name());
  const folder = isOfGate ? names.find((name) => statusOf(name)?.isDirectory() === true) : undefined;
  if (folder !== undefined) {
    const what = `std66 extract --recursive ${folder} reads the files in it, and ./${folder} is the reference`;
    return invocation.error(`error: ${folder} is the name of a directory; ${what}`);
  }
  const file = names.find((name) => statusOf(name)?.isFile() === true);
  if (file !== undefined) {
    if (!isOfGate) return `${file} is taken as an input; -f ${file} reads the inputs in the file`;
    const how = `write -f ${file} to read the inputs in it, or ./${file} for the reference`;
    return invocation.error(`error: ${file} is the name of a file; ${how}`);
  }
  const missing = isOfGate ? names.find((name) => LIST.test(name)) : undefined;
  return (
    missing && `no file here is named ${missing}, so it is a relative reference (-f FILE reads the inputs in a file)`
  );
}

/** A note of a gate that had nothing to check in the files of `-f`, although they were named. */
export function uncheckedNote(what: "inputs" | "rows", files: readonly string[]): string {
  return `no ${what} in ${files.join(", ")}, so that nothing was checked`;
}

/** What reads a table as its name says, if it was read in the other form. */
export function otherFormHint(name: string, isCsv: boolean): string {
  if (!isCsv && /\.csv$/i.test(name)) return "; --csv reads fields between commas";
  return isCsv && /\.(?:tab|tsv)$/i.test(name) ? "; --tsv reads fields between tabs" : "";
}

/** What reads files as their names say: tables and records by options, documents by another command. */
const READERS: readonly (readonly [name: RegExp, hint: string])[] = [
  [/\.csv$/i, "--csv reads its rows"],
  [/\.(?:tab|tsv)$/i, "--tsv reads its rows"],
  [/\.(?:jsonl|ndjson)$/i, "--json-input reads its objects"],
  [/\.(?:atom|html?|json|markdown|mdx?|rss|svg|xhtml|xml)$/i, "std66 extract finds its links"],
];

/** A note about the first file that was read line by line although its name is of another kind, or `undefined`. */
export function readAsLinesNote(files: readonly string[]): string | undefined {
  for (const file of files) {
    const hint = READERS.find(([name]) => name.test(file))?.[1];
    if (hint !== undefined) return `each line of ${file} was taken as an input; ${hint}`;
  }
  return undefined;
}
