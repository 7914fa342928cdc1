/** Findings as a log of SARIF 2.1.0 (OASIS). */
import { type Finding, rules } from "@std66/audit";
import { fileLocation, helpUriOf, sarifLog } from "../log/sarif.ts";

const LEVELS = { info: "note", warning: "warning", danger: "error" } as const;

/** Where an input is: in a file, or elsewhere, such as `argument 2`. */
export interface FindingPlace {
  readonly file: string | undefined;
  readonly name: string;
  readonly line: number;
  /** Where in its line the input begins, counted from 1. Default: 1. */
  readonly column?: number | undefined;
}

/** A finding, as a result of a log. */
export function sarifResult(
  { code, severity, start, end, message, section }: Finding,
  { file, name, line, column = 1 }: FindingPlace,
): string {
  return JSON.stringify({
    ruleId: code,
    ruleIndex: rules.findIndex((rule) => rule.code === code),
    level: LEVELS[severity],
    message: { text: `${message} (${section})` },
    locations: [
      file === undefined
        ? { logicalLocations: [{ name }] }
        : fileLocation(file, { line, column: column + start, endColumn: column + end }),
    ],
  });
}

/** A log of findings, with all rules. */
export function findingsSarif(version: string): ReturnType<typeof sarifLog> {
  return sarifLog({
    version,
    columnKind: "utf16CodeUnits",
    rules: rules.map(({ code, severity, summary, explanation, help, section, sources }) => ({
      id: code,
      shortDescription: { text: summary },
      fullDescription: { text: explanation },
      help: { text: `${help} (${[section, ...sources].join(", ")})` },
      ...helpUriOf(section),
      defaultConfiguration: { level: LEVELS[severity] },
    })),
  });
}
