/** RFC 3986 §4.1 as an argument: a URI-reference is passed as a string or as a `UriReference`. */
import { argumentError } from "./argument-error.ts";

/**
 * Marks the instances of every copy of this package, since each copy has its own class. Not `Symbol.toStringTag`,
 * because lodash's `isEqual` considers two objects with an unknown tag different.
 * @internal
 */
export const BRAND: unique symbol = Symbol.for("std66.UriReference");

/**
 * Returns the text of a `UriReference`, of this copy of the package or another; `undefined` for any other value. The
 * brand is a getter of the private text: an object that only has the prototype does not qualify, and an own `toString`
 * changes nothing.
 */
export function referenceText(value: unknown): string | undefined {
  const text = typeof value === "object" && value !== null ? (value as { [BRAND]?: unknown })[BRAND] : undefined;
  return typeof text === "string" ? text : undefined;
}

/**
 * Returns the text of a string or a `UriReference`.
 *
 * @throws {TypeError} for any other value, naming the calling function and its argument
 */
export function textOf(argument: string, reference: unknown): string {
  const text = typeof reference === "string" ? reference : referenceText(reference);
  if (text === undefined) throw argumentError(argument, "a string or a UriReference", reference);
  return text;
}
