/** Findings as a log of SARIF 2.1.0 (OASIS). */
import { type Finding, rules } from "@std66/audit";
import { percentEncode } from "@std66/core";

const LEVELS = { info: "note", warning: "warning", danger: "error" } as const;

/** Where an input is: in a file, or elsewhere, such as `argument 2`. */
export interface FindingPlace {
  readonly file: string | undefined;
  readonly name: string;
  readonly line: number;
}

/** A file as a URI-reference (SARIF 2.1.0, 3.4.3). A ":" in its first segment would end a scheme (RFC 3986 §4.2). */
function referenceTo(file: string): string {
  const path = percentEncode(file.replaceAll("\\", "/"), "path");
  return /^[^/]*:/.test(path) ? `./${path}` : path;
}

export function sarifResult(
  { code, severity, start, end, message, section }: Finding,
  { file, name, line }: FindingPlace,
): string {
  return JSON.stringify({
    ruleId: code,
    ruleIndex: rules.findIndex((rule) => rule.code === code),
    level: LEVELS[severity],
    message: { text: `${message} (${section})` },
    locations: [
      file === undefined
        ? { logicalLocations: [{ name }] }
        : {
            physicalLocation: {
              artifactLocation: { uri: referenceTo(file) },
              region: { startLine: line, startColumn: start + 1, endColumn: end + 1 },
            },
          },
    ],
  });
}

/** What a log has before its results. */
export function sarifBeginning(version: string): string {
  const driver = {
    name: "std66",
    semanticVersion: version,
    rules: rules.map(({ code, severity, summary, explanation, help, section, sources }) => ({
      id: code,
      shortDescription: { text: summary },
      fullDescription: { text: explanation },
      help: { text: `${help} (${[section, ...sources].join(", ")})` },
      defaultConfiguration: { level: LEVELS[severity] },
    })),
  };
  return `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":${JSON.stringify(driver)}},"columnKind":"utf16CodeUnits","results":[`;
}
