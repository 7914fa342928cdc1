/** What a view answers: nothing but answers of `@std66/report`, which show only what they may. */
import { isUriReference } from "@std66/core";
import { isIriReference } from "@std66/iri";
import { type Answer as Said, type Diagnostic, type Show, answerTo, diagnosis, masked } from "@std66/report";
import type { Answer, Piece, Question } from "../question.ts";

/** A view. `show`: how the answers show their texts. */
export type Viewer = (question: Question, show: Show) => ViewAnswer | Promise<ViewAnswer>;

export interface ViewAnswer {
  /** Of a text that is not meant as a reference. */
  readonly verdict?: Pick<Answer, "verdict" | "isValid">;
  readonly blocks: readonly TitledAnswer[];
  /** The answer whose record is the JSON of the view. */
  readonly recorded?: Said | undefined;
  readonly drawn?: Said;
  readonly pieces?: readonly Piece[];
}

interface TitledAnswer {
  readonly title: string;
  readonly said: Said;
}

/** A block of a view: an answer, or lines of the page itself. */
export function blockOf(title: string, said: Said | readonly string[]): TitledAnswer {
  return { title, said: "lines" in said ? said : answerTo(said, masked, (lines) => ({ lines: () => lines })) };
}

/**
 * From how many columns on `@std66/report` does not wrap the lines of a diagnostic. A page is narrower than such a
 * terminal.
 */
const UNWRAPPED = 80;

export function diagnosed(diagnostic: Diagnostic, show: Show): Said {
  return wrapped(diagnosis(diagnostic, { show }));
}

/** An answer of diagnostics, with their lines wrapped. */
export function wrapped(said: Said): Said {
  return { ...said, lines: (style) => said.lines({ ...style, width: Math.min(UNWRAPPED - 1, style.width) }) };
}

/** RFC 3987 §6.5: whether a question is about IRIs, of which at least one is not a URI-reference. */
export function isOfIris(texts: readonly string[]): boolean {
  return texts.every((text) => isIriReference(text)) && !texts.every((text) => isUriReference(text));
}
