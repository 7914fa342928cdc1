/** How a run ends: its exit status, a reader that stops early, and what is said after the last input. */
import { DONE, ERROR, INTERRUPTED, INVALID, type Settings } from "../command-line/shared-options.ts";
import { ClosedPipe, Failure, WriteFailure } from "../system/calls.ts";
import type { Output } from "../terminal/output.ts";
import { counted, shareOf, thousands } from "../text/thousands.ts";
import type { Counts, Task } from "./task.ts";
import type { Watch } from "./watch.ts";

/** Takes files one by one, until the run is interrupted. What cannot be read is reported, and the rest goes on. */
export async function takeEach<File>(
  files: AsyncIterable<File> | Iterable<File>,
  watch: Watch,
  take: (file: File) => Promise<void>,
  report: (failure: Failure, file: File) => void,
): Promise<void> {
  for await (const file of files) {
    try {
      await take(file);
    } catch (error) {
      if (!(error instanceof Failure) || error instanceof WriteFailure) throw error;
      report(error, file);
    }
    if (watch.wasInterrupted) return;
  }
}

interface Ended {
  readonly output: Pick<Output, "hasFailed">;
  readonly watch: Pick<Watch, "wasInterrupted">;
  readonly invalid: number;
}

export function exitStatus({ output, watch, invalid }: Ended, settings: Settings, task: Partial<Task> = {}): number {
  if (watch.wasInterrupted) return INTERRUPTED;
  if (output.hasFailed) return ERROR;
  const isExcused = settings.exitZero && task.isGate !== true;
  // For an engine, any other status means that the worker has failed.
  if (isExcused && settings.tsv) return DONE;
  if (invalid > 0 && !isExcused) return task.invalidStatus ?? INVALID;
  return task.isNo?.() === true ? INVALID : DONE;
}

/** Runs until the reader of the answers has closed the pipe, which is not an error. */
export async function untilClosed(watch: Watch, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ClosedPipe)) throw error;
  } finally {
    watch.end();
  }
}

export type End = "all" | "interrupted" | "too many";

/**
 * A line with its end, or nothing if there is nothing to say. `invalid`: `undefined` where nothing can be.
 * `milliseconds`: set after a long run. `wholeRun`: what would be wrong if another run took the rest.
 */
export function endOf(
  end: End,
  { all, invalid }: Pick<Counts, "all"> & Partial<Counts>,
  milliseconds: number | undefined,
  wholeRun?: string,
): string {
  if (end === "interrupted") {
    return `interrupted after ${counted(all, "input")}${wholeRun === undefined ? "" : `; ${wholeRun} needs all of them in one run`}\n`;
  }
  if (end === "too many") return `stopped after ${counted(all, "input")}, ${thousands(invalid ?? 0)} invalid\n`;
  if (milliseconds === undefined) return "";
  const seconds = milliseconds / 1000;
  const rate = thousands(Math.round(all / seconds));
  const faults = invalid === undefined ? "" : `, ${thousands(invalid)} invalid`;
  return `${counted(all, "input")}${faults}, in ${seconds.toFixed(1)} s (${rate} a second)\n`;
}

/** How a run over documents ends. Counts those that were read whole. */
export function endOfDocuments(
  isInterrupted: boolean,
  { files, bytes }: { readonly files: number; readonly bytes: number },
  milliseconds: number | undefined,
): string {
  const count = counted(files, "file");
  if (isInterrupted) return `interrupted after ${count}\n`;
  if (milliseconds === undefined) return "";
  const [seconds, megabytes] = [milliseconds / 1000, bytes / 1e6];
  return `${count}, ${megabytes.toFixed(1)} MB, in ${seconds.toFixed(1)} s (${(megabytes / seconds).toFixed(1)} MB a second)\n`;
}

/** Counts the relative references among valid inputs, and says how many. `as`: what inputs were checked as. */
export function notingRelative(answer: Task["answer"], as: string): Pick<Task, "answer" | "note"> {
  let count = 0;
  return {
    answer(input, place) {
      const text = answer(input, place);
      // In a relative reference, no colon precedes the first `/`, `?` or `#`.
      if (text !== undefined && !/^[^/?#:]*:/.test(input)) count++;
      return text;
    },
    note({ all }) {
      if (count === 0) return undefined;
      const [what, them] =
        count === 1 ? ["is a relative reference, which has", "it"] : ["are relative references, which have", "them"];
      const rule = as.replace("-reference", "");
      return `${shareOf(count, all)} ${what} no scheme; --as ${rule} reports ${them} as invalid`;
    },
  };
}
