/** RFC 3986 §3: a picture of the components below the text, in the manner of the RFC's own, as SVG. */
import type { UriReference } from "@std66/core";
import { escapeInvisible } from "@std66/core/diagnostics";
import type { IriReference } from "@std66/iri";
import { type Answer, type Make, type Shown, answerTo, textByText } from "../answer/answer.ts";
import { type Show, asWritten } from "../text/passwords.ts";
import { visible } from "../text/visible.ts";
import { type ComponentPiece, componentPieces } from "./component-pieces.ts";

/** How many pieces and characters are drawn of a long text. */
const MOST_PIECES = 200;
const MOST_CHARACTERS = 2000;
/** The fewest columns that a drawing has: the names of the five components fit side by side. */
const NARROWEST = 24;

/** In units of the SVG. */
const CELL = 10;
const BOX = 26;
const LEVEL = 13;
const LABEL_CELL = 6;
const MARGIN = 8;

/** Unicode Standard Annex 11: characters that take two cells. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uFF01-\uFF60]/u;

/** Light, below black text. The names of the pieces are also written, so that no color has a meaning of its own. */
const FILLS: Readonly<Record<ComponentPiece["name"], string>> = {
  scheme: "#cfe3ff",
  userinfo: "#ffd9d2",
  host: "#d5f0d0",
  port: "#fff0b8",
  segment: "#e6dcff",
  parameter: "#f6d6f0",
  query: "#c9f0ee",
  pair: "#c9f0ee",
  fragment: "#f0e4d0",
  delimiter: "none",
};

interface Run {
  readonly piece: ComponentPiece;
  readonly index: number;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isFirst: boolean;
}

/**
 * A picture of the components of a reference. Lines: one, of SVG: the text in boxes, the name of each piece below it,
 * and below these the five components. Each piece says its rule and its section in a `title`, has the classes `piece`
 * and its name, its index among the `componentPieces` in `data-piece` and, delimiters apart, can be focused. The text
 * goes on in another row after the width of the style. Of a text with more than 200 pieces or 2000 characters, the
 * beginning is drawn. Has no style sheet and no script. Record: the pieces.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 * @example
 * ```ts
 * import { parse } from "@std66/core";
 * import { plainStyle } from "@std66/report";
 * import { drawing } from "@std66/report/drawing";
 * drawing(parse("urn:a")).lines(plainStyle).join("").slice(0, 39); // => '<svg xmlns="http://www.w3.org/2000/svg"'
 * ```
 */
export function drawing(reference: UriReference | IriReference, { show }: Shown = {}): Answer {
  const make: Make = () => ({
    lines: ({ width, show: shown }) => [svgOf(reference, width, shown)],
    record: () => JSON.stringify([...componentPieces(reference, asWritten)]),
  });
  return answerTo([String(reference)], show, make, textByText);
}

