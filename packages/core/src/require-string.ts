/** RFC 3986 §2: a URI is a sequence of characters. A number or `null` is none, and is not turned into one. */

/** @throws {TypeError} for what is no string */
export function requireString(value: unknown): asserts value is string {
  if (typeof value !== "string") throw new TypeError(`${typeof value} instead of string`);
}
