/**
 * RFC 3986 §4.1 for callers: a URI-reference is a string or a `UriReference`, and nothing else is turned into one. Every
 * package reports a wrong argument in this one form: the function, the argument, the expectation, the value's type.
 */

/**
 * The `TypeError` of an argument, which is named after its function: `parse: text`. A string's value is not shown, since it
 * may hold a password.
 */
export function argumentError(argument: string, expected: string, value: unknown): TypeError {
  return new TypeError(`${argument} must be ${expected}, not ${typeName(value)}`);
}

/** @throws {TypeError} unless `value` is a string */
export function requireString(argument: string, value: unknown): asserts value is string {
  if (typeof value !== "string") throw argumentError(argument, "a string", value);
}

/**
 * Rejects anything but a plain object, and names that are not known: a misspelt option would go unnoticed.
 *
 * @throws {TypeError} naming the function and its argument
 */
export function requireOptions(argument: string, options: unknown, known: readonly string[]): void {
  if ({}.toString.call(options) !== "[object Object]") throw argumentError(argument, "a plain object", options);
  for (const name of Object.keys(options as object)) {
    if (!known.includes(name)) throw new TypeError(`${argument} has no ${nameOf(name)}, only ${known.join(", ")}`);
  }
}

/** A value in words. Of a string only a name is shown, which may have been misspelt. */
export function nameOf(value: unknown): string {
  return typeof value === "string" && /^[-\w]{0,30}$/.test(value) ? `\`${value}\`` : typeName(value);
}

function typeName(value: unknown): string {
  if (typeof value === "string") return "a string";
  if (typeof value === "bigint") return `${value}n`;
  if (value !== Object(value)) return String(value);
  // An object may be without a prototype, and so without a constructor.
  const name = (value as { constructor?: { name: string } }).constructor?.name ?? "Object";
  return `an instance of ${name}${name === "URL" ? ": pass its `href`" : ""}`;
}
