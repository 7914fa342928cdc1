/** Findings as a log of SARIF 2.1.0 (OASIS). */
import { type Finding, rules } from "@std66/audit";
import { fileLocation, helpUriOf, sarifLog } from "../log/sarif.ts";
import { type FindingPlace, regionOf } from "./finding-place.ts";

const LEVELS = { info: "note", warning: "warning", danger: "error" } as const;

/** A finding in an input, as a result of a log. */
export function sarifResult(input: string, finding: Finding, place: FindingPlace): string {
  const { code, severity, message, section } = finding;
  const { file, name } = place;
  return JSON.stringify({
    ruleId: code,
    ruleIndex: rules.findIndex((rule) => rule.code === code),
    level: LEVELS[severity],
    message: { text: `${message} (${section})` },
    locations: [
      file === undefined ? { logicalLocations: [{ name }] } : fileLocation(file, regionOf(input, finding, place)),
    ],
  });
}

/** A log of findings, with all rules. */
export function findingsSarif(version: string): ReturnType<typeof sarifLog> {
  return sarifLog({
    version,
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
