/** RFC 3986 §7: the findings in any number of inputs, in a form that other programs read. */
import { type Finding, rules } from "@std66/audit";
import { type LogOptions, entryLog } from "../log/log.ts";
import { ruleTexts } from "../log/sarif.ts";
import { type FindingPlace, regionOf } from "./finding-place.ts";

/** A log that is written as its inputs come. */
export interface FindingsLog {
  /** What the findings in an input add to the log. */
  readonly add: (input: string, found: readonly Finding[], place: FindingPlace) => string;
  readonly end: () => string;
}

const LEVELS = { info: "note", warning: "warning", danger: "error" } as const;

/**
 * A log of SARIF 2.1.0 (OASIS), or of workflow commands of GitHub, which show each finding at its line of the file.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7 | RFC 3986 §7}
 */
export function findingsLog(format: "sarif" | "github", { version, end = "\n" }: LogOptions): FindingsLog {
  const log = entryLog(format, { version, end }, { rules: sarifRules, indexOf });
  return {
    add: (input, found, place) =>
      found
        .map((finding) => {
          const { code, severity, message, section } = finding;
          const { file, name } = place;
          return log.add({
            code,
            level: LEVELS[severity],
            message: `${message} (${section})`,
            file,
            name,
            region: regionOf(input, finding, place),
          });
        })
        .join(""),
    end: log.end,
  };
}

function indexOf(code: string): number {
  return rules.findIndex((rule) => rule.code === code);
}

function sarifRules(): readonly object[] {
  return rules.map(({ code, severity, help, sources, ...texts }) => ({
    id: code,
    ...ruleTexts({ ...texts, help: `${help} (${[texts.section, ...sources].join(", ")})` }),
    defaultConfiguration: { level: LEVELS[severity] },
  }));
}
