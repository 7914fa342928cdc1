/** What a command supplies to the loop: an answer to each input, and what differs from the usual. */
import type { Found } from "@std66/lines";
import { UriSyntaxError } from "@std66/core";
import { escapeControls, textDiagnostic } from "@std66/report";
import { type Diagnose, faultBy } from "../diagnostics/rejected.ts";
import type { InputLocation } from "../input/source.ts";
import type { Settings } from "../command-line/shared-options.ts";
import { isTerminal } from "../terminal/terminal.ts";

/** What a command does with its inputs. Only `answer` is needed. */
export interface Task {
  /**
   * The complete output for an input, with its line end; `undefined` if the input is invalid.
   *
   * @throws {TooLong} if the output would take too much memory
   * @throws {RangeError} if the output exceeds the maximum string length
   */
  readonly answer: (input: string, place: Place) => string | undefined;
  /** The same in pieces, each written before the next one is made: as one text, several times a long input would take memory. */
  readonly pieces?: (input: string) => Iterable<string> | undefined;
  /** Whether valid inputs print nothing. The number of invalid inputs follows at the end. */
  readonly silent?: boolean;
  /** Lines of standard input that need no answer. */
  readonly shortcut?: Shortcut;
  /** Default: URI-references. */
  readonly inputs?: InputForm;
  /** Default: a diagnostic, and nothing in place of the answer. */
  readonly invalid?: InvalidOutput;
  readonly ending?: RunEnding;
}

/** Where an input was found. */
export interface Place {
  readonly location: InputLocation;
  /** The JSON object of the input, if inputs are members of objects. */
  readonly record?: string | undefined;
}

/** What the inputs of a command are. */
interface InputForm {
  /** Whether texts that are not URI-references have answers too. Then only a line that is not UTF-8 is invalid. */
  readonly takesAnyText?: boolean;
  /** Whether a byte order mark is a character of the first text. Otherwise it is what is wrong with an invalid one. */
  readonly keepsByteOrderMark?: boolean;
  /** The diagnostic of an input whose answer is `undefined`. Default: it is not a URI-reference. */
  readonly diagnose?: Diagnose;
}

/** What is printed for an invalid input. */
export interface InvalidOutput {
  /** A diagnostic, the same in one line, the input itself, or nothing. Default: a diagnostic. */
  readonly form?: "diagnostic" | "compact" | "line" | "nothing";
  /** Printed without `--json`, so that line n of the output belongs to line n of the input. Default: nothing. */
  readonly blank?: string;
  /** With `--tsv`, the field, as it is written. Default: `\N`. */
  readonly field?: string;
  /** JSON members between `input` and `error`, such as `valid`. */
  readonly members?: Readonly<Record<string, unknown>>;
  /** Whether the first one ends the run. */
  readonly endsRun?: boolean;
}

/** How a run ends. */
export interface RunEnding {
  /** What follows the last answer. Default: nothing. */
  readonly closing?: (counts: Counts) => string;
  /** What is said after the last answer on standard error. Default: nothing. */
  readonly note?: ((counts: Counts) => string) | undefined;
  /** Whether an input that cannot be read is refused: then `--exit-zero` does not make it a yes. */
  readonly isGate?: boolean;
  /** The exit status, given the number of invalid inputs. Default: whether there are any. */
  readonly status?: (invalid: number) => number;
}

/** How many inputs there were. */
export interface Counts {
  readonly all: number;
  readonly invalid: number;
}

/** Lines that a scanner of octets finds, so that they need not become texts. */
export interface Shortcut {
  readonly lines: Found;
  /** Whether they are printed as written. Otherwise nothing is printed for them. */
  readonly arePrinted: boolean;
  /** Matches in all lines that need an answer though the scanner finds them, of many lines that end with LF. */
  readonly except?: RegExp | undefined;
}

/** Begins the answers of a run as blocks. */
export function blocksWith(end: "\n" | "\0") {
  let separator = "";
  return {
    /** Returns a block with its line end. An empty line separates it from the one before, unless blocks end with NUL. */
    block: (text: string): string => {
      const block = separator + text + end;
      if (end === "\n") separator = "\n";
      return block;
    },
    /** Returns the same in pieces, from its lines. */
    *pieces(lines: readonly string[]): Generator<string> {
      for (const [index, line] of lines.entries()) {
        yield index === 0 ? separator : "\n";
        yield line;
      }
      yield end;
      if (end === "\n") separator = "\n";
    },
    /** For an invalid input, nothing between blocks of lines. With `--null`, it is an empty record, so that every input has one. */
    invalid: end === "\0" ? { blank: end } : {},
  };
}

/** What is said about an input: for people as lines, for programs as the text of a JSON object. */
export interface Report {
  readonly lines: () => readonly string[];
  readonly record: () => string;
}

/** A block of lines or a JSON object for each input. One without a report, or whose report throws, is invalid, as in `mapping`. */
export function reporting({ json, tsv, end }: Settings, report: (input: string) => Report | undefined): Task {
  const { block, invalid } = blocksWith(end);
  const answer = (input: string): string | undefined => {
    const found = report(input);
    if (found === undefined) return undefined;
    return json || tsv ? found.record() + end : block(found.lines().join("\n"));
  };
  return { answer: (input) => valueOf(answer, input), invalid };
}

/** A line for each input: the result of `map`, or an empty line if `map` has none, or throws because the input is not a URI-reference. */
export function mapping({ json, end, show }: Settings, map: (input: string) => string | undefined): Task {
  return {
    answer(input) {
      const result = valueOf(map, input);
      if (result === undefined) return undefined;
      return json ? `{"input":"${input}","result":"${result}"}${end}` : show(result) + end;
    },
    invalid: { blank: end },
  };
}

/**
 * The same for any text. A character of a text may need an escape in JSON, and one of a result may end a line, or be a command to
 * a terminal. With `--null`, a program reads the results, and only NUL ends one.
 */
export function textMapping({ json, tsv, end, show }: Settings, map: (input: string) => string): Task {
  const isExact = end === "\0" && !isTerminal(1);
  const written = isExact ? (result: string) => (tsv ? result : result.replaceAll("\0", "\\u{0}")) : escapeControls;
  return {
    answer(input) {
      const result = valueOf(map, input);
      if (result === undefined) return undefined;
      return (json ? JSON.stringify({ input, result }) : written(show(result))) + end;
    },
    inputs: {
      takesAnyText: true,
      keepsByteOrderMark: true,
      diagnose: (input, location) => textDiagnostic(input, faultBy(map, input), location),
    },
    invalid: { blank: end },
  };
}

/**
 * What `map` returns for an input; `undefined` if it throws because the input is not a URI-reference. Asking
 * `isUriReference` first would scan each input twice.
 */
export function valueOf<T>(map: (input: string) => T, input: string): T | undefined {
  try {
    return map(input);
  } catch (error) {
    if (error instanceof UriSyntaxError) return undefined;
    throw error;
  }
}
