/** Answers of several lines. */
import type { InvalidOutput } from "./answers.ts";

/** The answers of a run as blocks. */
export interface Blocks {
  /** Returns a block with its line end. An empty line separates it from the one before, unless blocks end with NUL. */
  readonly block: (text: string) => string;
  /** Returns the same in pieces, from its lines. */
  readonly pieces: (lines: readonly string[]) => Iterable<string>;
  /**
   * The output for an invalid input: nothing between blocks of lines. With `--null`, it is an empty record, so that every input
   * has one.
   */
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
    *pieces(lines) {
      for (const [index, line] of lines.entries()) {
        yield index === 0 ? separator : "\n";
        yield line;
      }
      yield end;
      if (end === "\n") separator = "\n";
    },
    invalidOutput: end === "\0" ? { blank: end } : {},
  };
}
