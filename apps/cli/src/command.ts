/** The command with all its code. Every failure becomes a status and one line, never a stack trace. */
import { tooLongOf } from "@std66/report/inputs";
import { CommanderError } from "@commander-js/extra-typings";
import { run } from "./program.ts";
import { writeAll } from "./terminal/write-all.ts";
import { DONE, ERROR } from "./command-line/shared-options.ts";
import { ClosedPipe, Failure } from "./system/calls.ts";
import { messageLines } from "./terminal/message.ts";

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
    writeAll(2, messageLines(`error: ${message}\n`));
  } catch {
    // Standard error is closed too, so only the status remains.
  }
}

/** How the command ends after an uncaught error: the status, unless it stays unchanged, and what is left to print. */
export function endingOf(error: unknown): { readonly status?: number; readonly message?: string } {
  if (error instanceof ClosedPipe) return {};
  // Commander has already printed its message or the requested help.
  if (error instanceof CommanderError) return { status: error.exitCode === 0 ? DONE : ERROR };
  if (error instanceof Failure) return { status: ERROR, message: error.message };
  if (tooLongOf(error) !== undefined) {
    return { status: ERROR, message: "the output for a line is too long" };
  }
  return { status: ERROR, message: `${String(error)}; this is a bug in std66, please report it` };
}
