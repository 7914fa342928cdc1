/** What a view answers: nothing but answers of `@std66/report`, which show only what they may. */
import { type Answer as Said, type Show, answerTo, masked } from "@std66/report";
import type { Piece, Question } from "./question.ts";

/** A view. `show`: how the answers show their texts. */
export type Viewer = (question: Question, show: Show) => ViewAnswer | Promise<ViewAnswer>;

export interface ViewAnswer {
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
