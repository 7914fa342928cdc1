/** The answers of every command that turns one text into another. */
import { UriSyntaxError } from "@std66/core";
import { escapeControls, textDiagnostic } from "@std66/report";
import { faultBy } from "../diagnostics/rejected.ts";
import type { Settings } from "../command-line/shared-options.ts";
import { isTerminal } from "../terminal/is-terminal.ts";
import { Unchangeable } from "../text/unchangeable.ts";
import type { Answers } from "./answers.ts";

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
