/** Arguments that are no strings, as the replaced library treats them. */
import { argumentError } from "@std66/core/internal";

/**
 * Returns a text, also that of a String object, and the empty text for any other value.
 *
 * @throws {TypeError} if the value is `undefined` or `null`
 */
export function textOf(argument: string, value: unknown): string {
  if (value === undefined || value === null) throw argumentError(argument, "a string", value);
  return typeof value === "string" || value instanceof String ? String(value) : "";
}
