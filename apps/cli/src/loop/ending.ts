/** How a run ends: its exit status, and a reader of the answers that leaves before. */
import { DONE, ERROR, INVALID, type Settings } from "../command-line/shared-options.ts";
import { ClosedPipe } from "../system/calls.ts";
import type { RunEnding } from "./task.ts";

/** What decides the exit status. */
export interface Outcome {
  /** Whether something could not be read. */
  readonly hasFailed: boolean;
  /** How many inputs were invalid. */
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
