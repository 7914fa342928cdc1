/** RFC 6570 §2.3: the values that a variable may have. */
import { argumentError, nameOf } from "@std66/core/internal";
import { encode } from "./encode.ts";

/** One value, or a member of a list or a map. */
export type TemplateScalar = string | number | boolean;

/** A member of a list or a map; one that is `null` or `undefined` is left out. */
export type TemplateMember = TemplateScalar | null | undefined;

/**
 * The value of a variable; `null` and `undefined` are undefined. A list of pairs is an associative array whose names
 * may repeat, in its order. An object is one in the order of JavaScript, which puts whole numbers first.
 */
export type TemplateValue =
  | TemplateMember
  | readonly TemplateMember[]
  | readonly (readonly [name: string, value: TemplateMember])[]
  | { readonly [name: string]: TemplateMember };

/** Values by the names of variables. Only own properties count. */
export interface TemplateVariables {
  readonly [name: string]: TemplateValue;
}

/** A member of a list, whose name is `undefined`, or of an associative array, as strings. */
export type Member = readonly [name: string | undefined, value: string];

/**
 * Returns the defined members of a list or a map.
 *
 * @throws {TypeError} if it is neither, or if a member is not a string, a finite number or a boolean
 */
export function membersOf(value: object, name: string): Member[] {
  const members: Member[] = [];
  if (Array.isArray(value)) {
    const isMap = Array.isArray(value[0]);
    for (const [index, item] of value.entries()) {
      if (isMap && !isPair(item)) throw valueError("a pair of a name and a value", item, name, index);
      const [key, each] = isMap ? item : [undefined, item];
      if (each !== undefined && each !== null) members.push([key, stringOf(each, name, index)]);
    }
  } else if ({}.toString.call(value) === "[object Object]") {
    for (const key of Object.keys(value)) {
      const each = (value as Readonly<Record<string, unknown>>)[key];
      if (each !== undefined && each !== null) members.push([key, stringOf(each, name, key)]);
    }
  } else {
    throw valueError(VALUE, value, name);
  }
  return members;
}

function isPair(item: unknown): boolean {
  return Array.isArray(item) && item.length === 2 && typeof item[0] === "string";
}

export const SCALAR = "a string, a finite number or a boolean";
const VALUE = "a string, a finite number, a boolean, a list or a map";

/** @throws {TypeError} if it is not a string, a finite number or a boolean */
export function stringOf(value: unknown, name: string, member?: string | number): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean" || Number.isFinite(value)) return String(value);
  throw valueError(member === undefined ? VALUE : SCALAR, value, name, member);
}

/** @throws {TypeError} for a lone surrogate */
export function encodeValue(value: string, allowsReserved: boolean, name: string): string {
  try {
    return encode(value, allowsReserved);
  } catch {
    throw new TypeError(`${placeOf(name)} must be Unicode characters, and has a lone surrogate`);
  }
}

/** The error for a value, or for a member of it. */
export function valueError(expected: string, value: unknown, name: string, member?: string | number): TypeError {
  return argumentError(placeOf(name, member), expected, value);
}

/** How a message names a value, or a member of a list or a map. */
function placeOf(name: string, member?: string | number): string {
  // A key of a map may be any text, and have a password.
  const isName = typeof member === "string" && nameOf(member) === `\`${member}\``;
  const end =
    member === undefined ? "" : isName ? `.${member}` : `[${typeof member === "number" ? member : nameOf(member)}]`;
  return `expand: variables.${name}${end}`;
}
