/** The one form of `TypeError` for a wrong argument: the function, the argument, the expected type, the actual type. */

/**
 * Returns the `TypeError` for an argument, given as `parse: text`. Never shows the value of a string, which may contain
 * a password.
 */
export function argumentError(argument: string, expected: string, value: unknown): TypeError {
  return new TypeError(`${argument} must be ${expected}, not ${typeName(value)}`);
}

/** @throws {TypeError} unless `value` is a string */
export function requireString(argument: string, value: unknown): asserts value is string {
  if (typeof value !== "string") throw argumentError(argument, "a string", value);
}

/**
 * Describes a value. Shows a string only if it looks like a name, possibly a misspelled one. `notShown`: what to say of
 * one that is not shown, and of an object.
 */
export function nameOf(value: unknown, notShown?: string): string {
  if (typeof value === "string" && /^[-\w]{0,30}$/.test(value)) return `\`${value}\``;
  const isShown = typeof value !== "string" && value !== Object(value);
  return isShown ? typeName(value) : (notShown ?? typeName(value));
}

/** Returns the `RangeError` for a name that is not one of those known. @internal */
export function unknownName(argument: string, known: ReadonlyMap<string, unknown>, value: unknown): RangeError {
  return new RangeError(`${argument} must be one of ${[...known.keys()].join(", ")}, not ${nameOf(value)}`);
}

function typeName(value: unknown): string {
  if (typeof value === "string") return "a string";
  if (typeof value === "bigint") return `${value}n`;
  if (value !== Object(value)) return String(value);
  // An object without a prototype has no constructor.
  const name = (value as { constructor?: { name: string } }).constructor?.name ?? "Object";
  return `an instance of ${name}${name === "URL" ? ": pass its `href`" : ""}`;
}
