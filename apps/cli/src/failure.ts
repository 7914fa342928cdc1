/** What ends the command early, and what is said of it. */
import { CommanderError } from "@commander-js/extra-typings";
import { DONE, TROUBLE } from "./exit-status.ts";
import { tooLongOf } from "./length.ts";

/** Something outside of the command's power: an input that cannot be read, a disk that is full. */
export class Failure extends Error {}

/** Whoever reads the standard output has had enough, as `head` has. Not an error. */
export class ClosedPipe extends Error {}

/** How a command ends that could not go on. */
export interface Ending {
  /** `undefined` where it stays as it is. */
  readonly status: number | undefined;
  /** `undefined` where all has been said. */
  readonly message: string | undefined;
}

/** How the command ends after something was thrown that no command has caught. */
export function failureOf(error: unknown): Ending {
  if (error instanceof ClosedPipe) return { status: undefined, message: undefined };
  // Commander has printed its message, or the help that was asked for.
  if (error instanceof CommanderError) return { status: error.exitCode === 0 ? DONE : TROUBLE, message: undefined };
  if (error instanceof Failure) return { status: TROUBLE, message: error.message };
  if (tooLongOf(error) !== undefined) {
    return { status: TROUBLE, message: "a line is too long for what is to be printed of it" };
  }
  return { status: TROUBLE, message: `${String(error)}; this is a bug in std66, please report it` };
}

/** What the system says of a call that has failed, without the name of the call: `no space left on device (ENOSPC)`. */
export function systemReason(error: unknown): string {
  const [, code, text] = /^(E\w+): ([^,]*)/.exec(error instanceof Error ? error.message : "") ?? [];
  return code === undefined || text === undefined ? String(error) : `${text} (${code})`;
}

/** The code of a system error, as `EPIPE`. */
export function systemCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
