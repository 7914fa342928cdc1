// Returns what a function throws.

import { UriSyntaxError } from "../src/index.ts";

export function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

export function syntaxErrorOf(run: () => unknown): UriSyntaxError {
  const error = thrown(run);
  if (error instanceof UriSyntaxError) return error;
  throw error;
}

/** Returns whether a function throws a UriSyntaxError. Rethrows any other error. */
export function isRefused(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch (error) {
    if (error instanceof UriSyntaxError) return true;
    throw error;
  }
}
