/** The loop of `--tsv`: a row for each row, as engines for large tables expect it of a worker, whatever the rows have. */
import { constants } from "node:buffer";
import { LineBlocks } from "@std66/lines";
import { RowMapper, type RowOptions } from "@std66/lines/rows";
import type { Diagnostic } from "@std66/report";
import { type FilePart, partsFor } from "../command-line/operands.ts";
import { type Invocation, settingsOf } from "../command-line/shared-options.ts";
import { decodeUtf8 } from "../input/encodings.ts";
import type { Stream } from "../input/line-source.ts";
import type { InputLocation } from "../input/source.ts";
import { Failure } from "../system/calls.ts";
import { Output } from "../terminal/output.ts";
import { exitStatus, untilClosed } from "./ending.ts";
import { streamOf } from "./inputs.ts";
import { Rejections } from "./rejections.ts";
import { TaskAnswers } from "./task-answers.ts";
import type { InputPlace, Task } from "./task.ts";

/** Answers a field of each row of the files that `operands` name, and sets the exit status. */
export async function answerRows(invocation: Invocation, operands: readonly string[], task: Task): Promise<void> {
  const { null: nul, column, chunkHeader: chunkHeaders, errors } = invocation.optsWithGlobals();
  if (nul === true) invocation.error("error: option '--tsv' cannot be used with option '-0, --null'");
  const files = partsFor(invocation, operands).map((part) => {
    if ("file" in part) return part;
    return invocation.error(
      "error: option '--tsv' cannot be used with inputs as arguments (name a file by -f FILE or @FILE)",
    );
  });
  const settings = { ...settingsOf(invocation), json: false };
  const output = new Output(settings.quiet);
  const rejections = new Rejections(output, settings, { form: task.invalid?.form ?? "diagnostic" });
  const answered: RowFile[] = [];
  let hasFailed = false;
  await untilClosed(async () => {
    for (const file of files) {
      try {
        const options = { column, chunkHeaders, errors, none: task.invalid?.field };
        const rows = new RowFile(file, new TaskAnswers(task), rejections, options);
        answered.push(rows);
        await rows.answerTo(output);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        hasFailed = true;
        output.failure(error.message);
      }
    }
    await rejections.tellCounts(answered.reduce((all, rows) => all + rows.location.line, 0));
    output.flush(true);
  });
  process.exitCode = exitStatus({ hasFailed, invalid: rejections.count }, settings, task.ending);
}

class RowFile implements InputPlace {
  readonly #stream: Stream;
  readonly #answers: TaskAnswers;
  readonly #rejections: Rejections;
  readonly #hasErrors: boolean;
  readonly #rows: RowMapper;
  /** What is wrong with the invalid rows of a block, to be printed after it. */
  #diagnostics: Diagnostic[] = [];
  /** Whether the last text is valid, and nothing is printed for it. */
  #isNull = false;

  constructor(file: FilePart, answers: TaskAnswers, rejections: Rejections, options: RowOptions) {
    this.#stream = streamOf(file);
    this.#answers = answers;
    this.#rejections = rejections;
    this.#hasErrors = options.errors === true;
    this.#rows = new RowMapper((text) => this.#answer(text), {
      ...options,
      unanswered: ({ octets }) => this.#takeUnanswered(octets),
    });
  }

  get location(): InputLocation {
    const { name: source, isFile = false } = this.#stream;
    return { source, isFile, line: this.#rows.count };
  }

  /** @throws {Failure} if the rows cannot be read, or are not as their chunk headers say */
  async answerTo(output: Output): Promise<void> {
    const blocks = new LineBlocks(this.#stream.read, { limit: constants.MAX_STRING_LENGTH });
    try {
      for (let block = blocks.next(); block !== undefined; block = blocks.next()) {
        output.printOctets(this.#rows.map(block));
        for (const diagnostic of this.#diagnostics.splice(0)) {
          if (this.#rejections.areCounted) this.#rejections.addCounted(diagnostic);
          else await this.#rejections.add(diagnostic);
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
    const answer = this.#answers.to(text, this);
    this.#isNull = answer === "";
    return this.#isNull ? undefined : answer?.slice(0, -1);
  }

  /** Takes a field that has no answer. Returns its code, if rows have errors. */
  #takeUnanswered(octets: Uint8Array): string | undefined {
    const isValid = this.#isNull;
    // A field that is not UTF-8 is not asked about.
    this.#isNull = false;
    if (isValid) return undefined;
    const { areDescribed } = this.#rejections;
    if (!areDescribed) this.#rejections.addUndescribed(() => "");
    if (!areDescribed && !this.#hasErrors) return undefined;
    const diagnostic = this.#answers.diagnose(decodeUtf8(octets), this.location);
    if (areDescribed) this.#diagnostics.push(diagnostic);
    return diagnostic.code;
  }
}
