/** RFC 3986 §7: the findings in any number of inputs, in a form that other programs read. */
import { type Finding, rules } from "@std66/audit";
import { charactersIn } from "../diagnostics/diagnostic.ts";
import { type LogOptions, entryLog, ruleTexts } from "../log/log.ts";

/** Where an input is: in a file, or elsewhere, such as `argument 2`. */
export interface FindingPlace {
  readonly file: string | undefined;
  readonly name: string;
  readonly line: number;
  /** Where in its line the input begins, counted from 1, in characters: a surrogate pair is one. Default: 1. */
  readonly column?: number | undefined;
}

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
export function findingsLog(format: "sarif" | "github", options: LogOptions): FindingsLog {
  const log = entryLog(format, options, {
    rules: () =>
      rules.map(({ code, severity, help, sources, ...texts }) => ({
        id: code,
        ...ruleTexts({ ...texts, help: `${help} (${[texts.section, ...sources].join(", ")})` }),
        defaultConfiguration: { level: LEVELS[severity] },
      })),
    indexOf: (code) => rules.findIndex((rule) => rule.code === code),
  });
  return {
    add(input, found, place) {
      const entries = found.map(({ code, severity, section, message, start, end: last }) => {
        // Offsets are in UTF-16 code units, and columns are in characters.
        const column = (place.column ?? 1) + charactersIn(input.slice(0, start));
        const region = { line: place.line, column, endColumn: column + charactersIn(input.slice(start, last)) };
        return log.add({ ...place, code, level: LEVELS[severity], message: `${message} (${section})`, region });
      });
      return entries.join("");
    },
    end: log.end,
  };
}
