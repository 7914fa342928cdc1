/** One table for many references, a column for each standard (RFC 3986 Appendix D), for pages and spreadsheets. */
import {
  type CompareResolutionOptions,
  type DialectId,
  type Outcome,
  type ReadingCode,
  compareResolution,
  readings,
} from "@std66/legacy";
import { type Make, type Shown, answerTo, standIns } from "../answer/answer.ts";
import { plainStyle } from "../answer/style.ts";
import { escapeControls, visible } from "../text/visible.ts";
import { type Show, masked } from "../text/passwords.ts";
import { citedPieces } from "../text/citations.ts";
import { READINGS, reasons, reasonsOf } from "./reasons.ts";
import { markedAmong } from "./resolution-table.ts";
import { type RowId, latestAmong, nameOf } from "./standards.ts";
import { type ComparedResolution, comparedResolution } from "./web.ts";

/** A table that is written as its references come. */
export interface StandardsTable {
  /** The text for a reference, the first after the table's head. `agree`: whether the RFCs shown agree. */
  readonly add: (reference: string) => { readonly text: string; readonly agree: boolean };
  /** What follows the last reference. */
  readonly end: () => string;
}

/** `dialects`: the columns, by default RFC 1808, RFC 2396 and RFC 3986. */
interface TableOptions extends Shown, CompareResolutionOptions {
  readonly format: "markdown" | "csv";
  /** Whether controls in CSV, which are data to a program, are escaped. */
  readonly isForTerminal?: boolean | undefined;
}

/** The RFCs that resolve references. The draft of RFC 3986 never differs from it there. */
const COLUMNS: readonly DialectId[] = ["rfc1808", "rfc2396", "rfc3986"];

/**
 * A table of what each standard resolves references to, references down and standards across.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export function standardsTable(base: string, given: TableOptions): StandardsTable {
  const { format, show = masked, isForTerminal = false, ...options } = given;
  const chosen = { ...options, dialects: options.dialects ?? COLUMNS };
  const columns = compareResolution(base, "", chosen).rows.flatMap(({ dialect }) =>
    dialect === "std66" ? [] : [dialect],
  );
  const table =
    format === "csv" ? csvTable(show(base), columns, isForTerminal) : markdownTable(show(base), columns, options);
  let before = table.head;
  const make: Make = ([from = "", input = ""], shown) => {
    const compared = comparedResolution(from, input, chosen);
    return { lines: () => [table.row(compared, shown)], agree: compared.agree };
  };
  return {
    add(reference) {
      const { lines, agree = true } = answerTo([base, reference], show, make, standIns);
      const text = before + lines(plainStyle).join("");
      before = "";
      return { text, agree };
    },
    end: () => before + table.end(),
  };
}

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;

/** Cells that differ from the latest RFC shown are bold. The reasons follow below the table, each once. */
function markdownTable(base: string, columns: readonly DialectId[], options: CompareResolutionOptions) {
  const found = new Set<keyof typeof reasons>();
  const read = new Set<ReadingCode>();
  let isBold = false;
  const names = ["reference", ...columns.map(nameOf), "why"];
  const choices = CHOICES.filter(([option, value]) => options[option] === value).map(([, , means]) => means);
  return {
    head: `Base: ${[markdownCode(base), ...choices].join("; ")}\n\n${line(names)}${line(names.map(() => "---"))}`,
    row(compared: ComparedResolution, show: Show): string {
      for (const { reading } of compared.others) read.add(reading);
      const marked = markedAmong(compared);
      const codes = reasonsOf(compared);
      for (const code of codes) found.add(code);
      const std66 = outcomeOf("std66", compared);
      const cells = columns.map((dialect) => {
        const cell = markdownCell(outcomeOf(dialect, compared) as Outcome, show);
        isBold ||= marked.has(dialect);
        const beside = dialect === "rfc3986" && std66 !== undefined ? ` (std66: ${markdownCell(std66, show)})` : "";
        const otherwise = compared.others.map(({ dialect: of, reading, outcome: other }) => {
          if (of !== dialect) return "";
          return ` (${reading}: ${other.kind === "error" ? "refused" : markdownCell(other, show)})`;
        });
        return (marked.has(dialect) ? `**${cell}**` : cell) + beside + otherwise.join("");
      });
      return line([markdownCode(show(compared.input)), ...cells, codes.join(", ")]);
    },
    end(): string {
      const latest = latestAmong(columns.map((dialect) => ({ dialect })))?.dialect;
      const legend = latest === undefined || !isBold ? "" : `\nBold: not as ${nameOf(latest)}.\n`;
      const list = [...found].map((code) => {
        const { summary, citations } = reasons[code];
        const linked = citedPieces(citations.join(", ")).map(({ text, href }) =>
          href === undefined ? markdownProse(text) : `[${text}](${href})`,
        );
        return `- ${code}: ${markdownProse(summary)} (${linked.join("")})\n`;
      });
      const ways = READINGS.filter((code) => read.has(code)).map((code) => {
        const { about, taken, otherwise } = readings[code];
        return `- ${code}, another reading: ${about}: ${taken}; otherwise: ${otherwise}\n`;
      });
      const below = [...list, ...ways];
      return legend + (below.length === 0 ? "" : `\n${below.join("")}`);
    },
  };
}

