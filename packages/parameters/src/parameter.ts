/** RFC 3986 §3.3 and §3.4: a parameter, `name=value` or `name`, among others in a text. */
import { argumentError } from "@std66/core/internal";
import { type Decoding, decoded } from "./decode.ts";

/**
 * The decoded name and value of a parameter. The value is `undefined` without a "=", and `""` if nothing follows it.
 */
export type Parameter = [name: string, value: string | undefined];

/** A parameter to write. */
export type ParameterParts = readonly [name: string, value: string | undefined];

/** Returns where the parameter that begins at `start` ends. */
export function parameterEnd(text: string, start: number, separators: "&" | ";" | "&;"): number {
  const end = separators === "&;" ? text.slice(start).search(/[&;]/) : text.indexOf(separators, start);
  if (end === -1) return text.length;
  return separators === "&;" ? start + end : end;
}

/**
 * Reads the parameter with this text, which begins at `start`. Its value begins after the first "=" and may contain
 * others.
 */
export function readParameter(text: string, start: number, decoding: Decoding): Parameter {
  return [readName(text, start, decoding), readValue(text, start, decoding)];
}

export function readName(text: string, start: number, decoding: Decoding): string {
  const equals = text.indexOf("=");
  return decoded(equals === -1 ? text : text.slice(0, equals), start, decoding);
}

export function readValue(text: string, start: number, decoding: Decoding): string | undefined {
  const value = text.indexOf("=") + 1;
  return value === 0 ? undefined : decoded(text.slice(value), start + value, decoding);
}

/**
 * Returns a pair of a list to write.
 *
 * @throws {TypeError} if it is not a pair of a string and a value
 */
export function checkedPair(list: string, index: number, pair: unknown): readonly [name: string, value: unknown] {
  if (!Array.isArray(pair) || pair.length > 2) {
    throw argumentError(`${list}[${index}]`, "a pair of a name and a value", pair);
  }
  const [name, value] = pair as readonly unknown[];
  if (typeof name !== "string") throw argumentError(`${list}[${index}]: the name`, "a string", name);
  return [name, value];
}

/**
 * Returns a parameter of a list to write.
 *
 * @throws {TypeError} if it is not a pair of a string and a string or `undefined`
 */
export function checkedParameter(list: string, index: number, parameter: unknown): ParameterParts {
  const [name, value] = checkedPair(list, index, parameter);
  if (value !== undefined && typeof value !== "string") {
    throw argumentError(`${list}[${index}]: the value`, "a string or undefined", value);
  }
  return [name, value];
}
