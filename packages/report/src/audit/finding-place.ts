/** RFC 3986 §7: where a finding is, in lines and columns of its file. */
import type { Finding } from "@std66/audit";
import type { Region } from "../log/sarif.ts";

/** Where an input is: in a file, or elsewhere, such as `argument 2`. */
export interface FindingPlace {
  readonly file: string | undefined;
  readonly name: string;
  readonly line: number;
  /** Where in its line the input begins, counted from 1, in characters: a surrogate pair is one. Default: 1. */
  readonly column?: number | undefined;
}

/** The place of a finding in an input. Its offsets are in UTF-16 code units, and columns are in characters. */
export function regionOf(
  input: string,
  { start, end }: Pick<Finding, "start" | "end">,
  { line, column = 1 }: FindingPlace,
): Region & { readonly endColumn: number } {
  const startColumn = column + charactersIn(input.slice(0, start));
  return { line, column: startColumn, endColumn: startColumn + charactersIn(input.slice(start, end)) };
}

function charactersIn(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}
