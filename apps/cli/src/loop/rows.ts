/** The loop of `--tsv` and `--csv`: a row out for each row in, whatever it has, as engines for large tables expect. */
import { constants } from "node:buffer";
import { LineBlocks } from "@std66/lines";
import { CsvMapper, RowMapper, type UnansweredRow } from "@std66/lines/rows";
import type { Diagnostic } from "@std66/report";
import { type FilePart, partsFor } from "../command-line/operands.ts";
import { INTERRUPTED, type Invocation, settingsOf } from "../command-line/shared-options.ts";
import { decodeUtf8, refusingOthers } from "../input/encodings.ts";
import type { Stream } from "../input/line-source.ts";
import type { InputLocation } from "../input/source.ts";
import { Failure } from "../system/calls.ts";
import { Output } from "../terminal/output.ts";
import { thousands } from "../text/thousands.ts";
import { endOf, exitStatus, untilClosed } from "./ending.ts";
import { sizeOfFiles, streamOf } from "./inputs.ts";
import { isGate, otherFormHint, uncheckedNote } from "./named-files.ts";
import { Rejections } from "./rejections.ts";
import { TaskAnswers } from "./task-answers.ts";
import type { InputPlace, Task } from "./task.ts";
import { Watch } from "./watch.ts";

const PIECE = 65_536;

/** Answers a field of each row of the files that `operands` name, and sets the exit status. */
export async function answerRows(invocation: Invocation, operands: readonly string[], task: Task): Promise<void> {
  const files = filesFor(invocation, operands);
  process.exitCode = await takeFiles(files, runOf(invocation, files, task));
}

/** The files with the rows. Refuses options that mean nothing there. */
function filesFor(invocation: Invocation, operands: readonly string[]): readonly FilePart[] {
  const { null: nul, csv, column, header, append, field, into } = invocation.optsWithGlobals();
  const form = csv === true ? "--csv" : "--tsv";
  if (nul === true) invocation.error(`error: option '${form}' cannot be used with option '-0, --null'`);
  if (typeof column === "string" && header !== true) {
    invocation.error("error: option '--column <field>' with a name needs option '--header'");
  }
  if (field !== undefined)
    invocation.error("error: option '--field <name>' needs option '--json-input' (--column names a field of rows)");
  if (into !== undefined && !(header === true && append === true))
    invocation.error("error: option '--into <name>' with rows needs options '--header' and '--append'");
  return partsFor(invocation, operands).map((part) => {
    if ("file" in part) return part;
    return invocation.error(
      `error: option '${form}' cannot be used with inputs as arguments (name a file by -f FILE or @FILE)`,
    );
  });
}

/** What the files of a run share. */
function runOf(invocation: Invocation, files: readonly FilePart[], task: Task) {
  const options = invocation.optsWithGlobals();
  const { csv, column, header, append, errors, chunkHeader, maxErrors, failFast, into } = options;
  const settings = { ...settingsOf(invocation), json: false };
  const output = new Output(settings.quiet);
  const names = files.map(({ file }) => file);
  return {
    task,
    output,
    settings,
    rejections: new Rejections(output, settings, { form: task.invalid?.form ?? "diagnostic" }),
    isCsv: csv === true,
    chunkHeaders: chunkHeader,
    fields: {
      column,
      header: header === true ? (into ?? invocation.name()) : undefined,
      append,
      errors,
      select: task.rows?.select,
    },
    // Others rely on the status: they must not take a table without the field for a yes.
    isGate: isGate(invocation.name()),
    maxInvalid: failFast === true ? 1 : (maxErrors ?? Infinity),
    counts: { all: 0, invalid: 0, missing: 0 },
    watch: new Watch(output, settings, names.includes("-")),
    read: { count: 0, bytesRead: 0, size: sizeOfFiles(names) },
  };
}

type RowRun = ReturnType<typeof runOf>;

async function takeFiles(files: readonly FilePart[], run: RowRun): Promise<number> {
  const { output, counts, task, settings, watch } = run;
  let hasFailed = false;
  let isInterrupted = false;
  await untilClosed(watch, async () => {
    for (const file of files) {
      if (counts.invalid >= run.maxInvalid) break;
      try {
        isInterrupted = await new RowFile(file, run).answer();
        if (isInterrupted) break;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        hasFailed = true;
        output.failure(error.message);
      }
    }
    run.rejections.tellCounts(counts.all);
    const end = isInterrupted ? "interrupted" : counts.invalid >= run.maxInvalid ? "too many" : "all";
    if (end === "all") run.rejections.summarize(counts.all);
    output.message(endOf(end, counts, watch.milliseconds));
    output.print(task.ending?.closing?.(counts) ?? "");
    output.flush(true);
  });
  if (isInterrupted) return INTERRUPTED;
  return exitStatus({ hasFailed, invalid: counts.invalid }, settings, task.ending);
}

class RowFile implements InputPlace {
  readonly #run: RowRun;
  readonly #stream: Stream;
  readonly #answers: TaskAnswers;
  readonly #rows: RowMapper | CsvMapper;
  /** What is wrong with the invalid rows of a block, to be printed after it. */
  #diagnostics: Diagnostic[] = [];
  /** Whether the last text is valid, and nothing is printed for it. */
  #isNull = false;
  #answered = 0;

  constructor(file: FilePart, run: RowRun) {
    this.#run = run;
    this.#stream = streamOf(file);
    this.#answers = new TaskAnswers(run.task);
    const { isCsv, chunkHeaders, fields, task } = run;
    const options = {
      ...fields,
      none: task.invalid?.field,
      unanswered: (row: UnansweredRow): string | undefined => this.#takeUnanswered(row),
    };
    const answer = (text: string): string | undefined => this.#answer(text);
    this.#rows = isCsv ? new CsvMapper(answer, options) : new RowMapper(answer, { ...options, chunkHeaders });
  }

