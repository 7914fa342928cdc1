/** The text of a help page, as blocks, which a narrow terminal or a manual page lays out anew. */
import { rowLines, wrap } from "@std66/report";

/** Verbatim is, for example, an example. Usage is the ways to call a command, a line each. */
export type HelpBlock = { readonly text: string } & (
  | { readonly kind: "prose" | "verbatim" | "usage" | "blank" }
  /** A line of a table: a term, and what it means. */
  | { readonly kind: "row"; readonly term: string }
);

/**
 * The blocks of a text. Lines without an indent are prose; with an indent, they are rows (a term, two blanks and its
 * meaning), go on with the row above, or are examples. Empty lines separate blocks.
 */
export function helpBlocks(text: string): HelpBlock[] {
  const blocks: HelpBlock[] = [];
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    const row = /^ {2,}(?!\$ )(\S.*?) {2,}(\S.*)/.exec(line);
    if (line === "") blocks.push({ kind: "blank", text: "" });
    else if (!line.startsWith(" ")) {
      if (last?.kind === "prose" && !last.text.endsWith(":")) blocks.splice(-1, 1, joined(last, line));
      else blocks.push({ kind: "prose", text: line });
    } else if (row !== null) blocks.push({ kind: "row", term: row[1] as string, text: row[2] as string });
    else if (last?.kind === "row" && /^ {8}/.test(line)) blocks.splice(-1, 1, joined(last, line));
    else blocks.push({ kind: "verbatim", text: line });
  }
  return blocks;
}

/** A table with a title, whose second column is aligned with that of others if `widest` is the same. */
export function tableBlocks(title: string, rows: readonly (readonly [term: string, text: string])[], widest: number) {
  const blocks = rows.map(([term, text]): HelpBlock => ({ kind: "row", term: term.padEnd(widest), text }));
  return [{ kind: "prose", text: title } as HelpBlock, ...blocks];
}

function joined<N extends { readonly text: string }>(block: N, line: string): N {
  return { ...block, text: `${block.text} ${line.trim()}` };
}

/** Blocks as lines, none wider than `width` unless a single word is. A backslash continues a command line. */
export function helpLines(blocks: readonly HelpBlock[], width: number): string[] {
  return blocks.flatMap((block, index) => {
    const { kind, text } = block;
    if (kind === "row") return blocks[index - 1]?.kind === "row" ? [] : rowLines(tableAt(blocks, index), width);
    if (kind === "usage") return usageLines(text, width);
    return kind === "verbatim" ? exampleLines(text, width) : wrap(text, width);
  });
}

type Row = Extract<HelpBlock, { readonly kind: "row" }>;

function tableAt(blocks: readonly HelpBlock[], index: number): readonly Row[] {
  const rows: Row[] = [];
  for (let at = index; blocks[at]?.kind === "row"; at++) rows.push(blocks[at] as Row);
  return rows;
}

const USAGE = "Usage: ";

function usageLines(text: string, width: number): string[] {
  return text.split("\n").flatMap((usage, index) =>
    wrap(usage.trim(), width - USAGE.length - 2).map((line, at) => {
      if (at > 0) return " ".repeat(USAGE.length + 2) + line;
      return (index === 0 ? USAGE : " ".repeat(USAGE.length)) + line;
    }),
  );
}

/** A command line, which goes on after a backslash where it is too long. */
function exampleLines(text: string, width: number): string[] {
  if (text.length <= width) return [text];
  const lines: string[] = [];
  let line = " ";
  for (const unit of unitsOf(text.trim(), width - `${NEXT}  \\`.length)) {
    if (`${line} ${unit} \\`.length > width && line.trim() !== "") {
      lines.push(`${line} \\`);
      line = NEXT;
    }
    line += ` ${unit}`;
  }
  return [...lines, line];
}

const NEXT = "     ";

/** The words of a command line: the first with its prompt, quoted text whole, an option with its value if that fits. */
function unitsOf(text: string, most: number): string[] {
  const words = text.match(/(?:\$ )?(?:'[^']*'|\S)+/g) ?? [];
  const units: string[] = [];
  for (const word of words) {
    const last = units.at(-1) ?? "";
    const isValue = /^--?[a-z][a-z-]*$/.test(last) && !/^[-<|]/.test(word);
    if (isValue && `${last} ${word}`.length <= most) units.splice(-1, 1, `${last} ${word}`);
    else units.push(word);
  }
  return units;
}
