/** The usual answers: a line for each input, a block of lines, or a JSON object. */
import { escapeControls, textDiagnostic } from "@std66/report";
import type { Settings } from "../command-line/shared-options.ts";
import { required } from "../diagnostics/diagnose.ts";
import { isTerminal } from "../terminal/terminal.ts";
import type { Task } from "./task.ts";

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
    /** For an invalid input, nothing between blocks of lines. With `--null`, it is an empty block, so that every input has one. */
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
  return {
    answer(input) {
      const found = report(input);
      if (found === undefined) return undefined;
      return json || tsv ? found.record() + end : block(found.lines().join("\n"));
    },
    invalid,
  };
}

/**
 * A line for each input: the result of `map`, or an empty line if `map` has none, or throws because the input is invalid. Asking `isUriReference`
 * first would scan each input twice.
 */
export function mapping({ json, end, show }: Settings, map: (input: string) => string | undefined): Task {
  return {
    answer(input) {
      const result = map(input);
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
      const result = map(input);
      return (json ? JSON.stringify({ input, result }) : written(show(result))) + end;
    },
    inputs: {
      takesAnyText: true,
      keepsByteOrderMark: true,
      diagnose: (input, location, error) => textDiagnostic(input, required(error), location),
    },
    invalid: { blank: end },
  };
}
