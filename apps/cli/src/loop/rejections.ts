/** Invalid inputs, reported as JSON on standard output or as diagnostics on standard error, and counted. */
import { asWritten, compactLine, type Diagnostic, diagnosis, type Style, type WidthOf } from "@std66/report";
import { type DiagnosticsForm, MOST_IN_FULL } from "../command-line/input-options.ts";
import { INVALID, type Invocation, type Settings, settingsOf } from "../command-line/shared-options.ts";
import { Output } from "../terminal/output.ts";
import { styleFor } from "../terminal/style.ts";
import { thousands } from "../text/thousands.ts";
import { recordOf } from "./answers.ts";
import type { InvalidOutput } from "./task.ts";

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
  readonly #form: DiagnosticsForm;
  #style: Style | undefined;
  #widthOf: WidthOf | undefined;
  #separator = "";
  /** Whether what is printed says what is wrong. */
  readonly areDescribed: boolean;
  count = 0;
  readonly #codes = new Map<string, number>();
  #isCounting = false;

  constructor(output: Output, settings: Settings, invalid: InvalidOutput) {
    const { form = "diagnostic" } = invalid;
    this.areDescribed = form === "diagnostic" && (settings.json || !settings.quiet);
    this.#output = output;
    this.#settings = settings;
    this.#invalid = invalid;
    this.#form = settings.diagnostics;
  }

  get areCounted(): boolean {
    if (!this.areDescribed || this.#settings.json) return false;
    return this.#form === "count" || (this.#form === "full" && this.count >= MOST_IN_FULL);
  }

  /** Reports an invalid input. `complete`: what a line of JSON is printed as. */
  async add(diagnostic: Diagnostic, complete = (line: string): string => line): Promise<void> {
    const { json, end } = this.#settings;
    const { members, blank = "" } = this.#invalid;
    if (json) {
      this.count++;
      return this.#output.print(complete(recordOf(diagnosis(diagnostic, { show: asWritten, members })) + end));
    }
    // Few runs need it, and loading it takes time.
    if (!/^[\0-\x7F]*$/.test(diagnostic.input)) this.#widthOf ??= await anyTextWidth();
    this.#output.print(blank);
    this.#describe(diagnostic);
  }

  addCounted(diagnostic: Diagnostic): void {
    this.#output.print(this.#invalid.blank ?? "");
    this.#count(shownCode(diagnostic));
  }

  /** Loads what diagnostics of any text need, for `addAtOnce`. */
  async prepare(): Promise<void> {
    this.#widthOf ??= await anyTextWidth();
  }

  /** Reports an invalid input of a run that is prepared, without `--json`. */
  addAtOnce(diagnostic: Diagnostic): void {
    if (this.areCounted) this.#count(shownCode(diagnostic));
    else this.#describe(diagnostic);
  }

  /** Reports what is wrong with a document itself, of which no text is shown. */
  addOfDocument(code: string, { compact, full }: { readonly compact: string; readonly full: string }): void {
    if (this.areCounted) return this.#count(code);
    this.#add(code);
    if (this.#form === "compact") return this.#output.message(compact);
    this.#output.message(this.#separator + full);
    this.#separator = "\n";
  }

  #add(code: string): void {
    this.count++;
    this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
  }

  #count(code: string): void {
    this.#add(code);
    if (!this.#isCounting && this.#form === "full") {
      const note = `note: more than ${MOST_IN_FULL} errors; the rest are counted (--diagnostics compact prints a line each)`;
      this.#output.message(`${this.#separator}${note}\n`);
    }
    this.#isCounting = true;
  }

  #describe(diagnostic: Diagnostic): void {
    const style = (this.#style ??= styleFor(2, this.#settings));
    if (this.#form === "compact") {
      this.count++;
      return this.#output.message(`${compactLine(diagnostic, style)}\n`);
    }
    this.#add(shownCode(diagnostic));
    const lines = diagnosis(diagnostic, { show: asWritten, widthOf: this.#widthOf }).lines(style);
    this.#output.message(`${this.#separator}${lines.join("\n")}\n`);
    this.#separator = "\n";
  }

  /** Prints what replaces an invalid input. `lineOf`: the input with its line end, as octets if it is not UTF-8. */
  addUndescribed(lineOf: () => string | Uint8Array): void {
    this.count++;
    if (this.#invalid.form !== "line") return this.#output.print(this.#invalid.blank ?? "");
    const line = lineOf();
    if (typeof line === "string") this.#output.print(line);
    else this.#output.printOctets(line);
  }

  /** Says how many errors each code had, if some were only counted. `all`: the number of inputs, if known. */
  tellCounts(all?: number): void {
    if (!this.#isCounting) return;
    const { bold } = styleFor(2, this.#settings).colors;
    const errors = `${thousands(this.count)} ${this.count === 1 ? "error" : "errors"}`;
    const invalid = all === undefined ? errors : this.#invalidOf(all);
    // The most frequent code comes first.
    const counts = [...this.#codes].toSorted(([, a], [, b]) => b - a);
    const codes = counts.map(([code, count]) => `${thousands(count)} ${code}`).join(", ");
    this.#output.message(`${bold(`${invalid}: ${codes}`)}\n`);
  }

  /** Says how many of all inputs are invalid, if all were described, and there was more than one input. */
  summarize(all: number): void {
    if (this.#style === undefined || this.#isCounting || this.#form === "compact" || all === 1) return;
    this.#output.message(`${this.#separator}${this.#style.colors.bold(this.#invalidOf(all))}\n`);
  }

  #invalidOf(all: number): string {
    const inputs = `${thousands(all)} ${all === 1 ? "input" : "inputs"}`;
    return `${thousands(this.count)} of ${inputs} ${this.count === 1 ? "is" : "are"} invalid`;
  }
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
