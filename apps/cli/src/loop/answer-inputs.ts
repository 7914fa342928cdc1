/**
 * The loop of every command that takes URIs one by one. Prints an answer or a diagnostic for each input, in input order, then
 * sets the exit status. A command only supplies the answer to an input.
 */
import { type Diagnostic, byteOrderMarkDiagnostic, notUtf8Diagnostic } from "@std66/report";
import {
  DONE,
  ERROR,
  INTERRUPTED,
  INVALID,
  type Invocation,
  type Settings,
  settingsOf,
} from "../command-line/shared-options.ts";
import { mostErrors } from "../command-line/input-options.ts";
import { type TooLong, tooLongDiagnostic, tooLongOf } from "../diagnostics/limits.ts";
import { diagnoseUri, jsonLineDiagnostic } from "../diagnostics/rejected.ts";
import type { Source } from "../input/source.ts";
import { ClosedPipe } from "../system/calls.ts";
import { Interruption } from "../system/interruption.ts";
import { Output } from "../terminal/output.ts";
import { Progress } from "../terminal/progress.ts";
import type { Task } from "./task.ts";
import { sourceOf } from "./inputs.ts";
import { Rejections } from "./rejections.ts";
import { type End, endOf } from "./closing-notes.ts";

/** From how many characters on an input is answered in pieces. */
const LONG = 1_000_000;

/** Answers the inputs that `operands` name, and sets the exit status. */
export async function answerInputs(invocation: Invocation, operands: readonly string[], task: Task): Promise<void> {
  const settings = settingsOf(invocation);
  const output = new Output(settings.quiet);
  const source = sourceOf(invocation, operands, { shortcut: task.shortcut, settings, output });
  const most = task.invalid?.endsRun === true ? 1 : mostErrors(invocation.optsWithGlobals());
  process.exitCode = await new InputLoop(source, { settings, task, output, most }).run();
}

/** What a run needs besides its inputs. */
interface Run {
  readonly settings: Settings;
  readonly task: Task;
  readonly output: Output;
  /** How many invalid inputs end the run. */
  readonly most: number | undefined;
}

class InputLoop {
  readonly #source: Source;
  readonly #task: Task;
  readonly #isSilent: boolean;
  readonly #settings: Settings;
  readonly #output: Output;
  readonly #rejections: Rejections;
  readonly #most: number;
  readonly #answerToInput: (input: string) => string | TooLong | undefined;
  readonly #interruption = new Interruption();

  constructor(source: Source, { settings, task, output, most = Infinity }: Run) {
    this.#source = source;
    this.#task = task;
    this.#settings = settings;
    this.#output = output;
    this.#isSilent = task.silent === true && !settings.json;
    this.#rejections = new Rejections(output, settings, task.invalid ?? {});
    this.#most = most;
    if (source.record !== undefined) this.#answerToInput = settings.json ? this.#answerByRecord : this.#answerToRecord;
    else if (task.inputs?.takesAnyText === true) this.#answerToInput = this.#answerToText;
    else this.#answerToInput = task.pieces === undefined ? this.#answer : this.#answerInPieces;
  }

