/** RFC 2396 §5.2, RFC 3986 §5.2.2: the choices that a standard leaves to a parser. */
import { nameOf, readFlag, requireOptions } from "@std66/core/internal";
import type { DialectOptions } from "./dialect.ts";

export const DIALECT_OPTIONS: readonly (keyof DialectOptions)[] = ["strict", "excessDots"];
const EXCESS_DOTS: readonly unknown[] = ["keep", "remove", "error", undefined];

/**
 * Checks the options of a dialect, and that there are none but the known ones.
 *
 * @throws {TypeError} if an option is unknown, or `strict` is not a boolean
 * @throws {RangeError} if the value of `excessDots` is unknown
 */
export function checkOptions(argument: string, options: DialectOptions, known: readonly string[]): void {
  requireOptions(argument, options, known);
  const { excessDots, strict } = options;
  readFlag(`${argument}.strict`, strict, true);
  if (!EXCESS_DOTS.includes(excessDots)) {
    throw new RangeError(`${argument}.excessDots must be keep, remove or error, not ${nameOf(excessDots)}`);
  }
}
