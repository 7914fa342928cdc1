/** RFC 8089 §1: paths differ from system to system, and so do their URIs. */
import { nameOf } from "@std66/core/internal";

/** Whose paths: `posix` for those of Linux, macOS and others, `windows` for those with drives and shares. */
export type Platform = "posix" | "windows";

/**
 * The value of an option that must be one of a few.
 *
 * @throws {RangeError} naming the choices
 */
export function chosen<T extends string>(argument: string, value: unknown, choices: readonly T[]): T {
  const choice = choices.find((known) => known === value);
  if (choice !== undefined) return choice;
  throw new RangeError(
    `${argument} must be one of ${choices.map((known) => `\`${known}\``).join(", ")}, not ${nameOf(value)}`,
  );
}

export const PLATFORMS: readonly Platform[] = ["posix", "windows"];
