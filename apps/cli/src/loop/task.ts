/** What a command supplies to the loop: an answer to each input, and where it differs from the defaults. */
import type { Found } from "@std66/lines";
import type { Diagnose } from "../diagnostics/diagnose.ts";
import type { InputLocation } from "../input/source.ts";

/** What a command does with its inputs. Only `answer` is needed. */
export interface Task {
  /**
   * The complete output for an input, with its line end; `undefined` if the input is invalid.
   *
   * @throws {UriSyntaxError} if the input is invalid, and this says why
   * @throws {TooLong} if the output would take too much memory
   * @throws {RangeError} if the output exceeds the maximum string length
   */
  readonly answer: (input: string, place: InputPlace) => string | undefined;
  /** The output in pieces, each written before the next is made, since a long text would take too much memory. */
  readonly pieces?: (input: string) => Iterable<string> | undefined;
  readonly shortcut?: Shortcut;
  /** Whether texts that are not URI-references have answers too. Then only a line that is not UTF-8 is invalid. */
  readonly takesAnyText?: boolean;
  /** Whether a byte order mark is a character of the first text. Otherwise it is what is wrong with an invalid one. */
  readonly keepsByteOrderMark?: boolean;
  /** The diagnostic of an invalid input. Default: it is not a URI-reference, or else what its answer threw. */
  readonly diagnose?: Diagnose;
  /** The keys of an input's JSON object that the answer depends on besides. Default: none. */
  readonly alsoRead?: readonly string[];
  /** Default: a diagnostic, and nothing in place of the answer. */
  readonly invalid?: InvalidOutput;
  /** With `--tsv` and `--csv`, the only rows that are printed, as they are. Default: each row is printed, answered. */
  readonly printedRows?: "answered" | "unanswered" | "none" | undefined;
  /** What follows the last answer. Default: nothing. */
  readonly closing?: (counts: Counts) => string;
  /** What is said after the last answer on standard error. Default: nothing. */
  readonly note?: (counts: Counts) => string | undefined;
  /** What makes the output one whole, such as an option. An interrupted run then cannot continue with the rest. */
  readonly wholeRun?: string | undefined;
  /** Whether an input that cannot be read is refused: then `--exit-zero` does not make it a yes. */
  readonly isGate?: boolean;
  /** Whether the answer to an input was no, so that the exit status is 1. Default: it never is. */
  readonly isNo?: () => boolean;
  /** The exit status for invalid inputs. Default: 1. */
  readonly invalidStatus?: number;
}

export interface InputPlace {
  readonly location: InputLocation;
  /** The JSON object of the input as written, if inputs are members of objects. */
  readonly object?: string | undefined;
}

export interface InvalidOutput {
  /** A diagnostic, the input itself, or nothing. Default: a diagnostic. */
  readonly form?: "diagnostic" | "line" | "nothing";
  /** Printed without `--json`, so that line n of the output belongs to line n of the input. Default: nothing. */
  readonly blank?: string;
  /** With rows, the field. Default: a missing one. */
  readonly field?: string;
  /** JSON members between `input` and `error`, such as `valid`. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly endsRun?: boolean;
}

export interface Counts {
  readonly all: number;
  readonly invalid: number;
  /** The rows in which the field is missing. */
  readonly missing?: number;
}

/** Lines that a scanner of octets finds, so that they need not become texts. */
export interface Shortcut {
  readonly lines: Found;
  /** Whether they are printed as written. Otherwise nothing is printed for them. */
  readonly arePrinted: boolean;
  /** Matches in all lines that need an answer though the scanner finds them, of many lines that end with LF. */
  readonly except?: RegExp | undefined;
}
