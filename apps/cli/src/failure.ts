/** What ends the command early, and the message for it. */
import { CommanderError } from "@commander-js/extra-typings";
import { DONE, TROUBLE } from "./command-line/exit-status.ts";
import { tooLongOf } from "./diagnostics/too-long.ts";
import { ClosedPipe, Failure } from "./system/failures.ts";

/** How a command ends that cannot continue. */
export interface Ending {
  /** `undefined` if the status stays unchanged. */
  readonly status: number | undefined;
  /** `undefined` if there is nothing left to print. */
  readonly message: string | undefined;
}

/** How the command ends after an uncaught error. */
export function failureOf(error: unknown): Ending {
  if (error instanceof ClosedPipe) return { status: undefined, message: undefined };
  // Commander has already printed its message or the requested help.
  if (error instanceof CommanderError) return { status: error.exitCode === 0 ? DONE : TROUBLE, message: undefined };
  if (error instanceof Failure) return { status: TROUBLE, message: error.message };
  if (tooLongOf(error) !== undefined) {
    return { status: TROUBLE, message: "the output for a line is too long" };
  }
  return { status: TROUBLE, message: `${String(error)}; this is a bug in std66, please report it` };
}
