/** RFC 3986 §4.1 as an argument: a URI-reference is given as a string or as a `UriReference`. */
import { argumentError } from "./argument-error.ts";
import type { UriReference } from "./uri-reference.ts";

/**
 * Marks the instances of every copy of this package, each of which has a class of its own. Not `Symbol.toStringTag`: lodash's
 * `isEqual` holds two objects with an unknown tag for different.
 */
export const BRAND: unique symbol = Symbol.for("std66.UriReference");

/**
 * Whether a value is a `UriReference`, of this copy of the package or of another. The brand is a getter that looks for the
 * private fields: an object that only has the prototype is none.
 */
export function isReference(value: unknown): value is UriReference {
  return typeof value === "object" && value !== null && (value as { [BRAND]?: unknown })[BRAND] === true;
}

/**
 * The text of a string or a `UriReference`.
 *
 * @throws {TypeError} for any other value, naming the function called and its argument
 */
export function textOf(argument: string, reference: unknown): string {
  if (typeof reference === "string") return reference;
  if (isReference(reference)) return String(reference);
  throw argumentError(argument, "a string or a UriReference", reference);
}
