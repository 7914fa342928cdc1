/** A log of statements about places, as SARIF 2.1.0 (OASIS) or as workflow commands of GitHub, written as they come. */
import { percentEncode } from "@std66/core";
import { FileUriError, toFileUri } from "@std66/file-uri";
import { citedPieces } from "../text/citations.ts";

/** `version`: of the program that found them. `end`: what ends a line, or the log. Default: LF. */
export interface LogOptions {
  readonly version: string;
  readonly end?: "\n" | "\0";
}

/** A place in a file. Counted from 1, in characters: a surrogate pair is one. The last column is after the place. */
export interface Region {
  readonly line: number;
  readonly column: number;
  readonly endColumn?: number | undefined;
}

/** A statement about a place in a file, or about what has a `name` but no file, such as `argument 2`. */
interface Entry {
  readonly code: string;
  readonly level: keyof typeof LEVELS;
  readonly message: string;
  readonly file: string | undefined;
  readonly name: string;
  readonly region: Region;
}

/** The levels of SARIF, and what GitHub calls them. */
const LEVELS = { note: "notice", warning: "warning", error: "error" } as const;

/** What SARIF says of the codes. `rules` is called at the end of the log: only then are those known that occur. */
interface Rules {
  readonly rules: () => readonly object[];
  readonly indexOf: (code: string) => number;
}

export function entryLog(
  format: "sarif" | "github",
  { version, end = "\n" }: LogOptions,
  { indexOf, rules }: Rules,
): { readonly add: (entry: Entry) => string; readonly end: () => string } {
  if (format === "github") return { add: (entry) => annotation(entry) + end, end: () => "" };
  let before = BEGINNING;
  return {
    add(entry) {
      const piece = before + resultOf(entry, indexOf(entry.code));
      before = ",";
      return piece;
    },
    end() {
      const driver = { name: "std66", semanticVersion: version, rules: rules() };
      return `${before === BEGINNING ? BEGINNING : ""}],"tool":${JSON.stringify({ driver })}}]}${end}`;
    },
  };
}

/** A workflow command, as one line without its end. Columns count from 1, and the last one is inside the place. */
function annotation({ code, level, message, file, region: { line, column, endColumn = column + 1 } }: Entry): string {
  const columns = `line=${line},col=${column},endColumn=${Math.max(column, endColumn - 1)}`;
  const place = file === undefined ? "" : `file=${propertyText(file)},${columns},`;
  return `::${LEVELS[level]} ${place}title=${propertyText(code)}::${dataText(message)}`;
}

function dataText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function propertyText(text: string): string {
  return dataText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** The texts of a rule, with an address if its section has one. `help`: what to do, or where it is defined. */
export function ruleTexts(rule: Readonly<Record<"summary" | "explanation" | "help" | "section", string>>): object {
  const { summary, explanation, help, section } = rule;
  const helpUri = citedPieces(section).find((piece) => piece.href !== undefined)?.href;
  return {
    shortDescription: { text: summary },
    fullDescription: { text: explanation },
    help: { text: help },
    helpUri,
  };
}

const BEGINNING =
  '{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints","results":[';

/** A statement as a result. `ruleIndex`: the place of its code among the rules. */
function resultOf({ code, level, message, file, name, region }: Entry, ruleIndex: number): string {
  const { line: startLine, column: startColumn, endColumn } = region;
  const location =
    file === undefined
      ? { logicalLocations: [{ name }] }
      : {
          physicalLocation: {
            artifactLocation: { uri: referenceTo(file) },
            region: { startLine, startColumn, endColumn },
          },
        };
  return JSON.stringify({ ruleId: code, ruleIndex, level, message: { text: message }, locations: [location] });
}

/**
 * A file as a URI-reference (SARIF 2.1.0, 3.4.3). An absolute path of Windows is a `file` URI (RFC 8089 Appendix E.2).
 * A ":" in the first segment of another would end a scheme, and `//` would begin an authority (RFC 3986 §4.2).
 */
function referenceTo(file: string): string {
  try {
    if (/^(?:[A-Za-z]:[/\\]|\\\\)/.test(file)) return String(toFileUri(file, { platform: "windows" }));
  } catch (error) {
    // RFC 8089 has no URI for it, such as a device.
    if (!(error instanceof FileUriError)) throw error;
  }
  const path = percentEncode(file.replace(/[\uD800-\uDFFF]/gu, "\uFFFD").replaceAll("\\", "/"), "path");
  if (path.startsWith("//")) return `/.${path}`;
  return /^[^/]*:/.test(path) ? `./${path}` : path;
}
