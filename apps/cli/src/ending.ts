/** How the command ends after an error: its status and its message. */
import { CommanderError } from "@commander-js/extra-typings";
import { DONE, ERROR } from "./command-line/exit-status.ts";
import { tooLongOf } from "./diagnostics/limits.ts";
import { ClosedPipe, Failure } from "./system/failures.ts";

/** How a command ends that cannot continue. */
export interface Ending {
  /** `undefined` if the status stays unchanged. */
  readonly status: number | undefined;
  /** `undefined` if there is nothing left to print. */
  readonly message: string | undefined;
}

/** How the command ends after an uncaught error. */
export function endingOf(error: unknown): Ending {
  if (error instanceof ClosedPipe) return { status: undefined, message: undefined };
  // Commander has already printed its message or the requested help.
  if (error instanceof CommanderError) return { status: error.exitCode === 0 ? DONE : ERROR, message: undefined };
  if (error instanceof Failure) return { status: ERROR, message: error.message };
  if (tooLongOf(error) !== undefined) {
    return { status: ERROR, message: "the output for a line is too long" };
  }
  return { status: ERROR, message: `${String(error)}; this is a bug in std66, please report it` };
}
