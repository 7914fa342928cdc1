/** The usual answers: a line for each input, a block of lines, or a JSON object. */
import { type Answer, asWritten, escapeControls, quotedIfEmpty, type Show, type Style } from "@std66/report";
import type { Settings } from "../command-line/shared-options.ts";
import { required } from "../diagnostics/diagnose.ts";
import { textDiagnostic } from "../diagnostics/encoding.ts";
import { styleFor } from "../terminal/style.ts";
import { isTerminal } from "../terminal/terminal.ts";
import type { Task } from "./task.ts";

export function blocksWith(end: "\n" | "\0") {
  let separator = "";
  return {
    /** Returns a block with its line end, after an empty line that separates blocks, unless they end with NUL. */
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
    /** An invalid input prints nothing. With `--null`, it prints an empty block, so that every input has one. */
    invalid: end === "\0" ? { blank: end } : {},
  };
}

/**
 * A block of lines or a JSON object for each input. One without an answer, or whose answer throws, is invalid, as in
 * `mapping`. A record, which a program reads, has the texts as they are. `isTitled`: whether the lines stand below the
 * input. `none`: the line of an answer without lines, by default nothing.
 */
export function answering(
  settings: Settings,
  answerOf: (input: string, show: Show) => Answer | undefined,
  { isTitled = false, none }: { readonly isTitled?: boolean; readonly none?: string } = {},
): Task {
  const { json, tsv, end } = settings;
  const blocks = blocksWith(end);
  const style = json || tsv ? undefined : styleFor(1, settings);
  const show = style === undefined ? asWritten : settings.show;
  const linesOf = (input: string, answer: Answer, shown: Style): readonly string[] => {
    const lines = answer.lines(shown);
    if (isTitled) return [shown.colors.bold(quotedIfEmpty(show(input))), ...lines.map((line) => `  ${line}`)];
    return lines.length === 0 && none !== undefined ? [none] : lines;
  };
  return {
    answer(input) {
      const answer = answerOf(input, show);
      if (answer === undefined) return undefined;
      return style === undefined ? recordOf(answer) + end : blocks.block(linesOf(input, answer, style).join("\n"));
    },
    pieces(input) {
      const answer = answerOf(input, show);
      if (answer === undefined) return undefined;
      if (style === undefined) return withEnd(answer.pieces?.() ?? [recordOf(answer)], end);
      return blocks.pieces(linesOf(input, answer, style));
    },
    invalid: blocks.invalid,
  };
}

/** The record of an answer whose texts are shown as they are. */
export function recordOf(answer: Answer): string {
  return answer.record() as string;
}

function* withEnd(pieces: Iterable<string>, end: string): Generator<string> {
  yield* pieces;
  yield end;
}

/**
 * A line for each input: the result of `map`, or an empty line if `map` has none, or throws because the input is
 * invalid. Asking `isUriReference` first would scan each input twice.
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
 * A line for each input, as in `mapping`, where inputs and results are any texts. A character of a text may need an
 * escape in JSON, and one of a result may end a line, or be a command to a terminal. With `--null`, a program reads the
 * results, and only NUL ends one.
 */
export function textMapping({ json, tsv, end, show }: Settings, map: (input: string) => string | undefined): Task {
  const isExact = end === "\0" && !isTerminal(1);
  const written = isExact ? (result: string) => (tsv ? result : result.replaceAll("\0", "\\u{0}")) : escapeControls;
  return {
    answer(input) {
      const result = map(input);
      if (result === undefined) return undefined;
      return (json ? JSON.stringify({ input, result }) : written(show(result))) + end;
    },
    takesAnyText: true,
    keepsByteOrderMark: true,
    diagnose: (input, location, error) => textDiagnostic(input, required(error), location),
    invalid: { blank: end },
  };
}