function svgOf(reference: UriReference | IriReference, width: number, show: Show): string {
  const columns = Math.max(NARROWEST, Math.floor(Math.min(width, MOST_CHARACTERS)) || NARROWEST);
  const { rows, isCut } = rowsOf(componentPieces(reference, show), columns);
  const widest = Math.max(NARROWEST, ...rows.flat().map(({ to }) => to));
  const size = MARGIN * 2 + widest * CELL;
  let y = MARGIN;
  let drawn = "";
  for (const row of rows) {
    const top = y;
    const { labels, levels } = labelsOf(row, top + BOX, widest * CELL);
    y += BOX + levels * LEVEL + 8;
    drawn += row.map((run) => box(run, top)).join("");
    drawn += `<g aria-hidden="true">${labels}${brackets(row, y, widest * CELL)}</g>`;
    y += 30;
  }
  if (isCut) {
    drawn += label("… and more, which is not drawn", MARGIN, y + LEVEL);
    y += LEVEL + MARGIN;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${y}" width="${size}" height="${y}" role="list" aria-label="components"><rect class="ground" width="${size}" height="${y}" rx="6" fill="#fff"/>${drawn}</svg>`;
}

function rowsOf(pieces: Iterable<ComponentPiece>, columns: number) {
  let row: Run[] = [];
  const rows = [row];
  let at = 0;
  let count = 0;
  let index = 0;
  for (const piece of pieces) {
    if (index === MOST_PIECES || count >= MOST_CHARACTERS) return { rows, isCut: true };
    let run: Run = { piece, index, text: "", from: at, to: at, isFirst: true };
    for (const character of piece.text.slice(0, MOST_CHARACTERS - count)) {
      // An invisible one, and a mark that would join another, is drawn as its escape.
      const shown = escapeInvisible(character);
      const cells = WIDE.test(shown) ? 2 : shown.length > 2 ? shown.length : 1;
      if (at + cells > columns && at > 0) {
        const isBegun = run.text !== "";
        if (isBegun) row.push(run);
        rows.push((row = []));
        at = 0;
        run = { ...run, text: "", from: 0, isFirst: run.isFirst && !isBegun };
      }
      at += cells;
      run = { ...run, text: run.text + shown, to: at };
    }
    row.push(run);
    count += piece.text.length;
    index++;
  }
  return { rows, isCut: count > MOST_CHARACTERS };
}

function box({ piece, index, text, from, to, isFirst }: Run, top: number): string {
  const { name, rule, section } = piece;
  const x = MARGIN + from * CELL;
  const width = (to - from) * CELL;
  const isDelimiter = name === "delimiter";
  const about = `${labelOf(piece)}: ${visible(text)}\n${rule} (${section})`;
  const role = isDelimiter || !isFirst ? "" : ` tabindex="0"`;
  // An empty piece is a line between two others.
  const shape =
    width === 0
      ? `<rect x="${x - 1}" y="${top}" width="2" height="${BOX}" fill="#888"/>`
      : `<rect x="${x + 0.5}" y="${top}" width="${width - 1}" height="${BOX}" rx="3" fill="${FILLS[name]}"/><text x="${x + width / 2}" y="${top + 18}" text-anchor="middle" textLength="${width - 1}" lengthAdjust="spacingAndGlyphs" font-family="ui-monospace, Consolas, Menlo, monospace" font-size="16" fill="${isDelimiter ? "#b00020" : "#111"}" direction="ltr">${escaped(text)}</text>`;
  return `<g class="piece ${name}" role="listitem" data-piece="${index}"${role} aria-label="${escaped(about.replace("\n", ". "))}"><title>${escaped(about)}</title>${shape}</g>`;
}

function labelOf({ name, hostKind }: ComponentPiece): string {
  return hostKind === undefined ? name : `host, ${hostKind}`;
}

/** Delimiters, and what the name of the component says already. */
const UNNAMED: ReadonlySet<string> = new Set(["delimiter", "scheme", "query", "fragment"]);

/** The names of the pieces, each below its piece on the first of three levels where there is room, or left out. */
function labelsOf(row: readonly Run[], below: number, room: number) {
  const ends = [0, 0, 0];
  let labels = "";
  for (const { piece, from, to, isFirst, text } of row) {
    const { name } = piece;
    // A segment is empty between two "/" and after the last one.
    if (!isFirst || UNNAMED.has(name) || (text === "" && name === "segment")) continue;
    const said = labelOf(piece);
    const width = said.length * LABEL_CELL;
    const middle = ((from + to) / 2) * CELL;
    const x = Math.max(0, Math.min(middle - width / 2, room - width));
    const level = ends.findIndex((end) => end <= x);
    if (level === -1) continue;
    ends[level] = x + width + LABEL_CELL;
    // A line to a label further below must not cross the ones above it.
    for (let above = 0; above < level; above++) ends[above] = Math.max(ends[above] as number, middle + 2);
    const y = below + level * LEVEL;
    labels += `<path d="M${MARGIN + middle} ${below + 1}V${y + 3}" stroke="#888" fill="none"/>${label(said, MARGIN + x, y + LEVEL)}`;
  }
  return { labels, levels: ends.filter((end) => end > 0).length };
}

/** Where the five components of the picture in the RFC are in a row, without the delimiters around them. */
function wholesOf(row: readonly Run[]) {
  const wholes: { name: string; from: number; to: number }[] = [];
  for (const { piece, from, to } of row) {
    const name = OF_AUTHORITY.has(piece.component) ? "authority" : piece.component;
    if (piece.name === "delimiter" && AROUND.has(piece.text) && !(piece.text === ":" && name === "authority")) continue;
    const last = wholes.at(-1);
    if (last?.name === name) last.to = to;
    else wholes.push({ name, from, to });
  }
  return wholes;
}

const AROUND: ReadonlySet<string> = new Set([":", "//", "?", "#"]);
const OF_AUTHORITY: ReadonlySet<string> = new Set(["userinfo", "host", "port"]);

/** A bracket over each component, and its name: below its middle, or beside the names of its neighbors. */
function brackets(row: readonly Run[], top: number, room: number): string {
  const wholes = wholesOf(row);
  const names = wholes.map(({ name, from, to }) => {
    const width = name.length * LABEL_CELL;
    return { name, width, x: ((from + to) / 2) * CELL - width / 2 };
  });
  let left = 0;
  for (const placed of names) {
    placed.x = Math.max(placed.x, left);
    left = placed.x + placed.width + LABEL_CELL;
  }
  let right = room;
  for (const placed of [...names].reverse()) {
    placed.x = Math.min(placed.x, right - placed.width);
    right = placed.x - LABEL_CELL;
  }
  const lines = wholes.flatMap(({ from, to }) => {
    if (from === to) return [];
    return `<path d="M${MARGIN + from * CELL + 1} ${top}v4H${MARGIN + to * CELL - 1}v-4" stroke="#555" fill="none"/>`;
  });
  return [...lines, ...names.map(({ name, x }) => label(name, MARGIN + x, top + 16, "bold"))].join("");
}

function label(text: string, x: number, y: number, weight: "normal" | "bold" = "normal"): string {
  return `<text class="label" x="${x}" y="${y}" font-family="ui-monospace, Consolas, Menlo, monospace" font-size="10" font-weight="${weight}" fill="#444">${text}</text>`;
}

/** Text for XML. A reference has no control character, and what is invisible is escaped before. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