  get location(): InputLocation {
    const { name: source, isFile = false } = this.#stream;
    return { source, isFile, line: this.#rows.line };
  }

  /**
   * Returns whether it was interrupted.
   *
   * @throws {Failure} if the rows cannot be read, or are not as they must be, or if a gate has nothing to check
   */
  async answer(): Promise<boolean> {
    const { output, counts, task, maxInvalid, watch, read } = this.#run;
    const invalidBefore = counts.invalid;
    watch.receive(this.#stream.size() > 0);
    try {
      for (const block of this.#blocks()) {
        const rows = this.#rows.map(block);
        if (task.rows?.areCounted !== true) output.printOctets(rows);
        await this.#report();
        // Before waiting for more input: the writer may be waiting for answers.
        output.flush();
        read.count = counts.all + this.#rows.count;
        read.bytesRead += block.length;
        if (this.#rows.isBroken || counts.invalid >= maxInvalid) break;
        if (await watch.isInterrupted(read)) return true;
      }
      const last = this.#rows.end();
      if (last !== undefined && task.rows?.areCounted !== true) output.printOctets(last);
      await this.#report();
      this.#requireField();
      return false;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const { name } = this.#stream;
      throw new Failure(`${name}: ${error.message}${otherFormHint(name, this.#run.isCsv)}`);
    } finally {
      counts.all += this.#rows.count;
      counts.missing += this.#rows.count - this.#answered - (counts.invalid - invalidBefore);
    }
  }

  async #report(): Promise<void> {
    const { rejections } = this.#run;
    for (const diagnostic of this.#diagnostics.splice(0)) {
      if (rejections.areCounted) rejections.addCounted(diagnostic);
      else await rejections.add(diagnostic);
    }
  }

  /** Whole lines; of CSV, pieces that end anywhere. */
  *#blocks(): Generator<Uint8Array> {
    const { name, read } = this.#stream;
    if (this.#rows instanceof RowMapper) {
      const blocks = new LineBlocks(read, { limit: constants.MAX_STRING_LENGTH });
      for (let block = blocks.next(); block !== undefined; block = blocks.next()) yield block;
      return;
    }
    const readCsv = refusingOthers(name, read, "\n");
    const piece = new Uint8Array(PIECE);
    for (let length = readCsv(piece, 0); length > 0; length = readCsv(piece, 0)) yield piece.subarray(0, length);
  }

  /**
   * Says which rows have no field, where that is unusual: rows of CSV have the same number of fields (RFC 4180 §2), and
   * a file that is named has some. If no row has the field, a gate has not checked anything.
   */
  #requireField(): void {
    const { fields, isCsv, isGate: isOfGate, output, settings, task } = this.#run;
    const { name, isFile } = this.#stream;
    const { count, found } = this.#rows;
    if (count === 0) {
      if (isOfGate && isFile === true) output.note(uncheckedNote("rows", [name]));
      return;
    }
    const field = `field ${fields.column ?? 1}`;
    if (found > 0) {
      const short = count - found;
      const verb = short === 1 ? "has" : "have";
      if (isCsv && short > 0)
        output.note(`${name}: ${thousands(short)} of ${thousands(count)} rows ${verb} no ${field}`);
      return;
    }
    const message = `${name}: no row has a ${field}`;
    const hint = otherFormHint(name, isCsv);
    const isExcused = settings.exitZero && task.ending?.isGate !== true;
    if (isOfGate && !isExcused) throw new Failure(`${message}, so that nothing was checked${hint}`);
    output.note(message + hint);
  }

  /** What takes the place of a field: what is printed for it, without its end. */
  #answer(text: string): string | undefined {
    const answer = this.#answers.to(text, this);
    this.#isNull = answer === "";
    if (answer !== undefined) this.#answered++;
    return this.#isNull ? undefined : answer?.slice(0, -1);
  }

  /** Takes a field that has no answer. Returns its code, if rows have errors. */
  #takeUnanswered(row: UnansweredRow): string | undefined {
    const { rejections, fields, counts, maxInvalid } = this.#run;
    const isValid = this.#isNull;
    // A field that is not UTF-8 is not asked about.
    this.#isNull = false;
    if (isValid) return undefined;
    counts.invalid++;
    if (counts.invalid >= maxInvalid) this.#rows.stop();
    const { areDescribed } = rejections;
    if (!areDescribed) rejections.addUndescribed(() => "");
    if (!areDescribed && fields.errors !== true) return undefined;
    const diagnostic = this.#answers.diagnose(decodeUtf8(row.octets), this.location);
    if (areDescribed) this.#diagnostics.push(inRow(diagnostic, row));
    return diagnostic.code;
  }
}

/**
 * The diagnostic of a field, with its line and column in the row, where it may have escapes or quotes (RFC 4180 §2).
 */
function inRow(diagnostic: Diagnostic, row: UnansweredRow): Diagnostic {
  const { location, input, offset, explanation } = diagnostic;
  const before = input.slice(0, offset);
  // A password in the field is masked, and the column is that in the masked text.
  const isMasked = charactersIn(before) + 1 !== explanation.column;
  const { line, column } = row.place(isMasked ? 0 : Buffer.byteLength(before));
  return {
    ...diagnostic,
    location: { ...location, line },
    explanation: { ...explanation, column: isMasked ? column + explanation.column - 1 : column },
  };
}

function charactersIn(text: string): number {
  // A surrogate pair is one character.
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}
