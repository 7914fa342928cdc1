/** Arguments that are not strings, as the replaced library treats them. */
import { argumentError } from "@std66/core/internal";

/**
 * Returns a text, also that of a String object, and the empty text for any other value.
 *
 * @throws {TypeError} if the value is `undefined` or `null`
 */
export function textOf(argument: string, value: unknown): string {
  if (value === undefined || value === null) throw argumentError(argument, "a string", value);
  return isText(value) ? value.valueOf() : "";
}

/** Whether a value is a text or a String object, of any realm. */
export function isText(value: unknown): value is string {
  return typeof value === "string" || Object.prototype.toString.call(value) === "[object String]";
}
