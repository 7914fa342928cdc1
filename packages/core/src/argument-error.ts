/**
 * RFC 3986 §4.1 for callers: a URI-reference is a string or a `UriReference`, and no other value is converted to one. Every
 * package reports a wrong argument in the same form, with the function, the argument, the expected type and the actual type.
 */

/**
 * Returns the `TypeError` for an argument, given as `parse: text`. Never shows the value of a string, which may contain a
 * password.
 */
export function argumentError(argument: string, expected: string, value: unknown): TypeError {
  return new TypeError(`${argument} must be ${expected}, not ${typeName(value)}`);
}

/** @throws {TypeError} unless `value` is a string */
export function requireString(argument: string, value: unknown): asserts value is string {
  if (typeof value !== "string") throw argumentError(argument, "a string", value);
}

/**
 * Rejects anything but a plain object with known names. Otherwise a misspelled option would go unnoticed.
 *
 * @throws {TypeError} naming the function and its argument
 */
export function requireOptions(argument: string, options: unknown, known: readonly string[]): void {
  if ({}.toString.call(options) !== "[object Object]") throw argumentError(argument, "a plain object", options);
  for (const name of Object.keys(options as object)) {
    if (!known.includes(name)) throw new TypeError(`${argument} has no ${nameOf(name)}, only ${known.join(", ")}`);
  }
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

/** Describes a value. Shows a string only if it looks like a name, possibly a misspelled one. */
export function nameOf(value: unknown): string {
  return typeof value === "string" && /^[-\w]{0,30}$/.test(value) ? `\`${value}\`` : typeName(value);
}

function typeName(value: unknown): string {
  if (typeof value === "string") return "a string";
  if (typeof value === "bigint") return `${value}n`;
  if (value !== Object(value)) return String(value);
  // An object without a prototype has no constructor.
  const name = (value as { constructor?: { name: string } }).constructor?.name ?? "Object";
  return `an instance of ${name}${name === "URL" ? ": pass its `href`" : ""}`;
}
