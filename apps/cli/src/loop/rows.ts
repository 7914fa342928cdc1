/** The loop of `--tsv` and `--csv`: a row out for each row in, whatever it has, as engines for large tables expect. */
import { LineBlocks } from "@std66/lines";
import { CsvMapper, RowMapper, type UnansweredRow } from "@std66/lines/rows";
import type { Diagnostic } from "@std66/report";
import { type FilePart, partsFor } from "../command-line/operands.ts";
import { type Invocation, settingsOf } from "../command-line/shared-options.ts";
import { decodeUtf8, refusingOthers } from "../input/encodings.ts";
import type { Stream } from "../input/line-source.ts";
import { octetsFrom } from "../input/streams.ts";
import { Failure } from "../system/calls.ts";
import { Output } from "../terminal/output.ts";
import { thousands } from "../text/thousands.ts";
import { endOf, exitStatus, takeEach, untilClosed } from "./ending.ts";
import { sizeOfFiles, streamOf } from "./inputs.ts";
import { isGate, otherFormHint, uncheckedNote } from "./named-files.ts";
import { rejectionsOf } from "./rejections.ts";
import { TaskAnswers } from "./task-answers.ts";
import type { InputPlace, Task } from "./task.ts";
import { Watch } from "./watch.ts";

/** Answers a field of each row of the files that `operands` name, and sets the exit status. */
export async function answerRows(invocation: Invocation, operands: readonly string[], task: Task): Promise<void> {
  const { csv: isCsv = false, column, header, append, errors, chunkHeader, into } = invocation.optsWithGlobals();
  const files = filesFor(invocation, operands);
  const names = files.map(({ file }) => file);
  const settings = { ...settingsOf(invocation), json: false };
  const { maxInvalid } = settings;
  const output = new Output(settings.quiet);
  const rejections = rejectionsOf(output, settings, { form: task.invalid?.form ?? "diagnostic" });
  const { areDescribed } = rejections;
  const answers = new TaskAnswers(task);
  const watch = new Watch(output, settings, names.includes("-"));
  const counts = { all: 0, invalid: 0, missing: 0 };
  const read = { count: 0, bytesRead: 0, size: sizeOfFiles(names) };
  // Others rely on the status: they must not take a table without the field for a yes.
  const ofGate = isGate(invocation.name());
  const isFull = (): boolean => counts.invalid >= maxInvalid;

  await untilClosed(watch, async () => {
    const answer = async (file: FilePart): Promise<void> => (isFull() ? undefined : answerFile(streamOf(file)));
    await takeEach(files, watch, answer, ({ message }) => output.failure(message));
    rejections.tellCounts(counts.all);
    const end = watch.wasInterrupted ? "interrupted" : isFull() ? "too many" : "all";
    if (end === "all") rejections.summarize(counts.all);
    output.message(endOf(end, counts, watch.milliseconds));
    output.print(task.closing?.(counts) ?? "");
    output.flush(true);
  });
  process.exitCode = exitStatus({ output, watch, invalid: counts.invalid }, settings, task);

  /** @throws {Failure} if the rows cannot be read, or are not as they must be, or if a gate has nothing to check */
  async function answerFile(stream: Stream): Promise<void> {
    const { name, isFile = false } = stream;
    const options = {
      column,
      header: header === true ? (into ?? invocation.name()) : undefined,
      append,
      errors,
      select: task.printedRows === "none" ? undefined : task.printedRows,
      none: task.invalid?.field,
      unanswered: takeUnanswered,
    };
    const rows = isCsv
      ? new CsvMapper(answerTo, options)
      : new RowMapper(answerTo, { ...options, chunkHeaders: chunkHeader });
    const place: InputPlace = {
      get location() {
        return { source: name, isFile, line: rows.line };
      },
    };
    /** What is wrong with the invalid rows of a block, to be printed after it. */
    const diagnostics: Diagnostic[] = [];
    /** Whether the last text is valid, and nothing is printed for it. */
    let isNull = false;
    let answered = 0;
    const invalidBefore = counts.invalid;

    watch.receive(stream.size() > 0);
    try {
      for (const block of isCsv ? octetsFrom(refusingOthers(name, stream.read, "\n")) : lineBlocks(stream)) {
        await print(rows.map(block));
        // Before waiting for more input: the writer may be waiting for answers.
        output.flush();
        read.count = counts.all + rows.count;
        read.bytesRead += block.length;
        if (rows.isBroken || isFull()) break;
        if (await watch.isInterrupted(read)) return;
      }
      // Only CSV may have a last row, which lacks its line end.
      await print(rows.end() ?? undefined);
      requireField();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new Failure(`${name}: ${error.message}${otherFormHint(name, isCsv)}`);
    } finally {
      counts.all += rows.count;
      counts.missing += rows.count - answered - (counts.invalid - invalidBefore);
    }

    /** Prints rows, and then what is wrong with them. */
    async function print(octets: Uint8Array | undefined): Promise<void> {
      if (octets !== undefined && task.printedRows !== "none") output.printOctets(octets);
      for (const diagnostic of diagnostics.splice(0)) await rejections.add(diagnostic);
    }

    /**
     * Says which rows have no field, where that is unusual: rows of CSV have the same number of fields (RFC 4180 §2),
     * and a file that is named has some. If no row has the field, a gate has not checked anything.
     */
    function requireField(): void {
      const { count, found } = rows;
      if (count === 0) {
        if (ofGate && isFile) output.note(uncheckedNote("rows", [name]));
        return;
      }
      const field = `field ${column ?? 1}`;
      if (found > 0) {
        const short = count - found;
        const verb = short === 1 ? "has" : "have";
        if (isCsv && short > 0)
          output.note(`${name}: ${thousands(short)} of ${thousands(count)} rows ${verb} no ${field}`);
        return;
      }
      const message = `${name}: no row has a ${field}`;
      const hint = otherFormHint(name, isCsv);
      const isExcused = settings.exitZero && task.isGate !== true;
      if (ofGate && !isExcused) throw new Failure(`${message}, so that nothing was checked${hint}`);
      output.note(message + hint);
    }

    /** What takes the place of a field: what is printed for it, without its end. */
    function answerTo(text: string): string | undefined {
      const answer = answers.to(text, place);
      isNull = answer === "";
      if (answer !== undefined) answered++;
      return isNull ? undefined : answer?.slice(0, -1);
    }

    /** Takes a field that has no answer. Returns its code, if rows have errors. */
    function takeUnanswered(row: UnansweredRow): string | undefined {
      const isValid = isNull;
      // A field that is not UTF-8 is not asked about.
      isNull = false;
      if (isValid) return undefined;
      counts.invalid++;
      if (isFull()) rows.stop();
      if (!areDescribed) rejections.addUndescribed(() => "");
      if (!areDescribed && errors !== true) return undefined;
      const diagnostic = answers.diagnose(decodeUtf8(row.octets), place.location);
      if (areDescribed) diagnostics.push(inRow(diagnostic, row));
      return diagnostic.code;
    }
  }
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
  const named = `error: option '${form}' cannot be used with inputs as arguments (name a file by -f FILE or @FILE)`;
  return partsFor(invocation, operands).map((part) => ("file" in part ? part : invocation.error(named)));
}

function* lineBlocks({ read }: Stream): Generator<Uint8Array> {
  const blocks = new LineBlocks(read);
  for (let block = blocks.next(); block !== undefined; block = blocks.next()) yield block;
}

/**
 * The diagnostic of a field, with its line and column in the row, where it may have escapes or quotes (RFC 4180 §2).
 */
function inRow(diagnostic: Diagnostic, row: UnansweredRow): Diagnostic {
  const { location, input, offset, explanation } = diagnostic;
  const before = input.slice(0, offset);
  // A surrogate pair is one character.
  const { length } = before.replace(/[\u{10000}-\u{10FFFF}]/gu, "x");
  // A password in the field is masked, and the column is that in the masked text.
  const isMasked = length + 1 !== explanation.column;
  const { line, column } = row.place(isMasked ? 0 : Buffer.byteLength(before));
  return {
    ...diagnostic,
    location: { ...location, line },
    explanation: { ...explanation, column: isMasked ? column + explanation.column - 1 : column },
  };
}
