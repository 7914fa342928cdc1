/**
 * The loop of every command that takes URIs one by one. Prints an answer or a diagnostic for each input, in input order, then
 * sets the exit status. A command only supplies the answer to an input.
 */
import { byteOrderMarkDiagnostic, type Diagnostic, notUtf8Diagnostic } from "@std66/report";
import { jsonLineDiagnostic, type TooLong, tooLongDiagnostic, tooLongOf } from "@std66/report/inputs";
import { mostErrors } from "../command-line/input-options.ts";
import {
  DONE,
  ERROR,
  INTERRUPTED,
  INVALID,
  type Invocation,
  type Settings,
  settingsOf,
} from "../command-line/shared-options.ts";
import { diagnoseUri } from "../diagnostics/rejected.ts";
import type { InputLocation } from "../input/source.ts";
import { ClosedPipe } from "../system/calls.ts";
import { Interruption } from "../system/interruption.ts";
import { Output } from "../terminal/output.ts";
import { Progress } from "../terminal/progress.ts";
import { type End, endOf } from "./closing-notes.ts";
import { Inputs, LONG } from "./inputs.ts";
import { type RecordInput, Records } from "./records.ts";
import { Rejections } from "./rejections.ts";
import { answerRows } from "./rows.ts";
import type { Counts, Place, Task } from "./task.ts";

/** From how many bytes on a file is long: a shorter one is read before anybody could interrupt it. */
const LONG_FILE = 1_000_000;

/** Answers the inputs that `operands` name, and sets the exit status. */
export async function answerInputs(invocation: Invocation, operands: readonly string[], task: Task): Promise<void> {
  const settings = settingsOf(invocation);
  if (settings.tsv) return answerRows(invocation, operands, task);
  const { jsonInput, field, into, ...options } = invocation.optsWithGlobals();
  if (field !== undefined && jsonInput !== true) invocation.error("error: --field needs --json-input");
  if (into !== undefined && !(jsonInput === true && settings.json)) {
    invocation.error("error: --into needs --json and --json-input");
  }
  const output = new Output(settings.quiet);
  const records = jsonInput === true ? new Records(field ?? "input", settings, output) : undefined;
  const shortcut = records === undefined ? task.shortcut : undefined;
  const inputs = new Inputs(invocation, operands, { shortcut, settings, output });
  const maxInvalid = task.invalid?.endsRun === true ? 1 : mostErrors(options);
  process.exitCode = await new InputLoop({ inputs, records, settings, task, output }).run(maxInvalid);
}

/** What a run needs. */
interface Run {
  readonly inputs: Inputs;
  /** Set if inputs are members of JSON objects. */
  readonly records: Records | undefined;
  readonly settings: Settings;
  readonly task: Task;
  readonly output: Output;
}

class InputLoop implements Place {
  readonly #run: Run;
  readonly #isSilent: boolean;
  readonly #isDecoded: boolean;
  readonly #rejections: Rejections;
  readonly #progress: Progress;
  readonly #interruption = new Interruption();
  /** The last input that was decoded. */
  #decoded: RecordInput = { text: "" };
  /** Why a valid input has no answer. */
  #tooLong: TooLong | undefined;

  constructor(run: Run) {
    const { task, settings, output } = run;
    this.#run = run;
    this.#isSilent = task.silent === true && !settings.json;
    this.#isDecoded = run.records !== undefined || task.inputs?.takesAnyText === true;
    this.#rejections = new Rejections(output, settings, task.invalid ?? {});
    this.#progress = new Progress(this.#isSilent);
    output.beforeMessages = () => this.#progress.hide();
  }

