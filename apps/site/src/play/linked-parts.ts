/** The parts of a line of `@std66/report`, with cited sections as links: they are dim, unlike what users write. */
import { citedPieces } from "@std66/report";
import { type Marked, markedParts } from "./marks.ts";

/** A part of a line, and the address of the section that it cites. */
export interface LinkedPart extends Marked {
  readonly href?: string;
}

export function linkedParts(line: string): readonly LinkedPart[] {
  return markedParts(line).flatMap((part): readonly LinkedPart[] =>
    part.marks.includes("dim") ? citedPieces(part.text).map((piece) => ({ ...piece, marks: part.marks })) : [part],
  );
}
