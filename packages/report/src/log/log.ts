/** A log of statements about places, as SARIF 2.1.0 (OASIS) or as workflow commands of GitHub, written as they come. */
import { annotation } from "./github.ts";
import { type Entry, type SarifOptions, fileLocation, sarifLog } from "./sarif.ts";

/** `version`: of the program that found them. `end`: what ends a line, or the log. Default: LF. */
export interface LogOptions {
  readonly version: string;
  readonly end?: "\n" | "\0";
}

/** What SARIF says of the codes. */
interface Rules extends Pick<SarifOptions, "rules"> {
  readonly indexOf: (code: string) => number;
}

interface EntryLog {
  /** What an entry adds to the log. */
  readonly add: (entry: Entry) => string;
  readonly end: () => string;
}

export function entryLog(
  format: "sarif" | "github",
  { version, end = "\n" }: LogOptions,
  { indexOf, ...rules }: Rules,
): EntryLog {
  if (format === "github") return { add: (entry) => annotation(entry) + end, end: () => "" };
  const log = sarifLog({ version, ...rules });
  return {
    add: ({ code, level, message, file, name, region }) =>
      log.add(
        JSON.stringify({
          ruleId: code,
          ruleIndex: indexOf(code),
          level,
          message: { text: message },
          locations: [file === undefined ? { logicalLocations: [{ name }] } : fileLocation(file, region)],
        }),
      ),
    end: () => log.end() + end,
  };
}
