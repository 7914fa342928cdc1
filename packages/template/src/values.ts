/** RFC 6570 §2.3: the values that a variable may have. */
import { argumentError } from "@std66/core/internal";
import { encode } from "./encode.ts";

/** One value, or a member of a list or a map. */
export type TemplateScalar = string | number | boolean;

/** A member of a list or a map; one that is `null` or `undefined` is left out. */
export type TemplateMember = TemplateScalar | null | undefined;

/**
 * The value of a variable; `null` and `undefined` are undefined. A list of pairs is an associative array whose names may repeat, in its
 * order. An object is one in the order of JavaScript, which puts whole numbers first.
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
export function membersOf(value: object, place: string): Member[] {
  const members: Member[] = [];
  if (Array.isArray(value)) {
    const isMap = Array.isArray(value[0]);
    for (const [index, item] of value.entries()) {
      if (isMap) addPair(members, item, `${place}[${index}]`);
      else add(members, undefined, item, `${place}[${index}]`);
    }
  } else if ({}.toString.call(value) === "[object Object]") {
    for (const [name, item] of Object.entries(value)) add(members, name, item, `${place}.${name}`);
  } else {
    throw argumentError(place, VALUE, value);
  }
  return members;
}

const VALUE = "a string, a finite number, a boolean, a list or a map";

function addPair(members: Member[], pair: unknown, place: string): void {
  if (!Array.isArray(pair) || pair.length !== 2 || typeof pair[0] !== "string") {
    throw argumentError(place, "a pair of a name and a value", pair);
  }
  add(members, pair[0], pair[1], place);
}

function add(members: Member[], name: string | undefined, value: unknown, place: string): void {
  if (value !== undefined && value !== null) members.push([name, stringOf(value, place, SCALAR)]);
}

const SCALAR = "a string, a finite number or a boolean";

/** @throws {TypeError} if it is not a string, a finite number or a boolean */
export function stringOf(value: unknown, place: string, expected: string = VALUE): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean" || Number.isFinite(value)) return String(value);
  throw argumentError(place, expected, value);
}

/** @throws {TypeError} for a lone surrogate */
export function encodeValue(value: string, allowsReserved: boolean, place: string): string {
  try {
    return encode(value, allowsReserved);
  } catch {
    throw new TypeError(`${place} must be Unicode characters, and has a lone surrogate`);
  }
}
