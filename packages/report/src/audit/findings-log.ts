/** RFC 3986 §7: the findings in any number of inputs, in a form that other programs read. */
import type { Finding } from "@std66/audit";
import { type FindingPlace, sarifBeginning, sarifResult } from "./sarif.ts";

/** A log that is written as its inputs come. */
export interface FindingsLog {
  /** What the findings in an input add to the log. */
  readonly add: (found: readonly Finding[], place: FindingPlace) => string;
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
      add: (found, place) =>
        githubAnnotations(found, place)
          .map((line) => line + end)
          .join(""),
      end: () => "",
    };
  }
  let before = sarifBeginning(version);
  const next = (text: string): string => {
    const piece = before + text;
    before = ",";
    return piece;
  };
  return {
    add: (found, place) => found.map((finding) => next(sarifResult(finding, place))).join(""),
    end: () => `${before === "," ? "" : before}]}]}${end}`,
  };
}

/** A line for each finding, as a workflow command of GitHub. */
export function githubAnnotations(found: readonly Finding[], { file, line }: FindingPlace): string[] {
  return found.map(({ code, severity, start, end, message, section }) => {
    const level = { info: "notice", warning: "warning", danger: "error" }[severity];
    // Columns count from 1. The last one is inside the place.
    const columns = `line=${line},col=${start + 1},endColumn=${Math.max(start + 1, end)}`;
    const place = file === undefined ? "" : `file=${propertyText(file)},${columns},`;
    return `::${level} ${place}title=${propertyText(code)}::${dataText(`${message} (${section})`)}`;
  });
}

function dataText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function propertyText(text: string): string {
  return dataText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
