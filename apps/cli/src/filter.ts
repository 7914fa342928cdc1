/**
 * What every command does that takes URIs one by one: inputs in, each with an answer or a problem out, in their order; then
 * the exit status. A command says what the answer to an input is, and that is all it has to say.
 */
import { ClosedPipe } from "./failure.ts";
import { DONE, INVALID } from "./exit-status.ts";
import { type TooLong, problemOfLength, tooLongOf } from "./length.ts";
import { LineBlocks } from "./line-blocks.ts";
import { countAfterDashes, urisAmong } from "./operands.ts";
import { Output } from "./output.ts";
import { type Problem, problemOf, problemOfLine } from "./problem.ts";
import { Progress } from "./progress.ts";
import { type Instead, Refusals } from "./refusals.ts";
import { type Invocation, type Settings, settingsOf } from "./settings.ts";
import { readStandardInput } from "./standard-input.ts";
import { textOfLine } from "./utf-8.ts";

/** What a command makes of its inputs. */
export interface Answers extends Instead {
  /**
   * All that is printed for an input, with its end; `undefined` where the input is no URI-reference.
   *
   * @throws {TooLong} where that would be too much
   * @throws {RangeError} where no string could hold it
   */
  readonly answer: (input: string) => string | undefined;
  /** Texts that are no URI-references have answers too: only a line that is not UTF-8 has none. */
  readonly takesAnyText?: boolean;
  /** Nothing is printed while all is well; at the end, the invalid inputs are counted. */
  readonly silent?: boolean;
  /** Which argument of the command the first input is, counted from 1. Default: 1. */
  readonly firstArgument?: number;
  /** What is wrong with an input whose answer is `undefined`. Default: that it is no URI-reference. */
  readonly problem?: (input: string) => Problem;
  /** The exit status after all inputs. Default: whether one was invalid. */
  readonly status?: (invalid: number) => number;
}

/** Answers to the inputs that `operands` name, and sets the exit status. */
export async function runFilter(invocation: Invocation, operands: readonly string[], answers: Answers): Promise<void> {
  const uris = urisAmong(operands, countAfterDashes(process.argv), (message) => invocation.error(message));
  process.exitCode = await new Filter(settingsOf(invocation), answers).run(uris);
}

/** Ends a command with arguments that are invalid, each with its name, and sets the exit status. */
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

  /** Takes all inputs, those of the standard input where there are no `uris`, and gives the exit status. */
  async run(uris: readonly string[] | undefined): Promise<number> {
    try {
      await (uris === undefined ? this.#takeStandardInput() : this.#takeArguments(uris));
      if (this.#isSilent) this.#refusals.summarize(this.#count);
      this.#output.flush();
    } catch (error) {
      // Who reads no more has seen enough.
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
        // What has been read is answered before more is waited for: who writes it may wait for the answer.
        this.#output.flush();
        if (progress.isDue) await progress.show({ bytes: blocks.bytesRead, lines: this.#count });
      }
    } finally {
      progress.stop();
    }
  }

  /** Takes the lines of a block from `start` on. Gives its length, or where the line begins that cannot be refused yet. */
  #takeLines(block: string, start: number): number {
    const { end } = this.#settings;
    const answer = this.#answers.takesAnyText === true ? this.#answerToText : this.#answer;
    for (let from = start; from < block.length;) {
      const found = block.indexOf(end, from);
      const next = found < 0 ? block.length : found + 1;
      let to = found < 0 ? block.length : found;
      // A CR before an LF belongs to the line's end; before a NUL it is text.
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

  /** The answer to an input; `undefined` where it is invalid. */
  readonly #answer = (input: string): string | TooLong | undefined => {
    try {
      return this.#answers.answer(input);
    } catch (error) {
      const tooLong = tooLongOf(error);
      if (tooLong === undefined) throw error;
      return tooLong;
    }
  };

  /** The answer to a line that need not be ASCII. */
  readonly #answerToText = (line: string): string | TooLong | undefined => {
    const text = textOfLine(line);
    return text === undefined ? undefined : this.#answer(text);
  };

  /** What is wrong with a line, a character for each of its octets. */
  #problemOfLine(line: string, tooLong: TooLong | undefined): Problem {
    if (tooLong !== undefined) return problemOfLength(Buffer.from(line, "latin1").toString(), tooLong);
    return problemOfLine(line, this.#count === 1, this.#answers.problem);
  }
}

const CARRIAGE_RETURN = 0x0d;
