/** Findings as a log of SARIF 2.1.0 (OASIS). */
import { type Finding, rules } from "@std66/audit";
import { percentEncode } from "@std66/core";

/** Where an input is: in a file, or elsewhere, such as `argument 2`. */
export interface SarifPlace {
  readonly file: string | undefined;
  readonly name: string;
  readonly line: number;
}

/** A log that is printed piece by piece. */
export interface FindingsLog {
  /** What the findings in an input add to the log. */
  readonly add: (found: readonly Finding[], place: SarifPlace) => string;
  /** The rest of the log. */
  readonly end: () => string;
}

/** A file as a URI-reference (SARIF 2.1.0, 3.4.3). A ":" in its first segment would end a scheme (RFC 3986 §4.2). */
function referenceTo(file: string): string {
  const path = percentEncode(file.replaceAll("\\", "/"), "path");
  return /^[^/]*:/.test(path) ? `./${path}` : path;
}

function sarifResult(
  { code, severity, start, end, message, section }: Finding,
  { file, name, line }: SarifPlace,
): string {
  return JSON.stringify({
    ruleId: code,
    ruleIndex: rules.findIndex((rule) => rule.code === code),
    level: { info: "note", warning: "warning", danger: "error" }[severity],
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
function sarifBeginning(version: string): string {
  const driver = {
    name: "std66",
    semanticVersion: version,
    rules: rules.map(({ code, severity, summary, explanation, help, section, sources }) => ({
      id: code,
      shortDescription: { text: summary },
      fullDescription: { text: explanation },
      help: { text: `${help} (${[section, ...sources].join(", ")})` },
      defaultConfiguration: { level: { info: "note", warning: "warning", danger: "error" }[severity] },
    })),
  };
  return `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":${JSON.stringify(driver)}},"columnKind":"utf16CodeUnits","results":[`;
}

/**
 * A SARIF log of the findings in any number of inputs. `version`: of the program that found them.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7 | RFC 3986 §7}
 */
export function sarifLog(version: string): FindingsLog {
  let before = sarifBeginning(version);
  const next = (text: string): string => {
    const piece = before + text;
    before = ",";
    return piece;
  };
  return {
    add: (found, place) => found.map((finding) => next(sarifResult(finding, place))).join(""),
    end: () => `${before === "," ? "" : before}]}]}`,
  };
}
