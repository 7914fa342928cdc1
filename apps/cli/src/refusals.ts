/** Invalid inputs, told as JSON on the standard output or as diagnostics on the standard error, and counted. */
import { problemJson } from "./json.ts";
import type { Output } from "./output.ts";
import type { Problem } from "./problem.ts";
import type { Place, Reporter } from "./reporter.ts";
import type { Settings } from "./settings.ts";

/** What stands in the place of an answer. */
export interface Instead {
  /** A line without `--json`, so that line n of the output belongs to line n of the input. Default: nothing. */
  readonly blank?: string;
  /** Members that JSON has between `input` and `error`, as `"valid":false,`. */
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
   * Whether `add` can be called for an invalid input. It is asked for each, so it does not wait by itself for the code that
   * tells of them: until this is true, `prepare` is to be called.
   */
  isReadyFor(input: string): boolean {
    return this.#settings.json || this.#reporter?.canTell(input) === true;
  }

  /** Loads what is missing. */
  async prepare(): Promise<void> {
    if (this.#reporter === undefined) {
      const { createReporter } = await import("./reporter.ts");
      this.#reporter = await createReporter(this.#output, this.#settings.color);
    } else {
      await this.#reporter.learnWidths();
    }
  }

  /** Tells of an invalid input. */
  add(problem: Problem, place: Place): void {
    this.#count++;
    if (this.#settings.json) {
      this.#output.answer(problemJson(problem, this.#instead.members ?? "") + this.#settings.end);
    } else {
      this.#output.answer(this.#instead.blank ?? "");
      this.#reporter?.tell(problem, place);
    }
  }

  /** How many there were. */
  get count(): number {
    return this.#count;
  }

  /** Tells how many of all inputs there were. */
  summarize(all: number): void {
    this.#reporter?.summarize(this.#count, all);
  }
}
