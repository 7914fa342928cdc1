/** Options of the functions of every package: an object with known names, and booleans. */
import { argumentError, nameOf } from "./argument-error.ts";

/**
 * Returns a copy of the object's own options. What `Object.prototype` has does not count, since a polluted one must not
 * set any. Rejects unknown names. Otherwise a misspelled option would go unnoticed. Rejects options that would not be
 * copied, since one that restricts what is allowed would not count: inherited ones, such as the accessors of a class,
 * and those that are not enumerable.
 *
 * @throws {TypeError} naming the function and its argument
 */
export function ownOptions<T extends object>(argument: string, options: T, known: readonly string[]): T {
  const own = ownMembers(argument, options, known);
  const lost = known.find((name) => name in options && !(name in own) && !(name in Object.prototype));
  if (lost !== undefined) throw new TypeError(`${argument} must be a plain object, with \`${lost}\` as its own member`);
  return own;
}

/**
 * Returns a copy of an object's own members. Rejects unknown names.
 *
 * @throws {TypeError} naming the function and its argument
 */
export function ownMembers<T extends object>(argument: string, members: T, known: readonly string[]): T {
  if ({}.toString.call(members) !== "[object Object]") throw argumentError(argument, "a plain object", members);
  for (const name of Object.keys(members)) {
    if (!known.includes(name))
      throw new TypeError(`${argument} has no ${nameOf(name, "such name")}, only ${known.join(", ")}`);
  }
  return Object.assign(Object.create(null), members);
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
