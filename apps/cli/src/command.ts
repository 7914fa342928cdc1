/** The command with all its code. Every failure becomes one line, never a stack trace. */
import { visibleLines } from "@std66/report";
import { endingOf } from "./ending.ts";
import { run } from "./program.ts";
import { writeAll } from "./terminal/write-all.ts";

/** Runs the command, and sets the exit status. */
export async function main(argv: readonly string[]): Promise<void> {
  // Stack traces are never printed, and recording one costs more than the rest of an error.
  Error.stackTraceLimit = 0;
  process.on("uncaughtException", fail);
  try {
    await run(argv);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  const { status, message } = endingOf(error);
  if (status !== undefined) process.exitCode = status;
  if (message === undefined) return;
  try {
    writeAll(2, visibleLines(`error: ${message}\n`));
  } catch {
    // Standard error is closed too, so only the status remains.
  }
}
