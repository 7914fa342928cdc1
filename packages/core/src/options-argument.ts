/** Options of the functions of every package: an object with known names, and booleans. */
import { argumentError, nameOf } from "./argument-error.ts";

/**
 * Returns a copy of the object's own options. What `Object.prototype` has does not count, since a polluted one must not set any.
 * Rejects unknown names. Otherwise a misspelled option would go unnoticed. Rejects options that would not be copied, since one that
 * restricts what is allowed would not count: inherited ones, such as the accessors of a class, and those that are not enumerable.
 *
 * @throws {TypeError} naming the function and its argument
 */
export function ownOptions<T extends object>(argument: string, options: T, known: readonly string[]): T {
  const own = ownMembers(argument, options, known);
  if (!isOfObject(Object.getPrototypeOf(options) as object | null))
    throw argumentError(argument, "a plain object without a prototype of its own", options);
  for (const name of Object.getOwnPropertyNames(options)) {
    if (!(name in own))
      throw new TypeError(`${argument} must be a plain object, but ${nameOf(name, "a name")} is not enumerable`);
  }
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

/** Whether there is no prototype, or it is `Object.prototype`, also that of another realm. */
function isOfObject(prototype: object | null): boolean {
  return (
    prototype === null ||
    prototype === Object.prototype ||
    (Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, "isPrototypeOf"))
  );
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
