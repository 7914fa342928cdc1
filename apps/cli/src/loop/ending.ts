/** How a run ends: its exit status, a reader of the answers that leaves before, and what is said after the last input. */
import { DONE, ERROR, INVALID, type Settings } from "../command-line/shared-options.ts";
import { ClosedPipe } from "../system/calls.ts";
import { thousands } from "../text/thousands.ts";
import type { Counts, RunEnding, Task } from "./task.ts";

/** What decides the exit status. */
export interface Outcome {
  /** Whether something could not be read. */
  readonly hasFailed: boolean;
  readonly invalid: number;
}

/** The exit status of a run that was not interrupted. */
export function exitStatus({ hasFailed, invalid }: Outcome, settings: Settings, ending: RunEnding = {}): number {
  if (hasFailed) return ERROR;
  const isExcused = settings.exitZero && ending.isGate !== true;
  // For an engine, any other status means that the worker has failed.
  if (isExcused && settings.tsv) return DONE;
  const count = isExcused ? 0 : invalid;
  return ending.status?.(count) ?? (count > 0 ? INVALID : DONE);
}

/** Runs until the reader of the answers has closed the pipe, which is not an error. */
export async function untilClosed(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ClosedPipe)) throw error;
  }
}

export type End = "all" | "interrupted" | "too many";

/** A line with its end, or nothing if there is nothing to say. `milliseconds`: set after a long run. */
export function endOf(end: End, { all, invalid }: Counts, milliseconds: number | undefined): string {
  if (end === "interrupted") return `interrupted after ${inputs(all)}\n`;
  if (end === "too many") return `stopped after ${inputs(all)}, ${thousands(invalid)} invalid\n`;
  if (milliseconds === undefined) return "";
  const seconds = milliseconds / 1000;
  const rate = thousands(Math.round(all / seconds));
  return `${inputs(all)}, ${thousands(invalid)} invalid, in ${seconds.toFixed(1)} s (${rate} a second)\n`;
}

function inputs(count: number): string {
  return `${thousands(count)} ${count === 1 ? "input" : "inputs"}`;
}

/** Answers as before, and counts the relative references. Then says how many there were. `as`: what the inputs were checked as. */
export function notingRelative(answer: Task["answer"], as: string): Pick<Task, "answer" | "ending"> {
  let count = 0;
  return {
    answer(input, place) {
      const text = answer(input, place);
      // In a relative reference, no colon precedes the first `/`, `?` or `#`.
      if (text !== undefined && !/^[^/?#:]*:/.test(input)) count++;
      return text;
    },
    ending: { note: ({ all }) => (count === 0 ? "" : relativeNote(count, all, as.replace("-reference", ""))) },
  };
}

function relativeNote(count: number, all: number, as: string): string {
  const which = all === 1 ? "the input" : `${thousands(count)} of ${thousands(all)} inputs`;
  const [what, them] =
    count === 1 ? ["is a relative reference, which has", "it"] : ["are relative references, which have", "them"];
  return `note: ${which} ${what} no scheme; --as ${as} reports ${them} as invalid\n`;
}
