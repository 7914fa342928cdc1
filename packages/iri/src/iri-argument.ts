/** RFC 3987 §2.2 as an argument: an IRI-reference is passed as a string, an `IriReference` or a `UriReference`. */
import { argumentError, referenceText } from "@std66/core/internal";

/** Marks the instances of every copy of this package, since each copy has its own class. */
export const BRAND: unique symbol = Symbol.for("std66.IriReference");

/** Returns the text of an `IriReference`, of this copy of the package or another; `undefined` for any other value. */
export function iriText(value: unknown): string | undefined {
  const text = typeof value === "object" && value !== null ? (value as { [BRAND]?: unknown })[BRAND] : undefined;
  return typeof text === "string" ? text : undefined;
}

/** Returns the text of a reference in any of the three forms; `undefined` for any other value. */
export function inputText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return iriText(value) ?? referenceText(value);
}

/** @throws {TypeError} for a value of another type, naming the calling function and its argument */
export function requireInput(argument: string, value: unknown): string {
  const text = inputText(value);
  if (text === undefined) throw argumentError(argument, "a string, an IriReference or a UriReference", value);
  return text;
}