/** What an option chooses, where the standards leave a choice. */
const CHOICES: readonly (readonly [option: keyof CompareResolutionOptions, value: unknown, means: string])[] = [
  ["excessDots", "remove", "RFC 2396 removes a surplus `..`"],
  ["excessDots", "error", "RFC 2396 refuses a surplus `..`"],
  ["opaqueBase", "resolve", "RFC 2396 resolves against an opaque base"],
  ["emptyReference", "text", "RFC 1808 inherits a fragment only if the reference has no characters"],
  ["netLocSlash", "before-path", "RFC 1808 adds a slash only before a path"],
  ["netLoc", "server", "network locations are servers in the grammar of RFC 1808, but its algorithm checks none"],
  ["rfc2732", false, "RFC 2396 is without RFC 2732, but its algorithm checks no grammar"],
  ["strict", false, "a scheme that repeats the base's is ignored"],
];

/** That of `@std66/resolve` is only there where it adds to the letter of RFC 3986. */
function outcomeOf(id: RowId, { rows }: ComparedResolution): Outcome | undefined {
  return rows.find(({ dialect }) => dialect === id)?.outcome;
}

function markdownCell(outcome: Outcome, show: Show): string {
  if (outcome.kind === "error") return `refused: ${markdownProse(outcome.message)}`;
  if (outcome.kind === "uri") return markdownCode(show(outcome.text));
  return `(current document)${outcome.text === "" ? "" : ` ${markdownCode(show(outcome.text))}`}`;
}

/**
 * RFC 4180: `differing` names the standards that differ from the latest RFC shown, as bold does in Markdown. `std66` is
 * empty where it adds nothing to RFC 3986. `readings` has what other readings give.
 */
function csvTable(base: string, columns: readonly DialectId[], isForTerminal: boolean) {
  const written = (text: string): string => (isForTerminal ? escapeControls(text) : text);
  // What std66 adds, it adds to RFC 3986.
  const ids: readonly RowId[] = columns.includes("rfc3986") ? [...columns, "std66"] : columns;
  return {
    head: record(["base", "reference", ...ids, "differing", "reasons", "readings"]),
    row(compared: ComparedResolution, show: Show): string {
      const marked = markedAmong(compared);
      const cells = ids.map((id) => csvCell(outcomeOf(id, compared), show));
      const differing = columns.filter((dialect) => marked.has(dialect));
      const texts = [base, show(compared.input), ...cells].map(written);
      // No URI has a space or a "|".
      const read = compared.others.map(({ dialect, reading, outcome }) => {
        return `${dialect} ${reading}: ${outcome.kind === "error" ? "error" : written(csvCell(outcome, show))}`;
      });
      return record([...texts, differing.join(" "), reasonsOf(compared).join(" "), read.join(" | ")]);
    },
    end: () => "",
  };
}

/** A record ends in CRLF (RFC 4180 §2). Half a surrogate pair, which UTF-8 does not have, is escaped. */
function record(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(cell.replace(/\p{Cs}/gu, (half) => `\\u{${half.charCodeAt(0).toString(16)}}`))).join(",")}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function csvCell(outcome: Outcome | undefined, show: Show): string {
  if (outcome === undefined) return "";
  if (outcome.kind === "error") return `error: ${outcome.message}`;
  return outcome.kind === "same-document" ? `(current document) ${show(outcome.text)}`.trimEnd() : show(outcome.text);
}

/** Tables drop a backslash before a `|`, even in code, and no fence keeps all grave accents or outer blanks. */
const NEEDS_ENTITIES = /`|\\\||^ | $/;

/** A text as code, exactly as it is, or escaped where a character is invisible. */
function markdownCode(text: string): string {
  if (text === "") return "(empty)";
  const shown = visible(text);
  if (!NEEDS_ENTITIES.test(shown)) return `\`${shown.replaceAll("|", "\\|")}\``;
  const entities = shown.replace(/[^A-Za-z\d]/g, (character) => `&#${character.codePointAt(0) as number};`);
  return `<code>${entities}</code>`;
}

/** Prose, in which nothing is markup. */
function markdownProse(text: string): string {
  return text.replace(/[\\`*_[\]<>|~&#]/g, "\\$&");
}