  /** Takes all inputs. Returns the exit status. */
  async run(): Promise<number> {
    let isInterrupted = false;
    try {
      isInterrupted = await this.#takeAll();
      this.#output.answer(this.#task.ending?.closing?.(this.#counts) ?? "");
      this.#output.end();
    } catch (error) {
      // The reader has closed the pipe: not an error.
      if (!(error instanceof ClosedPipe)) throw error;
    } finally {
      this.#interruption.receive(false);
    }
    if (isInterrupted) return INTERRUPTED;
    if (this.#source.hasFailed === true) return ERROR;
    const count = this.#settings.exitZero && this.#task.ending?.isGate !== true ? 0 : this.#rejections.count;
    return this.#task.ending?.status?.(count) ?? (count > 0 ? INVALID : DONE);
  }

  get #counts() {
    return { all: this.#source.count, invalid: this.#rejections.count };
  }

  /** Returns whether the run was interrupted. */
  async #takeAll(): Promise<boolean> {
    const source = this.#source;
    const started = Date.now();
    const progress = new Progress(this.#isSilent, source);
    this.#output.beforeMessages = () => progress.hide();
    let end: End = "all";
    try {
      while (end === "all" && source.read()) {
        this.#interruption.receive(source.isLongFile);
        if (await this.#takeBlock()) end = "too many";
        // Answers before waiting for more input: the writer may be waiting for the answers.
        this.#output.flush();
        if (progress.isDue && !this.#settings.quiet) await progress.show();
        if (this.#interruption.isNear && (await this.#interruption.isDue())) end = "interrupted";
      }
    } finally {
      progress.stop();
    }
    if (end === "all" && this.#isSilent && this.#task.invalid?.form === undefined) {
      this.#rejections.summarize(source.count);
    }
    if (end === "all") this.#output.message(this.#task.ending?.note?.(this.#counts) ?? "");
    this.#output.message(endOf(end, this.#counts, progress.wasShown ? Date.now() - started : undefined));
    return end === "interrupted";
  }

  /** Answers the inputs that were read. Returns whether there are too many invalid ones. */
  async #takeBlock(): Promise<boolean> {
    for (let rejected = this.#answerRead(); rejected !== undefined; rejected = this.#answerRead()) {
      if (this.#rejections.areDescribed) {
        while (!this.#rejections.isReadyFor(rejected.input)) await this.#rejections.prepare();
        this.#rejections.add(this.#diagnose(rejected.tooLong), this.#source.decoded());
      } else {
        this.#rejections.addUndescribed(rejected.input, this.#source);
      }
      if (this.#rejections.count >= this.#most) return true;
    }
    return false;
  }

  /** Answers the inputs that were read, up to one without an answer. Not asynchronous: a run has millions of inputs. */
  #answerRead(): Rejected | undefined {
    const source = this.#source;
    const answer = this.#answerToInput;
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
      return this.#task.answer(input, this.#source);
    } catch (error) {
      const tooLong = tooLongOf(error);
      if (tooLong === undefined) throw error;
      return tooLong;
    }
  };

  /** The answer to an input; for a long one, what is left of it to print. */
  readonly #answerInPieces = (input: string): string | TooLong | undefined => {
    if (input.length < LONG) return this.#answer(input);
    const pieces = this.#task.pieces?.(input);
    if (pieces === undefined) return undefined;
    for (const piece of pieces) this.#output.answer(piece);
    return "";
  };

  /** The answer to an input that may not be ASCII. */
  readonly #answerToText = (): string | TooLong | undefined => {
    const { text, wrongOctet } = this.#source.decoded();
    return wrongOctet === undefined ? this.#answer(text) : undefined;
  };

  /** The answer to the member of an object. */
  readonly #answerToRecord = (input: string): string | TooLong | undefined => {
    const { wrongOctet, malformed } = this.#source.decoded();
    return wrongOctet === undefined && malformed === undefined ? this.#answer(input) : undefined;
  };

  /** The same as an object, with the other members of the object. */
  readonly #answerByRecord = (input: string): string | TooLong | undefined => {
    const answer = this.#answerToRecord(input);
    return typeof answer === "string"
      ? this.#rejections.withOtherMembers(answer, this.#source.decoded(), "error")
      : answer;
  };

  /** The diagnostic of the last input. */
  #diagnose(tooLong: TooLong | undefined): Diagnostic {
    const { location } = this.#source;
    const { text, wrongOctet, hasByteOrderMark, malformed } = this.#source.decoded();
    if (malformed !== undefined) return jsonLineDiagnostic(text, malformed, location);
    if (tooLong !== undefined) return tooLongDiagnostic(text, tooLong, location);
    if (wrongOctet !== undefined) return notUtf8Diagnostic(text, wrongOctet, location);
    if (hasByteOrderMark === true && this.#task.inputs?.keepsByteOrderMark !== true)
      return byteOrderMarkDiagnostic(text, location);
    return (this.#task.inputs?.diagnose ?? diagnoseUri)(text, location);
  }
}

interface Rejected {
  readonly input: string;
  /** Set if the input is valid. */
  readonly tooLong: TooLong | undefined;
}
