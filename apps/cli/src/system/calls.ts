/** Calls of the system: what may end the command from outside, a failed call or a reader that has left, and a pause. */
import { type Stats, statSync } from "node:fs";

/** A failure outside the command's control: an unreadable input, a full disk. */
export class Failure extends Error {}

/** A failure to write: what is read after it would have nowhere to go. */
export class WriteFailure extends Failure {}

/** The reader of standard output has closed it, as `head` does. Not an error. */
export class ClosedPipe extends Error {}

/** The system's reason for a failed call, without the name of the call: `no space left on device (ENOSPC)`. */
export function systemReason(error: unknown): string {
  const [, code, text] = /^(E\w+): ([^,]*)/.exec(error instanceof Error ? error.message : "") ?? [];
  return code === undefined || text === undefined ? String(error) : `${text} (${code})`;
}

/** What to do about a failed call on a file, after its reason. */
function helpFor(code: unknown, path: string): string {
  if (code === "EACCES") return "; you need the permission to read it";
  if (code !== "ENOENT") return "";
  // Node gives it for octets that are not UTF-8.
  if (path.includes("\uFFFD"))
    return "; if its name has bytes that are not UTF-8, rename it, or read it from standard input";
  return /^https?:\/\//i.test(path) ? "; std66 fetches nothing: download the document first" : "; check the name";
}

/** @throws {Failure} if the system refuses */
export function attempt<Result>(path: string, call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    const code = systemCode(error);
    if (code === "EISDIR") throw new Failure(`cannot read ${path}: it is a directory; name the files in it`);
    throw new Failure(`cannot read ${path}: ${systemReason(error)}${helpFor(code, path)}`);
  }
}

/** What is iterated over. An error for which `reasonOf` has a reason is a failure. @throws {Failure} if there is one */
export async function* failing<Item>(
  items: AsyncIterable<Item>,
  reasonOf: (error: unknown) => string | undefined,
): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    const reason = reasonOf(error);
    throw reason === undefined ? error : new Failure(reason);
  }
}

/** What the system says of a path; `undefined` if it says nothing. */
export function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

export function systemCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

const never = new Int32Array(new SharedArrayBuffer(4));

/** Blocks the thread. */
export function sleep(milliseconds: number): void {
  Atomics.wait(never, 0, 0, milliseconds);
}
