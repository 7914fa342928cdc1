/** A log of statements about places, as SARIF 2.1.0 (OASIS) or as workflow commands of GitHub, written as they come. */
import { annotation } from "./github.ts";
import { BEGINNING, type Entry, ending, resultOf } from "./sarif.ts";

/** `version`: of the program that found them. `end`: what ends a line, or the log. Default: LF. */
export interface LogOptions {
  readonly version: string;
  readonly end?: "\n" | "\0";
}

/** What SARIF says of the codes. `rules` is called at the end of the log. */
interface Rules {
  readonly rules: () => readonly object[];
  readonly indexOf: (code: string) => number;
}

interface EntryLog {
  readonly add: (entry: Entry) => string;
  readonly end: () => string;
}

export function entryLog(
  format: "sarif" | "github",
  { version, end = "\n" }: LogOptions,
  { indexOf, rules }: Rules,
): EntryLog {
  if (format === "github") return { add: (entry) => annotation(entry) + end, end: () => "" };
  let before = BEGINNING;
  return {
    add(entry) {
      const piece = before + resultOf(entry, indexOf(entry.code));
      before = ",";
      return piece;
    },
    end: () => (before === BEGINNING ? BEGINNING : "") + ending(version, rules()) + end,
  };
}
