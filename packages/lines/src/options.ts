/** The arguments of the functions: bytes, and what ends a line. */
import { argumentError, nameOf, ownOptions } from "@std66/core/internal";

export const LF = 0x0a;
const NUL = 0;

/** The octet that ends a line. */
export type End = typeof LF | typeof NUL;

export interface LineOptions {
  /** The octet that ends a line: `0x0a`, LF, or `0`, NUL. A CR before LF belongs to the line end. Default: LF. */
  readonly end?: 0x0a | 0 | undefined;
}

/** @throws {TypeError} if an option is unknown @throws {RangeError} if a value is */
export function endOf(argument: string, options: LineOptions | undefined): End {
  return endNamed(argument, ownOptions(argument, options ?? {}, ["end"]));
}

/** @throws {RangeError} if it is neither LF nor NUL */
export function endNamed(argument: string, { end = LF }: LineOptions): End {
  if (end !== LF && end !== NUL) throw new RangeError(`${argument}.end must be 10 or 0, not ${nameOf(end)}`);
  return end;
}

/** @throws {TypeError} unless `value` is a `Uint8Array`, of this or of another realm */
export function requireBytes(argument: string, value: unknown): asserts value is Uint8Array {
  if ({}.toString.call(value) !== "[object Uint8Array]") throw argumentError(argument, "a Uint8Array", value);
}

/** @throws {RangeError} unless the table has the name */
export function requireName(argument: string, name: string, table: object): void {
  if (Object.hasOwn(table, name)) return;
  throw new RangeError(`${argument} has no ${nameOf(name, "such name")}, only ${Object.keys(table).join(", ")}`);
}
