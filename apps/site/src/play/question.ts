/**
 * What the playground is asked, and what it answers. Both are plain data, which pass between the page and its worker.
 */
import type { ComponentPiece } from "@std66/report/drawing";

/** The titles of the views, in the order of the tabs. */
export const TITLES = {
  components: "Components",
  resolution: "Resolution",
  ladder: "Normal form",
  standards: "Standards",
  audit: "Audit",
  iri: "IRI",
  encoding: "Encoding",
  template: "Template",
  extraction: "Extraction",
} as const;

export type View = keyof typeof TITLES;

export const VIEWS = Object.keys(TITLES) as readonly View[];

/** What a pasted text is, if URIs are extracted from it. */
export const KINDS = ["text", "html", "markdown", "json"] as const;

export type Kind = (typeof KINDS)[number];

/** What is filled in. */
export interface Inputs {
  readonly view: View;
  readonly text: string;
  readonly base: string;
  /** The text that is compared with the first. */
  readonly other: string;
  /** Of the variables of a template: a JSON object, or a line `NAME=VALUE` for each. */
  readonly values: string;
  readonly kind: Kind;
}

/** In the order of a permalink. */
export const NO_INPUTS: Inputs = { text: "", base: "", other: "", values: "", view: "components", kind: "text" };

export interface Question extends Inputs {
  /** Whether passwords are shown as written. */
  readonly hasPasswords: boolean;
  /** In columns. */
  readonly width: number;
}

/** A part of an answer: lines of `@std66/report`, with marks for colors. */
export interface Block {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A piece of the drawing. */
export type Piece = Pick<ComponentPiece, "text" | "rule" | "section"> & { readonly name: string };

export interface Answer {
  /** What the text is, in a line. */
  readonly verdict: string;
  readonly isValid: boolean;
  /** SVG. */
  readonly drawing: string | undefined;
  readonly pieces: readonly Piece[];
  readonly blocks: readonly Block[];
  /** The answer of the view as a line of JSON, for programs. */
  readonly json: string | undefined;
}

/** What can be copied: what is filled in, whether its passwords may be seen, and the answer. */
export interface Copied {
  readonly inputs: Inputs;
  readonly hasPasswords: boolean;
  readonly answer: Answer;
}