  /** Takes all inputs, up to `maxInvalid` invalid ones. Returns the exit status. */
  async run(maxInvalid = Infinity): Promise<number> {
    const { inputs, settings, task, output } = this.#run;
    const started = Date.now();
    let end: End | undefined;
    try {
      end = await this.#answerAll(maxInvalid);
      if (end === "all" && this.#isSilent && task.invalid?.form === undefined) this.#rejections.summarize(inputs.count);
      if (end === "all") output.message(task.ending?.note?.(this.#counts) ?? "");
      output.message(endOf(end, this.#counts, this.#progress.wasShown ? Date.now() - started : undefined));
      output.answer(task.ending?.closing?.(this.#counts) ?? "");
      output.flush(true);
    } catch (error) {
      // The reader has closed the pipe: not an error.
      if (!(error instanceof ClosedPipe)) throw error;
    } finally {
      this.#progress.hide();
      this.#interruption.receive(false);
    }
    if (end === "interrupted") return INTERRUPTED;
    if (inputs.hasFailed) return ERROR;
    const count = settings.exitZero && task.ending?.isGate !== true ? 0 : this.#rejections.count;
    return task.ending?.status?.(count) ?? (count > 0 ? INVALID : DONE);
  }

  get location(): InputLocation {
    return this.#run.inputs.source.location;
  }

  get record(): string | undefined {
    return this.#decoded.record;
  }

  get #counts(): Counts {
    return { all: this.#run.inputs.count, invalid: this.#rejections.count };
  }

  async #answerAll(maxInvalid: number): Promise<End> {
    const { inputs, settings, output } = this.#run;
    while (inputs.read()) {
      this.#interruption.receive(inputs.source.size > LONG_FILE);
      for (let input = this.#answerRead(); input !== undefined; input = this.#answerRead()) {
        if (this.#rejections.areDescribed) await this.#describe();
        else this.#rejections.addUndescribed(() => this.#lineOf(input));
        if (this.#rejections.count >= maxInvalid) return "too many";
      }
      // Answers before waiting for more input: the writer may be waiting for the answers.
      output.flush();
      if (!settings.quiet) this.#progress.show(inputs);
      if (this.#interruption.isNear && (await this.#interruption.isDue())) return "interrupted";
    }
    return "all";
  }

  /** Answers the inputs that were read, up to one without an answer, which it returns. Not asynchronous: a run has millions of inputs. */
  #answerRead(): string | undefined {
    const { output, inputs } = this.#run;
    const { source } = inputs;
    for (let input = source.next(); input !== undefined; input = source.next()) {
      const answer = this.#isDecoded ? this.#answerDecoded() : this.#answer(input);
      if (answer === undefined) return input;
      output.answer(answer);
    }
    return undefined;
  }

  /** The answer to an input that may not be ASCII, or is in an object. */
  #answerDecoded(): string | undefined {
    const { inputs, records, settings } = this.#run;
    const line = inputs.source.decoded();
    const input: RecordInput = records?.inputOf(line) ?? line;
    this.#decoded = input;
    if (input.wrongOctet !== undefined || input.malformed !== undefined) return undefined;
    const answer = this.#answer(input.text);
    if (records === undefined || !settings.json || answer === undefined) return answer;
    return records.withOthers(answer, input, "error");
  }

  /** The answer to an input; for a long one, what is left of it to print. `undefined` if it has none. */
  #answer(input: string): string | undefined {
    const { task, output } = this.#run;
    if (input.length >= LONG && task.pieces !== undefined && !this.#isDecoded) {
      const pieces = task.pieces(input);
      for (const piece of pieces ?? []) output.answer(piece);
      return pieces && "";
    }
    try {
      return task.answer(input, this);
    } catch (error) {
      this.#tooLong = tooLongOf(error);
      if (this.#tooLong === undefined) throw error;
      return undefined;
    }
  }

  /** The last input, which has no answer. */
  get #rejected(): RecordInput {
    return this.#isDecoded ? this.#decoded : this.#run.inputs.source.decoded();
  }

  /** Says what is wrong with it. */
  async #describe(): Promise<void> {
    const { records } = this.#run;
    const input = this.#rejected;
    await this.#rejections.add(this.#diagnose(input), (line) => records?.withOthers(line, input, "result") ?? line);
  }

  /** The line that it is from. `octets`: a character for each. */
  #lineOf(octets: string): string | Uint8Array {
    const { text, record = text, wrongOctet } = this.#rejected;
    const { end } = this.#run.settings;
    return wrongOctet === undefined ? record + end : Buffer.from(octets + end, "latin1");
  }

  #diagnose({ text, wrongOctet, hasByteOrderMark, malformed }: RecordInput): Diagnostic {
    const { location } = this;
    const { diagnose = diagnoseUri, keepsByteOrderMark } = this.#run.task.inputs ?? {};
    const tooLong = this.#tooLong;
    this.#tooLong = undefined;
    if (malformed !== undefined) return jsonLineDiagnostic(text, malformed, location);
    if (tooLong !== undefined) return tooLongDiagnostic(text, tooLong, location);
    if (wrongOctet !== undefined) return notUtf8Diagnostic(text, wrongOctet, location);
    if (hasByteOrderMark === true && keepsByteOrderMark !== true) return byteOrderMarkDiagnostic(text, location);
    return diagnose(text, location);
  }
}
