/**
 * The loop of every command that takes URIs one by one. Prints an answer or a problem for each input, in input order, then
 * sets the exit status. A command only supplies the answer to an input.
 */
import { ClosedPipe } from "../failure.ts";
import { DONE, INVALID } from "../command-line/exit-status.ts";
import { type TooLong, problemOfLength, tooLongOf } from "../diagnostics/too-long.ts";
import { LineBlocks } from "../input/line-blocks.ts";
import { countAfterDashes, urisAmong } from "../command-line/operands.ts";
import { Output } from "../terminal/output.ts";
import { type Problem, problemOf, problemOfLine } from "../diagnostics/diagnostic.ts";
import { Progress } from "../terminal/progress.ts";
import { type Instead, Refusals } from "./rejections.ts";
import { type Invocation, type Settings, settingsOf } from "../command-line/shared-options.ts";
import { readStandardInput } from "../input/standard-input.ts";
import { textOfLine } from "../text/utf-8.ts";

/** How a command answers its inputs. */
export interface Answers extends Instead {
  /**
   * The complete output for an input, with its line end; `undefined` if the input is not a URI-reference.
   *
   * @throws {TooLong} if the output would take too much memory
   * @throws {RangeError} if the output exceeds the maximum string length
   */
  readonly answer: (input: string) => string | undefined;
  /** Whether texts that are not URI-references have answers too. Then only a line that is not UTF-8 is invalid. */
  readonly takesAnyText?: boolean;
  /** Whether valid inputs print nothing. The number of invalid inputs follows at the end. */
  readonly silent?: boolean;
  /** The position of the first input among the arguments, counted from 1. Default: 1. */
  readonly firstArgument?: number;
  /** The problem of an input whose answer is `undefined`. Default: it is not a URI-reference. */
  readonly problem?: (input: string) => Problem;
  /** The exit status, given the number of invalid inputs. Default: whether there are any. */
  readonly status?: (invalid: number) => number;
}

/** Answers the inputs that `operands` name, and sets the exit status. */
export async function runFilter(invocation: Invocation, operands: readonly string[], answers: Answers): Promise<void> {
  const uris = urisAmong(operands, countAfterDashes(process.argv), (message) => invocation.error(message));
  process.exitCode = await new Filter(settingsOf(invocation), answers).run(uris);
}

/** Reports invalid arguments of a command, each with its name, and sets the exit status. */
export async function refuseArguments(
  invocation: Invocation,
  problems: readonly (readonly [name: string, problem: Problem])[],
  status: number = INVALID,
): Promise<void> {
  const output = new Output();
  const refusals = new Refusals(output, settingsOf(invocation), {});
  for (const [name, problem] of problems) {
    while (!refusals.isReadyFor(problem.input)) await refusals.prepare();
    refusals.add(problem, { source: name, line: 1 });
  }
  process.exitCode = status;
  output.flush();
}

class Filter {
  readonly #settings: Settings;
  readonly #answers: Answers;
  readonly #isSilent: boolean;
  readonly #output = new Output();
  readonly #refusals: Refusals;
  #count = 0;

  constructor(settings: Settings, answers: Answers) {
    this.#settings = settings;
    this.#answers = answers;
    this.#isSilent = answers.silent === true && !settings.json;
    this.#refusals = new Refusals(this.#output, settings, answers);
  }

  /** Takes all inputs, from standard input if `uris` is `undefined`. Returns the exit status. */
  async run(uris: readonly string[] | undefined): Promise<number> {
    try {
      await (uris === undefined ? this.#takeStandardInput() : this.#takeArguments(uris));
      if (this.#isSilent) this.#refusals.summarize(this.#count);
      this.#output.flush();
    } catch (error) {
      // The reader has closed the pipe: not an error.
      if (!(error instanceof ClosedPipe)) throw error;
    }
    const { count } = this.#refusals;
    return this.#answers.status?.(count) ?? (count > 0 ? INVALID : DONE);
  }

  async #takeArguments(uris: readonly string[]): Promise<void> {
    const { firstArgument: first = 1, problem = problemOf } = this.#answers;
    for (const [index, uri] of uris.entries()) {
      this.#count++;
      const answer = this.#answer(uri);
      if (typeof answer === "string") {
        this.#output.answer(answer);
      } else {
        while (!this.#refusals.isReadyFor(uri)) await this.#refusals.prepare();
        this.#refusals.add(answer === undefined ? problem(uri) : problemOfLength(uri, answer), {
          source: `argument ${first + index}`,
          line: 1,
        });
      }
    }
  }

  async #takeStandardInput(): Promise<void> {
    const blocks = new LineBlocks(readStandardInput, this.#settings.end);
    const progress = new Progress(this.#isSilent);
    this.#output.beforeMessages = () => progress.hide();
    try {
      for (let block = blocks.next(); block !== undefined; block = blocks.next()) {
        for (let at = 0; (at = this.#takeLines(block, at)) < block.length;) await this.#refusals.prepare();
        // Answers before waiting for more input: the writer may be waiting for the answers.
        this.#output.flush();
        if (progress.isDue) await progress.show({ bytes: blocks.bytesRead, lines: this.#count });
      }
    } finally {
      progress.stop();
    }
  }

  /** Takes the lines of a block from `start` on. Returns its length, or the start of a line that cannot be rejected yet. */
  #takeLines(block: string, start: number): number {
    const { end } = this.#settings;
    const answer = this.#answers.takesAnyText === true ? this.#answerToText : this.#answer;
    for (let from = start; from < block.length;) {
      const found = block.indexOf(end, from);
      const next = found < 0 ? block.length : found + 1;
      let to = found < 0 ? block.length : found;
      // A CR before an LF belongs to the line end. Before a NUL it is text.
      if (end === "\n" && found > from && block.charCodeAt(found - 1) === CARRIAGE_RETURN) to--;
      const line = block.slice(from, to);
      const text = answer(line);
      if (typeof text !== "string" && !this.#refusals.isReadyFor(line)) return from;
      this.#count++;
      if (typeof text === "string") this.#output.answer(text);
      else this.#refusals.add(this.#problemOfLine(line, text), { source: "<stdin>", line: this.#count });
      from = next;
    }
    return block.length;
  }

  /** The answer to an input; `undefined` if it is invalid. */
  readonly #answer = (input: string): string | TooLong | undefined => {
    try {
      return this.#answers.answer(input);
    } catch (error) {
      const tooLong = tooLongOf(error);
      if (tooLong === undefined) throw error;
      return tooLong;
    }
  };

  /** The answer to a line that may not be ASCII. */
  readonly #answerToText = (line: string): string | TooLong | undefined => {
    const text = textOfLine(line);
    return text === undefined ? undefined : this.#answer(text);
  };

  /** The problem of a line with one character per octet. */
  #problemOfLine(line: string, tooLong: TooLong | undefined): Problem {
    if (tooLong !== undefined) return problemOfLength(Buffer.from(line, "latin1").toString(), tooLong);
    return problemOfLine(line, this.#count === 1, this.#answers.problem);
  }
}

const CARRIAGE_RETURN = 0x0d;
