/** Invalid inputs, reported as JSON on standard output or as diagnostics on standard error, and counted. */
import { problemJson } from "../render/json.ts";
import type { Output } from "../terminal/output.ts";
import type { Problem } from "../diagnostics/diagnostic.ts";
import type { Place, Reporter } from "./reporter.ts";
import type { Settings } from "../command-line/shared-options.ts";

/** The output in place of an answer. */
export interface Instead {
  /** Printed without `--json`, so that line n of the output belongs to line n of the input. Default: nothing. */
  readonly blank?: string;
  /** JSON members between `input` and `error`, such as `"valid":false,`. */
  readonly members?: string;
}

/** The invalid inputs of a command. */
export class Refusals {
  readonly #output: Output;
  readonly #settings: Settings;
  readonly #instead: Instead;
  #reporter: Reporter | undefined;
  #count = 0;

  constructor(output: Output, settings: Settings, instead: Instead) {
    this.#output = output;
    this.#settings = settings;
    this.#instead = instead;
  }

  /**
   * Whether `add` can be called for an invalid input. If not, call `prepare` first. Synchronous because it is called for each
   * invalid input, while the reporting code is loaded asynchronously.
   */
  isReadyFor(input: string): boolean {
    return this.#settings.json || this.#reporter?.canTell(input) === true;
  }

  /** Loads the missing code. */
  async prepare(): Promise<void> {
    if (this.#reporter === undefined) {
      const { createReporter } = await import("./reporter.ts");
      this.#reporter = await createReporter(this.#output, this.#settings.color);
    } else {
      await this.#reporter.learnWidths();
    }
  }

  /** Reports an invalid input. */
  add(problem: Problem, place: Place): void {
    this.#count++;
    if (this.#settings.json) {
      this.#output.answer(problemJson(problem, this.#instead.members ?? "") + this.#settings.end);
    } else {
      this.#output.answer(this.#instead.blank ?? "");
      this.#reporter?.tell(problem, place);
    }
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
