/** Invalid inputs, reported as JSON on standard output or as diagnostics on standard error, and counted. */
import { asWritten, compactLine, type Diagnostic, diagnosis, type Style, type WidthOf } from "@std66/report";
import { MOST_IN_FULL } from "../command-line/input-options.ts";
import { INVALID, type Invocation, type Settings, settingsOf } from "../command-line/shared-options.ts";
import { Output } from "../terminal/output.ts";
import { styleFor } from "../terminal/style.ts";
import { counted, thousands } from "../text/thousands.ts";
import { recordOf } from "./answers.ts";
import type { InvalidOutput } from "./task.ts";

export async function rejectArguments(
  invocation: Invocation,
  diagnostics: readonly Diagnostic[],
  status: number = INVALID,
): Promise<void> {
  const settings = settingsOf(invocation);
  const output = new Output(false);
  // Said, even if errors of inputs are only counted.
  const form = settings.diagnostics === "count" ? "full" : settings.diagnostics;
  const rejections = rejectionsOf(output, { ...settings, diagnostics: form });
  for (const diagnostic of diagnostics) await rejections.add(diagnostic);
  process.exitCode = status;
  output.flush(true);
}

/** Reports the invalid inputs of a run, of which there is a diagnostic each, or only their number. */
export function rejectionsOf(output: Output, settings: Settings, invalid: InvalidOutput = {}) {
  const { json, end, quiet, diagnostics: form } = settings;
  const { members, blank = "" } = invalid;
  /** Whether what is printed says what is wrong. */
  const areDescribed = (invalid.form ?? "diagnostic") === "diagnostic" && (json || !quiet);
  const codes = new Map<string, number>();
  let count = 0;
  let isCounting = false;
  let style: Style | undefined;
  let widthOf: WidthOf | undefined;
  let separator = "";

  const areCounted = (): boolean =>
    areDescribed && !json && (form === "count" || (form === "full" && count >= MOST_IN_FULL));

  /** Counts an error, and says what it is unless there are too many. */
  function tell(code: string, compact: () => string, full: () => string): void {
    const isOnlyCounted = areCounted();
    count++;
    codes.set(code, (codes.get(code) ?? 0) + 1);
    if (isOnlyCounted && !isCounting && form === "full") {
      const note = `note: more than ${MOST_IN_FULL} errors; the rest are counted (--diagnostics compact prints a line each)`;
      output.message(`${separator}${note}\n`);
    }
    isCounting ||= isOnlyCounted;
    if (isOnlyCounted) return;
    if (form === "compact") return output.message(compact());
    output.message(separator + full());
    separator = "\n";
  }

  /** Loads what diagnostics of any text need, for `addAtOnce`. */
  async function prepare(): Promise<void> {
    widthOf ??= await anyTextWidth();
  }

  /** Reports an invalid input of a run that is prepared, without `--json`. */
  function addAtOnce(diagnostic: Diagnostic): void {
    const styled = (style ??= styleFor(2, settings));
    tell(
      shownCode(diagnostic),
      () => `${compactLine(diagnostic, styled)}\n`,
      () => `${diagnosis(diagnostic, { show: asWritten, widthOf }).lines(styled).join("\n")}\n`,
    );
  }

  function invalidOf(all: number): string {
    return `${thousands(count)} of ${counted(all, "input")} ${count === 1 ? "is" : "are"} invalid`;
  }

  return {
    areDescribed,
    areCounted,
    get count() {
      return count;
    },

    /** Reports an invalid input. `complete`: what a line of JSON is printed as. */
    async add(diagnostic: Diagnostic, complete = (line: string): string => line): Promise<void> {
      if (json) {
        count++;
        return output.print(complete(recordOf(diagnosis(diagnostic, { show: asWritten, members })) + end));
      }
      // Few runs need it, and loading it takes time.
      if (!areCounted() && !/^[\0-\x7F]*$/.test(diagnostic.input)) await prepare();
      output.print(blank);
      addAtOnce(diagnostic);
    },

    tell,
    prepare,
    addAtOnce,

    /** Prints what replaces an invalid input. `lineOf`: the input with its line end, as octets if it is not UTF-8. */
    addUndescribed(lineOf: () => string | Uint8Array): void {
      count++;
      if (invalid.form !== "line") return output.print(blank);
      const line = lineOf();
      if (typeof line === "string") output.print(line);
      else output.printOctets(line);
    },

    /** Says how many errors each code had, if some were only counted. `all`: the number of inputs, if known. */
    tellCounts(all?: number): void {
      if (!isCounting) return;
      const { bold } = styleFor(2, settings).colors;
      // The most frequent code comes first.
      const each = [...codes].toSorted(([, a], [, b]) => b - a).map(([code, times]) => `${thousands(times)} ${code}`);
      const sum = all === undefined ? counted(count, "error") : invalidOf(all);
      output.message(`${bold(`${sum}: ${each.join(", ")}`)}\n`);
    },

    /** Says how many of all inputs are invalid, if all were described, and there was more than one input. */
    summarize(all: number): void {
      if (style === undefined || isCounting || form === "compact" || all === 1) return;
      output.message(`${separator}${style.colors.bold(invalidOf(all))}\n`);
    },
  };
}

/** The code to show. A possible password needs the slower explanation, which hides what is wrong in it. */
function shownCode(diagnostic: Diagnostic): string {
  const { code, component, input } = diagnostic;
  const mayBeSecret = component === "userinfo" || input.includes("@");
  return mayBeSecret ? diagnostic.explanation.code : code;
}

/** Loads the widths of all characters, which most runs do without (docs/decisions/0020). */
export async function anyTextWidth(): Promise<WidthOf> {
  const { default: widthOf } = await import("string-width");
  return (text) => (isNarrow(text) ? text.length : widthOf(text));
}

/** Whether a text has only Latin letters and the ellipsis of a cut: its width is its length (docs/decisions/0020). */
export function isNarrow(text: string): boolean {
  return /^[ -\u02FF…]*$/.test(text);
}
