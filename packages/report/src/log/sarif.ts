/** A log of SARIF 2.1.0 (OASIS), written as its results come. */
import { percentEncode } from "@std66/core";

/** A place in a file. Counted from 1; the last column is after the place. */
export interface Region {
  readonly line: number;
  readonly column: number;
  readonly endColumn: number | undefined;
}

/** `rules`: as SARIF has them. */
interface SarifOptions {
  readonly version: string;
  readonly rules: readonly object[];
  readonly columnKind: "utf16CodeUnits" | "unicodeCodePoints";
}

/** A log without its end. */
export function sarifLog({ version, rules, columnKind }: SarifOptions) {
  const driver = { name: "std66", semanticVersion: version, rules };
  let before = `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":${JSON.stringify(driver)}},"columnKind":"${columnKind}","results":[`;
  return {
    /** What a result adds, which is JSON. */
    add(result: string): string {
      const piece = before + result;
      before = ",";
      return piece;
    },
    end: (): string => `${before === "," ? "" : before}]}]}`,
  };
}

/** A place in a file, as a location. */
export function fileLocation(file: string, { line, column, endColumn }: Region): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: referenceTo(file) },
      region: { startLine: line, startColumn: column, ...(endColumn !== undefined && { endColumn }) },
    },
  };
}

/** A file as a URI-reference (SARIF 2.1.0, 3.4.3). A ":" in its first segment would end a scheme (RFC 3986 §4.2). */
function referenceTo(file: string): string {
  const path = percentEncode(file.replaceAll("\\", "/"), "path");
  return /^[^/]*:/.test(path) ? `./${path}` : path;
}
