/** A log of statements about places, as SARIF 2.1.0 (OASIS) or as workflow commands of GitHub, written as they come. */
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
  { version, end }: Required<LogOptions>,
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

const LEVELS = { note: "notice", warning: "warning", error: "error" } as const;

/** A workflow command, as one line without its end. Columns count from 1, and the last one is inside the place. */
function annotation({ code, level, message, file, region: { line, column, endColumn = column + 1 } }: Entry): string {
  const columns = `line=${line},col=${column},endColumn=${Math.max(column, endColumn - 1)}`;
  const place = file === undefined ? "" : `file=${propertyText(file)},${columns},`;
  return `::${LEVELS[level]} ${place}title=${propertyText(code)}::${dataText(message)}`;
}

function dataText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function propertyText(text: string): string {
  return dataText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
