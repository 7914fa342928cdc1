/** Answers of several lines. */
import type { InvalidOutput } from "./answers.ts";

/** The answers of a run as blocks. */
export interface Blocks {
  /** Returns a block with its line end. An empty line separates it from the one before, unless blocks end with NUL. */
  readonly block: (text: string) => string;
  /** A block needs no blank for an invalid input. Between NULs, each input has a record. */
  readonly invalidOutput: InvalidOutput;
}

/** Begins the blocks of a run. */
export function blocksWith(end: "\n" | "\0"): Blocks {
  let separator = "";
  return {
    block(text) {
      const block = separator + text + end;
      if (end === "\n") separator = "\n";
      return block;
    },
    invalidOutput: end === "\0" ? { blank: end } : {},
  };
}
