/** Options of the functions of every package: an object with known names, and booleans. */
import { argumentError, nameOf } from "./argument-error.ts";

/**
 * Returns a copy of the object's own options. Inherited ones do not count, since a polluted `Object.prototype` must not set any.
 * Rejects unknown names. Otherwise a misspelled option would go unnoticed.
 *
 * @throws {TypeError} naming the function and its argument
 */
export function ownOptions<T extends object>(argument: string, options: T, known: readonly string[]): T {
  if ({}.toString.call(options) !== "[object Object]") throw argumentError(argument, "a plain object", options);
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) throw new TypeError(`${argument} has no ${nameOf(name)}, only ${known.join(", ")}`);
  }
  return Object.assign(Object.create(null), options);
}

/**
 * Returns the value of a boolean option. Converts nothing, since a `0` or a `"false"` would be read in two ways.
 *
 * @throws {TypeError} if it is neither a boolean nor `undefined`
 */
export function readFlag(argument: string, value: unknown, byDefault: boolean): boolean {
  if (value === undefined) return byDefault;
  if (typeof value !== "boolean") throw argumentError(argument, "a boolean", value);
  return value;
}
