/** What a command supplies to the loop: an answer to each input. */
import type { Found } from "@std66/lines";
import { UriSyntaxError } from "@std66/core";
import { escapeControls, textDiagnostic } from "@std66/report";
import { type Diagnose, faultBy } from "../diagnostics/rejected.ts";
import type { Source } from "../input/source.ts";
import type { Settings } from "../command-line/shared-options.ts";
import { isTerminal } from "../terminal/terminal.ts";
import { Unchangeable } from "../text/unchangeable.ts";

/** The output in place of an answer. */
export interface InvalidOutput {
  /** Printed without `--json`, so that line n of the output belongs to line n of the input. Default: nothing. */
  readonly blank?: string;
  /** JSON members between `input` and `error`, such as `valid`. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** A diagnostic, the same in one line, the input itself, or nothing. */
type InvalidForm = "diagnostic" | "compact" | "line" | "nothing";

/** How many inputs there were. */
export interface Counts {
  readonly all: number;
  readonly invalid: number;
}

/** How a command answers its inputs. */
export interface Answers extends InvalidOutput {
  /**
   * The complete output for an input, with its line end; `undefined` if the input is not a URI-reference. `place` has the
   * location of the input.
   *
   * @throws {TooLong} if the output would take too much memory
   * @throws {RangeError} if the output exceeds the maximum string length
   */
  readonly answer: (input: string, place: Pick<Source, "location" | "record">) => string | undefined;
  /** The same in pieces, each written before the next one is made: as one text, several times a long input would take memory. */
  readonly pieces?: (input: string) => Iterable<string> | undefined;
  /** Whether texts that are not URI-references have answers too. Then only a line that is not UTF-8 is invalid. */
  readonly takesAnyText?: boolean;
  /** Whether a byte order mark is a character of the first text. Otherwise it is what is wrong with an invalid one. */
  readonly keepsByteOrderMark?: boolean;
  /** Whether valid inputs print nothing. The number of invalid inputs follows at the end. */
  readonly silent?: boolean;
  /** What is printed for an invalid input. Default: a diagnostic. */
  readonly invalid?: InvalidForm;
  /** Whether the first invalid input ends the run. */
  readonly stopsAtFirst?: boolean;
  /** The position of the first input among the arguments, counted from 1. Default: 1. */
  readonly firstArgument?: number;
  /** The diagnostic of an input whose answer is `undefined`. Default: it is not a URI-reference. */
  readonly diagnose?: Diagnose;
  /** Lines of standard input that need no answer. */
  readonly shortcut?: {
    readonly lines: Found;
    /** Whether they are printed as written. Otherwise nothing is printed for them. */
    readonly arePrinted: boolean;
    /** Gets them, each with its line end. */
    readonly count?: ((lines: Uint8Array) => void) | undefined;
  };
  /** What follows the last answer. Default: nothing. */
  readonly closing?: (counts: Counts) => string;
  /** What is said after the last answer on standard error. Default: nothing. */
  readonly note?: ((counts: Counts) => string) | undefined;
  /** Whether an input that cannot be read is refused: then `--exit-zero` does not make it a yes. */
  readonly isGate?: boolean;
  /** The exit status, given the number of invalid inputs. Default: whether there are any. */
  readonly status?: (invalid: number) => number;
}

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

/** A line for each input: the result of `map`, or an empty line if `map` throws because the input is not a URI-reference. */
export function mapping({ json, end, show }: Settings, map: (input: string) => string): Answers {
  return {
    answer(input) {
      const result = valueOf(map, input);
      if (result === undefined) return undefined;
      return json ? `{"input":"${input}","result":"${result}"}${end}` : show(result) + end;
    },
    blank: end,
  };
}

/**
 * The same for any text. A character of a text may need an escape in JSON, and one of a result may end a line, or be a command to
 * a terminal. With `--null`, a program reads the results, and only NUL ends one.
 */
export function textMapping({ json, end, show }: Settings, map: (input: string) => string): Answers {
  const isExact = end === "\0" && !isTerminal(1);
  const written = isExact ? (result: string) => result.replaceAll("\0", "\\u{0}") : escapeControls;
  return {
    answer(input) {
      const result = valueOf(map, input);
      if (result === undefined) return undefined;
      return (json ? JSON.stringify({ input, result }) : written(show(result))) + end;
    },
    takesAnyText: true,
    keepsByteOrderMark: true,
    diagnose: (input, location) => textDiagnostic(input, faultBy(map, input), location),
    blank: end,
  };
}

/**
 * What `map` returns for an input; `undefined` if it throws because the input is not a URI-reference. Asking
 * `isUriReference` first would take a fifth of the time of `normalize`.
 */
export function valueOf<T>(map: (input: string) => T, input: string): T | undefined {
  try {
    return map(input);
  } catch (error) {
    if (error instanceof UriSyntaxError || error instanceof Unchangeable) return undefined;
    throw error;
  }
}
