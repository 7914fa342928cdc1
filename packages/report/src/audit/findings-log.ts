/** RFC 3986 §7: the findings in any number of inputs, in a form that other programs read. */
import type { Finding } from "@std66/audit";
import { annotation } from "../log/github.ts";
import { type FindingPlace, regionOf } from "./finding-place.ts";
import { findingsSarif, sarifResult } from "./sarif.ts";

/** A log that is written as its inputs come. */
export interface FindingsLog {
  /** What the findings in an input add to the log. */
  readonly add: (input: string, found: readonly Finding[], place: FindingPlace) => string;
  readonly end: () => string;
}

/** `version`: of the program that found them. `end`: what ends a line, or the log. Default: LF. */
interface LogOptions {
  readonly version: string;
  readonly end?: "\n" | "\0";
}

/**
 * A log of SARIF 2.1.0 (OASIS), or of workflow commands of GitHub, which show each finding at its line of the file.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7 | RFC 3986 §7}
 */
export function findingsLog(format: "sarif" | "github", { version, end = "\n" }: LogOptions): FindingsLog {
  if (format === "github") {
    return {
      add: (input, found, place) =>
        githubAnnotations(input, found, place)
          .map((line) => line + end)
          .join(""),
      end: () => "",
    };
  }
  const log = findingsSarif(version);
  return {
    add: (input, found, place) => found.map((finding) => log.add(sarifResult(input, finding, place))).join(""),
    end: () => log.end() + end,
  };
}

const LEVELS = { info: "notice", warning: "warning", danger: "error" } as const;

/** A line for each finding, as a workflow command of GitHub. */
export function githubAnnotations(input: string, found: readonly Finding[], place: FindingPlace): string[] {
  return found.map((finding) => {
    const { code, severity, message, section } = finding;
    const { file } = place;
    const region = regionOf(input, finding, place);
    return annotation(LEVELS[severity], { file, ...region, title: code, message: `${message} (${section})` });
  });
}
