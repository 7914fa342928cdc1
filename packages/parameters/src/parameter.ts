/** RFC 3986 §3.3 and §3.4: a parameter, `name=value` or `name`, among others in a text. */
import { argumentError } from "@std66/core/internal";
import { type Decoding, decoded } from "./decode.ts";

/** The decoded name and value of a parameter. The value is `undefined` without a "=", and `""` if nothing follows it. */
export type Parameter = [name: string, value: string | undefined];

/** A parameter to write. */
export type ParameterParts = readonly [name: string, value: string | undefined];

/** Returns where the parameter that begins at `start` ends. */
export function parameterEnd(text: string, start: number, separators: "&" | ";" | "&;"): number {
  const end = separators === "&;" ? text.slice(start).search(/[&;]/) : text.indexOf(separators, start);
  if (end === -1) return text.length;
  return separators === "&;" ? start + end : end;
}

/** Reads a parameter. Its value begins after the first "=" and may contain others. */
export function readParameter(decoding: Decoding, start: number, end: number): Parameter {
  const equals = equalsIn(decoding.text, start, end);
  const name = decoded(decoding, start, equals);
  return [name, equals === end ? undefined : decoded(decoding, equals + 1, end)];
}

/** Returns where the first "=" is, or `end`. */
export function equalsIn(text: string, start: number, end: number): number {
  const equals = text.slice(start, end).indexOf("=");
  return equals === -1 ? end : start + equals;
}

/**
 * Returns the name and the value of a parameter to write.
 *
 * @throws {TypeError} if it is not a pair of a string and a string or `undefined`
 */
export function checkedParameter(argument: string, parameter: unknown): ParameterParts {
  if (!Array.isArray(parameter) || parameter.length > 2) {
    throw argumentError(argument, "a pair of a name and a value", parameter);
  }
  const [name, value] = parameter as readonly unknown[];
  if (typeof name !== "string") throw argumentError(`${argument}: the name`, "a string", name);
  if (value !== undefined && typeof value !== "string") {
    throw argumentError(`${argument}: the value`, "a string or undefined", value);
  }
  return [name, value];
}
