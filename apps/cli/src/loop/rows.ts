/** The loop of `--tsv`: a row for each row, as engines for large tables expect it of a worker, whatever the rows have. */
import { constants } from "node:buffer";
import { LineBlocks } from "@std66/lines";
import { RowMapper, type RowOptions, type UnansweredRow } from "@std66/lines/rows";
import { type Diagnostic, notUtf8Diagnostic, visibleLines } from "@std66/report";
import { decodeUtf8, type TooLong, tooLongDiagnostic, tooLongOf } from "@std66/report/inputs";
import { countAfterDashes, type FilePart, partsOf } from "../command-line/operands.ts";
import { DONE, ERROR, INVALID, type Invocation, settingsOf } from "../command-line/shared-options.ts";
import { diagnoseUri } from "../diagnostics/rejected.ts";
import type { InputLocation } from "../input/source.ts";
import { ClosedPipe, Failure } from "../system/calls.ts";
import { Output } from "../terminal/output.ts";
import { LONG, streamOf } from "./inputs.ts";
import { Rejections } from "./rejections.ts";
import type { Place, Task } from "./task.ts";

/** Answers a field of each row of the files that `operands` name, and sets the exit status. */
export async function answerRows(invocation: Invocation, operands: readonly string[], task: Task): Promise<void> {
  const refuse = (message: string): never => invocation.error(message);
  const { null: nul, file: files, column, chunkHeader, errors } = invocation.optsWithGlobals();
  if (nul === true) refuse("error: option '--tsv' cannot be used with option '--null'");
  const parts = partsOf({ operands, afterDashes: countAfterDashes(process.argv), files }, refuse);
  const settings = { ...settingsOf(invocation), json: false };
  const output = new Output(settings.quiet);
  const rejections = new Rejections(output, settings, { form: task.invalid?.form ?? "diagnostic" });
  let hasFailed = false;
  try {
    for (const part of parts) {
      if ("uris" in part) return refuse("error: --tsv reads rows from standard input, from -f FILE or from @FILE");
      try {
        await new RowFile(part, task, rejections, { column, chunkHeaders: chunkHeader, errors }).answer(output);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        hasFailed = true;
        output.failure(visibleLines(`error: ${error.message}\n`));
      }
    }
    output.flush(true);
  } catch (error) {
    // The reader has closed the pipe: not an error.
    if (!(error instanceof ClosedPipe)) throw error;
  }
  const { isGate = false, status } = task.ending ?? {};
  const { count } = rejections;
  if (hasFailed) process.exitCode = ERROR;
  else if (settings.exitZero && !isGate) process.exitCode = DONE;
  else process.exitCode = status?.(count) ?? (count > 0 ? INVALID : DONE);
}

class RowFile implements Place {
  readonly #stream;
  readonly #task: Task;
  readonly #rows: RowMapper;
  readonly #rejections: Rejections;
  /** One for each invalid row of the block; `undefined` if nothing says what is wrong. */
  #diagnostics: (Diagnostic | undefined)[] = [];
  /** Why the row is valid, and has no answer. */
  #tooLong: TooLong | undefined;
  /** Whether it is valid, and nothing is printed for it. */
  #isNull = false;

  constructor(part: FilePart, task: Task, rejections: Rejections, options: RowOptions) {
    this.#stream = streamOf(part);
    this.#task = task;
    this.#rejections = rejections;
    const isDiagnosed = rejections.areDescribed || options.errors === true;
    this.#rows = new RowMapper((text) => this.#answer(text), {
      ...options,
      none: task.invalid?.field,
      unanswered: (row) => {
        const diagnostic = isDiagnosed && !this.#isNull ? this.#diagnose(row) : undefined;
        if (!this.#isNull) this.#diagnostics.push(diagnostic);
        this.#isNull = false;
        this.#tooLong = undefined;
        return diagnostic?.code;
      },
    });
  }

  get location(): InputLocation {
    return this.#locationOf(this.#rows.count);
  }

  #locationOf(line: number): InputLocation {
    const { name: source, isFile = false } = this.#stream;
    return { source, isFile, line };
  }

  /** @throws {Failure} if the rows cannot be read, or are not as their chunk headers say */
  async answer(output: Output): Promise<void> {
    const blocks = new LineBlocks(this.#stream.read, { limit: constants.MAX_STRING_LENGTH });
    try {
      const rejections = this.#rejections;
      for (let block = blocks.next(); block !== undefined; block = blocks.next()) {
        output.answerOctets(this.#rows.map(block));
        for (const diagnostic of this.#diagnostics.splice(0)) {
          if (rejections.areDescribed && diagnostic !== undefined) await rejections.add(diagnostic);
          else rejections.addUndescribed(() => "");
        }
        output.flush();
        // Before waiting for more input: the writer may be waiting for answers.
        if (this.#rows.isBroken) break;
      }
      this.#rows.end();
    } catch (error) {
      throw error instanceof RangeError ? new Failure(`${this.#stream.name}: ${error.message}`) : error;
    }
  }

  /** What takes the place of a field: what is printed for it, without its end. */
  #answer(text: string): string | undefined {
    try {
      const answer = text.length < LONG ? this.#task.answer(text, this) : this.#longAnswer(text);
      this.#isNull = answer === "";
      return this.#isNull ? undefined : answer?.slice(0, -1);
    } catch (error) {
      this.#tooLong = tooLongOf(error);
      if (this.#tooLong === undefined) throw error;
      return undefined;
    }
  }

  #longAnswer(text: string): string | undefined {
    const { answer, pieces } = this.#task;
    if (pieces === undefined) return answer(text, this);
    const all = pieces(text);
    return all && [...all].join("");
  }

  #diagnose({ number, octets }: UnansweredRow): Diagnostic {
    const location = this.#locationOf(number);
    const { text, wrongOctet } = decodeUtf8(octets);
    if (this.#tooLong !== undefined) return tooLongDiagnostic(text, this.#tooLong, location);
    if (wrongOctet === undefined) return (this.#task.inputs?.diagnose ?? diagnoseUri)(text, location);
    return notUtf8Diagnostic(text, wrongOctet, location);
  }
}
