/**
 * Colors in lines of `@std66/report`, which have no control characters: one before a colored text, and one after it.
 */
import { type Colors, citedPieces, plainStyle } from "@std66/report";

type Mark = keyof Colors;

const NAMES = Object.keys(plainStyle.colors) as readonly Mark[];

const END = "\u0008";
const BEGINNINGS = NAMES.map((_, index) => String.fromCodePoint(index + 1));

const colorOf = (name: Mark) => {
  const beginning = BEGINNINGS[NAMES.indexOf(name)] as string;
  return (text: string): string => (text === "" ? "" : beginning + text + END);
};

export const markingColors = Object.fromEntries(NAMES.map((name) => [name, colorOf(name)])) as Colors;

/** A part of a line, and its colors. */
interface Marked {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** The parts of a line with marks. */
export function markedParts(line: string): Marked[] {
  const parts: Marked[] = [];
  let marks: readonly Mark[] = [];
  // oxlint-disable-next-line no-control-regex -- the marks of a line are control characters
  for (const piece of line.split(/([\u0001-\u0008])/u)) {
    if (piece === "") continue;
    const mark = NAMES[BEGINNINGS.indexOf(piece)];
    if (mark !== undefined) marks = [...marks, mark];
    else if (piece === END) marks = marks.slice(0, -1);
    else parts.push({ text: piece, marks });
  }
  return parts;
}

/** A line without marks. */
export function plainLine(line: string): string {
  return markedParts(line)
    .map(({ text }) => text)
    .join("");
}

/** The parts of a line, with cited sections as links: they are dim, unlike what users write. */
export function linkedParts(line: string): readonly (Marked & { readonly href?: string })[] {
  return markedParts(line).flatMap((part) =>
    part.marks.includes("dim") ? citedPieces(part.text).map((piece) => ({ ...piece, marks: part.marks })) : [part],
  );
}
