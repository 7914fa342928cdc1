/**
 * The loop of every command that takes URIs one by one. Prints an answer or a diagnostic for each input, in input order, then
 * sets the exit status. A command only supplies the answer to an input.
 */
import { DONE, INVALID } from "../command-line/exit-status.ts";
import { countAfterDashes, urisAmong } from "../command-line/operands.ts";
import { type Invocation, type Settings, settingsOf } from "../command-line/shared-options.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { byteOrderMarkDiagnostic, notUtf8Diagnostic } from "../diagnostics/encoding.ts";
import { type TooLong, tooLongOf } from "../diagnostics/limits.ts";
import { syntaxDiagnostic } from "../diagnostics/syntax.ts";
import { tooLongDiagnostic } from "../diagnostics/too-long.ts";
import { ArgumentSource } from "../input/argument-source.ts";
import { loadScanner } from "../input/load-scanner.ts";
import { LineSource, type Shortcut } from "../input/line-source.ts";
import type { Source } from "../input/source.ts";
import { standardInput } from "../input/standard-input.ts";
import { ClosedPipe } from "../system/failures.ts";
import { Output } from "../terminal/output.ts";
import { Progress } from "../terminal/progress.ts";
import type { Answers } from "./answers.ts";
import { Rejections } from "./rejections.ts";

/** Answers the inputs that `operands` name, and sets the exit status. */
export async function runFilter(invocation: Invocation, operands: readonly string[], answers: Answers): Promise<void> {
  const uris = urisAmong(operands, countAfterDashes(process.argv), (message) => invocation.error(message));
  const settings = settingsOf(invocation);
  const output = new Output();
  const source =
    uris === undefined
      ? new LineSource(standardInput, settings.end, shortcutOf(answers, settings, output))
      : new ArgumentSource(uris, answers.firstArgument ?? 1);
  process.exitCode = await new Filter(source, settings, answers, output).run();
}

/** How lines that need no answer are taken; `undefined` if all lines need one, or if the runtime cannot find them. */
function shortcutOf({ shortcut }: Answers, { end }: Settings, output: Output): Shortcut | undefined {
  const scanner = shortcut === undefined ? undefined : loadScanner(shortcut.lines, end);
  if (scanner === undefined) return undefined;
  return { scanner, take: shortcut?.arePrinted === true ? (lines) => output.answerOctets(lines) : () => {} };
}

class Filter {
  readonly #source: Source;
  readonly #answers: Answers;
  readonly #isSilent: boolean;
  readonly #output: Output;
  readonly #rejections: Rejections;

  constructor(source: Source, settings: Settings, answers: Answers, output: Output) {
    this.#source = source;
    this.#answers = answers;
    this.#output = output;
    this.#isSilent = answers.silent === true && !settings.json;
    this.#rejections = new Rejections(output, settings, answers);
  }

  /** Takes all inputs. Returns the exit status. */
  async run(): Promise<number> {
    try {
      await this.#takeAll();
      if (this.#isSilent) this.#rejections.summarize(this.#source.count);
      this.#output.answer(this.#answers.closing?.() ?? "");
      this.#output.flush();
    } catch (error) {
      // The reader has closed the pipe: not an error.
      if (!(error instanceof ClosedPipe)) throw error;
    }
    const { count } = this.#rejections;
    return this.#answers.status?.(count) ?? (count > 0 ? INVALID : DONE);
  }

  async #takeAll(): Promise<void> {
    const source = this.#source;
    const progress = new Progress(this.#isSilent, source);
    this.#output.beforeMessages = () => progress.hide();
    try {
      while (source.read()) {
        for (let rejected = this.#answerInputs(); rejected !== undefined; rejected = this.#answerInputs()) {
          while (!this.#rejections.isReadyFor(rejected.input)) await this.#rejections.prepare();
          this.#rejections.add(this.#diagnose(rejected.tooLong));
        }
        // Answers before waiting for more input: the writer may be waiting for the answers.
        this.#output.flush();
        if (progress.isDue) await progress.show();
      }
    } finally {
      progress.stop();
    }
  }

  /** Answers the inputs that were read, up to one without an answer. Not asynchronous: a run has millions of inputs. */
  #answerInputs(): Rejected | undefined {
    const source = this.#source;
    const answer = this.#answers.takesAnyText === true ? this.#answerToText : this.#answer;
    for (let input = source.next(); input !== undefined; input = source.next()) {
      const text = answer(input);
      if (typeof text !== "string") return { input, tooLong: text };
      this.#output.answer(text);
    }
    return undefined;
  }

  /** The answer to an input; `undefined` if it is invalid. */
  readonly #answer = (input: string): string | TooLong | undefined => {
    try {
      return this.#answers.answer(input, this.#source);
    } catch (error) {
      const tooLong = tooLongOf(error);
      if (tooLong === undefined) throw error;
      return tooLong;
    }
  };

  /** The answer to an input that may not be ASCII. */
  readonly #answerToText = (): string | TooLong | undefined => {
    const { text, wrongOctet } = this.#source.decoded();
    return wrongOctet === undefined ? this.#answer(text) : undefined;
  };

  /** The diagnostic of the last input. */
  #diagnose(tooLong: TooLong | undefined): Diagnostic {
    const { location } = this.#source;
    const { text, wrongOctet, hasByteOrderMark } = this.#source.decoded();
    if (tooLong !== undefined) return tooLongDiagnostic(text, tooLong, location);
    if (wrongOctet !== undefined) return notUtf8Diagnostic(text, wrongOctet, location);
    if (hasByteOrderMark === true) return byteOrderMarkDiagnostic(text, location);
    return (this.#answers.diagnose ?? syntaxDiagnostic)(text, location);
  }
}

interface Rejected {
  readonly input: string;
  /** Set if the input is valid. */
  readonly tooLong: TooLong | undefined;
}
