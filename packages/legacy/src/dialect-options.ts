/** RFC 2396 §5.2, RFC 3986 §5.2.2: the choices that a standard leaves to a parser. */
import { nameOf, ownOptions, readFlag } from "@std66/core/internal";
import type { DialectOptions } from "./dialect.ts";

export const DIALECT_OPTIONS: readonly (keyof DialectOptions)[] = ["strict", "excessDots"];
const EXCESS_DOTS: readonly unknown[] = ["keep", "remove", "error", undefined];

/**
 * Returns a copy of the options that inherits nothing. Checks those of a dialect, and that there are none but the known ones.
 *
 * @throws {TypeError} if an option is unknown, or `strict` is not a boolean
 * @throws {RangeError} if the value of `excessDots` is unknown
 */
export function ownDialectOptions<T extends DialectOptions>(argument: string, options: T, known: readonly string[]): T {
  const own = ownOptions(argument, options, known);
  const { excessDots, strict } = own;
  readFlag(`${argument}.strict`, strict, true);
  if (!EXCESS_DOTS.includes(excessDots)) {
    throw new RangeError(`${argument}.excessDots must be keep, remove or error, not ${nameOf(excessDots)}`);
  }
  return own;
}
