/** Invalid inputs, reported as JSON on standard output or as diagnostics on standard error, and counted. */
import { type Diagnostic, diagnosticRecord, visibleLines } from "@std66/report";
import { INVALID, type Invocation, type Settings, settingsOf } from "../command-line/shared-options.ts";
import type { Decoded, Source } from "../input/source.ts";
import { Output } from "../terminal/output.ts";
import { lostMember, withMembers } from "../text/json-members.ts";
import type { InvalidOutput } from "./task.ts";
import type { Reporter } from "./reporter.ts";

/** Reports invalid arguments of a command, and sets the exit status. */
export async function rejectArguments(
  invocation: Invocation,
  diagnostics: readonly Diagnostic[],
  status: number = INVALID,
): Promise<void> {
  const output = new Output(false);
  const rejections = new Rejections(output, settingsOf(invocation), {});
  for (const diagnostic of diagnostics) {
    while (!rejections.isReadyFor(diagnostic.input)) await rejections.prepare();
    rejections.add(diagnostic);
  }
  process.exitCode = status;
  output.end();
}

/** The invalid inputs of a command. */
export class Rejections {
  readonly #output: Output;
  readonly #settings: Settings;
  readonly #invalid: InvalidOutput;
  #reporter: Reporter | undefined;
  #count = 0;
  #isLossReported = false;

  constructor(output: Output, settings: Settings, invalid: InvalidOutput) {
    this.#output = output;
    this.#settings = settings;
    this.#invalid = invalid;
  }

  /** Whether what is printed says what is wrong. */
  get areDescribed(): boolean {
    const { form = "diagnostic" } = this.#invalid;
    const { json, quiet } = this.#settings;
    return (form === "diagnostic" || form === "compact") && (json || !quiet);
  }

  /**
   * Whether `add` can be called for an invalid input. If not, call `prepare` first. Synchronous because it is called for each
   * invalid input, while the reporting code is loaded asynchronously.
   */
  isReadyFor(input: string): boolean {
    return this.#settings.json || this.#reporter?.isReadyFor(input) === true;
  }

  /** Loads the missing code. */
  async prepare(): Promise<void> {
    if (this.#reporter === undefined) {
      const { createReporter } = await import("./reporter.ts");
      this.#reporter = await createReporter(this.#output, this.#settings);
    } else {
      await this.#reporter.loadWidths();
    }
  }

  /** Reports an invalid input. */
  add(diagnostic: Diagnostic, input: Pick<Decoded, "others"> = {}): void {
    this.#count++;
    if (this.#settings.json) {
      this.#output.answer(
        this.withOtherMembers(
          diagnosticRecord(diagnostic, this.#invalid.members) + this.#settings.end,
          input,
          "result",
        ),
      );
    } else {
      this.#output.answer(this.#invalid.blank ?? "");
      if (this.#invalid.form === "compact") this.#reporter?.reportCompactly(diagnostic);
      else this.#reporter?.report(diagnostic);
    }
  }

  /** Prints an invalid input itself, or what stands for its answer. `input`: not decoded. */
  addUndescribed(input: string, source: Source): void {
    this.#count++;
    if (this.#invalid.form !== "line") return this.#output.answer(this.#invalid.blank ?? "");
    const { text, wrongOctet } = source.decoded();
    if (wrongOctet === undefined) this.#output.answer(source.record ?? text);
    else this.#output.answerLatin1(input);
    this.#output.answer(this.#settings.end);
  }

  /**
   * A line of JSON output with the other members of the object that its input comes from. `outdated`: the member of an earlier
   * command that would seem to belong to this answer. The first loss is reported on standard error.
   */
  withOtherMembers(line: string, { others }: Pick<Decoded, "others">, outdated: "error" | "result"): string {
    if (others === undefined || line === "") return line;
    const { end, into } = this.#settings;
    const answer = line.slice(0, -1);
    if (into !== undefined) {
      return `{${[...others.map(({ text }) => text), `${JSON.stringify(into)}:${answer}`].join(",")}}${end}`;
    }
    const lost = this.#isLossReported ? undefined : lostMember(answer, others, outdated);
    if (lost !== undefined) {
      this.#isLossReported = true;
      const note = `note: answers replace keys of their objects, such as ${JSON.stringify(lost)} (--into NAME keeps them all)`;
      this.#output.message(visibleLines(`${note}\n`));
    }
    const kept = others.filter(({ name }) => name !== outdated);
    return withMembers(answer, kept) + end;
  }

  /** How many invalid inputs were reported. */
  get count(): number {
    return this.#count;
  }

  /** Reports how many of all inputs are invalid. */
  summarize(all: number): void {
    this.#reporter?.summarize(this.#count, all);
  }
}
