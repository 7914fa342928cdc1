/** Invalid inputs, reported as JSON on standard output or as diagnostics on standard error, and counted. */
import { asWritten, type Diagnostic, diagnosis, escapeControls, type Style, type WidthOf } from "@std66/report";
import { INVALID, type Invocation, type Settings, settingsOf } from "../command-line/shared-options.ts";
import { Output } from "../terminal/output.ts";
import { styleFor } from "../terminal/style.ts";
import { thousands } from "../text/thousands.ts";
import { recordOf } from "./answers.ts";
import { CodeCounts } from "./code-counts.ts";
import type { InvalidOutput } from "./task.ts";

/** Reports invalid arguments of a command, and sets the exit status. */
export async function rejectArguments(
  invocation: Invocation,
  diagnostics: readonly Diagnostic[],
  status: number = INVALID,
): Promise<void> {
  const output = new Output(false);
  const rejections = new Rejections(output, settingsOf(invocation), {});
  for (const diagnostic of diagnostics) await rejections.add(diagnostic);
  process.exitCode = status;
  output.flush(true);
}

export class Rejections {
  readonly #output: Output;
  readonly #settings: Settings;
  readonly #invalid: InvalidOutput;
  #style: Style | undefined;
  #widthOf: WidthOf | undefined;
  /** What separates a diagnostic from what comes before. */
  #separator = "";
  /** Whether what is printed says what is wrong. */
  readonly areDescribed: boolean;
  count = 0;
  readonly #codes = new CodeCounts();

  constructor(output: Output, settings: Settings, invalid: InvalidOutput) {
    const { form = "diagnostic" } = invalid;
    this.areDescribed = (form === "diagnostic" || form === "compact") && (settings.json || !settings.quiet);
    this.#output = output;
    this.#settings = settings;
    this.#invalid = invalid;
  }

  /** Reports an invalid input. `complete`: what a line of JSON is printed as. */
  async add(diagnostic: Diagnostic, complete = (line: string): string => line): Promise<void> {
    this.count++;
    const { json, end } = this.#settings;
    const { members, blank = "", form } = this.#invalid;
    if (json) return this.#output.print(complete(recordOf(diagnosis(diagnostic, { show: asWritten, members })) + end));
    this.#output.print(blank);
    if (form === "count") return this.#codes.add(diagnostic.explanation.code);
    // Few runs need it, and loading it takes time.
    this.#style ??= await styleFor(2, this.#settings);
    if (!/^[\0-\x7F]*$/.test(diagnostic.input)) this.#widthOf ??= await anyTextWidth();
    this.#describe(diagnostic, this.#style);
  }

  /** Loads what diagnostics of any text need, for `addAtOnce`. */
  async prepare(): Promise<void> {
    this.#style ??= await styleFor(2, this.#settings);
    this.#widthOf ??= await anyTextWidth();
  }

  /** Reports an invalid input of a run that is prepared, without `--json`. */
  addAtOnce(diagnostic: Diagnostic): void {
    this.count++;
    if (this.#invalid.form === "count") this.#codes.add(diagnostic.explanation.code);
    else this.#describe(diagnostic, this.#style as Style);
  }

  /** Reports what is wrong with a document itself, of which no text is shown. */
  addOfDocument(code: string, { compact, full }: { readonly compact: string; readonly full: string }): void {
    this.count++;
    if (this.#invalid.form === "count") return this.#codes.add(code);
    if (this.#invalid.form === "compact") return this.#output.message(compact);
    this.#output.message(this.#separator + full);
    this.#separator = "\n";
  }

  #describe(diagnostic: Diagnostic, style: Style): void {
    if (this.#invalid.form === "compact") return this.#output.message(`${compactLine(diagnostic, style)}\n`);
    const lines = diagnosis(diagnostic, { show: asWritten, widthOf: this.#widthOf }).lines(style);
    this.#output.message(`${this.#separator}${lines.join("\n")}\n`);
    this.#separator = "\n";
  }

  /** Prints what stands for an invalid input. `lineOf`: the input itself with its line end, in octets if they are not UTF-8. */
  addUndescribed(lineOf: () => string | Uint8Array): void {
    this.count++;
    if (this.#invalid.form !== "line") return this.#output.print(this.#invalid.blank ?? "");
    const line = lineOf();
    if (typeof line === "string") this.#output.print(line);
    else this.#output.printOctets(line);
  }

  /** Says how many there were of each code, if they were only counted. */
  tellCounts(): void {
    const line = this.#codes.line();
    if (line !== undefined) this.#output.message(`${line}\n`);
  }

  /** Says how many of all inputs are invalid, if there was more than one input. */
  summarize(all: number): void {
    if (this.#style === undefined || this.#invalid.form === "compact" || all === 1) return;
    const inputs = `${thousands(this.count)} of ${thousands(all)} inputs ${this.count === 1 ? "is" : "are"} invalid`;
    this.#output.message(`${this.#separator}${this.#style.colors.bold(inputs)}\n`);
  }
}

/** A diagnostic in one line, in the form that editors read from compilers: `links.txt:12:23: error[pct-encoded]: …`. */
function compactLine({ severity, location, explanation }: Diagnostic, { colors: { bold, red } }: Style): string {
  const { code, reason, column } = explanation;
  const place = bold(`${escapeControls(location.source)}:${location.line}:${column}:`);
  return `${place} ${bold(red(`${severity}[${code}]`))} ${reason}`;
}

/** Loads the widths of all characters, which most runs do without (docs/decisions/0020). */
export async function anyTextWidth(): Promise<WidthOf> {
  const { default: widthOf } = await import("string-width");
  return (text) => (isNarrow(text) ? text.length : widthOf(text));
}

/** Whether a text has only Latin letters and the ellipsis of a cut: then its width is its length (docs/decisions/0020). */
export function isNarrow(text: string): boolean {
  return /^[ -\u02FF…]*$/.test(text);
}
