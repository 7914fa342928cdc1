/** Options of the functions of every package: an object with known names, and booleans. */
import { argumentError, nameOf } from "./argument-error.ts";

/**
 * Returns a copy of the options that inherits nothing, so that nothing is read from `Object.prototype`. Rejects anything but a
 * plain object with known names. Otherwise a misspelled or an inherited option would go unnoticed.
 *
 * @throws {TypeError} naming the function and its argument
 */
export function ownOptions<T extends object>(argument: string, options: T, known: readonly string[]): T {
  // An object of no class, in any realm, has one prototype or none. The 0 stands for `null` and `undefined`: it has two.
  if (Object.getPrototypeOf(Object.getPrototypeOf(options ?? 0) ?? options) !== null) {
    throw argumentError(argument, "a plain object", options);
  }
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
