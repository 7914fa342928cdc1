/**
 * RFC 3966 §4: when two `tel` URIs are equivalent. The normal form has lowercase letters, and parameters sorted by §3.
 */
import { lowerCase } from "./case.ts";

/** `global-number-digits` or `local-number-digits`. */
const NUMBER = /^(?:\+[-.()\d]*|[-.()*#\dA-F]*)$/i;
/** A character of a number that is not a `visual-separator`. */
const DIGIT = /[*#\dA-F]/i;
/** `pname [ "=" pvalue ]`. */
const PARAMETER = /^[-A-Z\d]+(?:=[^=]+)?$/i;

/**
 * Returns a path in lowercase, with its parameters sorted and no visual separators; unchanged if it begins with no
 * number.
 */
export function normalizeTelephoneNumber(path: string): string {
  const [number = "", ...parameters] = path.split(";");
  return isNumber(number) ? [withoutSeparators(number), ...normalizeParameters(parameters)].join(";") : path;
}

/** No parameter may appear twice (RFC 3966 §3). If one does, all stay unchanged. */
function normalizeParameters(parameters: readonly string[]): readonly string[] {
  if (!parameters.every((parameter) => PARAMETER.test(parameter))) return parameters;
  const byName = new Map(parameters.map(lowerCase).map((parameter) => [nameOf(parameter), parameter]));
  if (byName.size < parameters.length) return parameters;
  return [...byName.keys()].sort(inOrder).map((name) => normalizeParameter(name, byName.get(name) as string));
}

function nameOf(parameter: string): string {
  return parameter.replace(/=.*/, "");
}

/** The value of `ext` or `phone-context` may be a number. A `phone-context` without "+" is a host name. */
function normalizeParameter(name: string, parameter: string): string {
  const value = parameter.slice(name.length + 1);
  const isNumeric = name === "ext" ? /^[-.()\d]+$/.test(value) : name === "phone-context" && value.startsWith("+");
  return isNumeric && isNumber(value) ? `${name}=${withoutSeparators(value)}` : parameter;
}

/** Sorts `isub` or `ext` first, then `phone-context`, then the others in lexicographical order (RFC 3966 §3). */
function inOrder(a: string, b: string): number {
  return placeOf(a) - placeOf(b) || (a < b ? -1 : 1);
}

function placeOf(name: string): number {
  if (name === "ext" || name === "isub") return 0;
  return name === "phone-context" ? 1 : 2;
}

/** Accepts `%23` for "#", which would begin the fragment of a URI (RFC 3986 §3.5). */
function isNumber(text: string): boolean {
  const digits = text.replace(/%23/g, "#");
  return NUMBER.test(digits) && DIGIT.test(digits);
}

function withoutSeparators(number: string): string {
  return lowerCase(number.replace(/[-.()]/g, ""));
}
