/** RFC 3966 §4: when two `tel` URIs are equivalent. Each is written as its §3 orders parameters and its §4 wants letters. */
import { lowerCase } from "./letters.ts";

/** `global-number-digits` or `local-number-digits`. */
const NUMBER = /^(?:\+[-.()\d]*|[-.()*#\dA-F]*)$/i;
/** What `visual-separator` is not. */
const DIGIT = /[*#\dA-F]/i;
/** `pname [ "=" pvalue ]`. */
const PARAMETER = /^[-A-Z\d]+(?:=[^=]+)?$/i;

/** A path without visual separators and in lower case, its parameters in order; itself where it begins with no number. */
export function normalizeTelephoneNumber(path: string): string {
  const [number = "", ...parameters] = path.split(";");
  return isNumber(number) ? [withoutSeparators(number), ...normalizeParameters(parameters)].join(";") : path;
}

/** No parameter may be there twice (RFC 3966 §3): who writes one twice has said something else. */
function normalizeParameters(parameters: readonly string[]): readonly string[] {
  if (!parameters.every((parameter) => PARAMETER.test(parameter))) return parameters;
  const byName = new Map(parameters.map(lowerCase).map((parameter) => [nameOf(parameter), parameter]));
  if (byName.size < parameters.length) return parameters;
  return [...byName.keys()].sort(inOrder).map((name) => normalizeParameter(name, byName.get(name) as string));
}

function nameOf(parameter: string): string {
  return parameter.replace(/=.*/, "");
}

/** Of `ext` and `phone-context` the value may be a number; a `phone-context` without "+" is a host name. */
function normalizeParameter(name: string, parameter: string): string {
  const value = parameter.slice(name.length + 1);
  const isNumeric = name === "ext" ? /^[-.()\d]+$/.test(value) : name === "phone-context" && value.startsWith("+");
  return isNumeric && isNumber(value) ? `${name}=${withoutSeparators(value)}` : parameter;
}

/** `isub` or `ext` first, then `phone-context`, then the others in lexicographical order (RFC 3966 §3). */
function inOrder(a: string, b: string): number {
  return placeOf(a) - placeOf(b) || (a < b ? -1 : 1);
}

function placeOf(name: string): number {
  if (name === "ext" || name === "isub") return 0;
  return name === "phone-context" ? 1 : 2;
}

/** Its "#" has to be encoded, since in a URI it begins the fragment (RFC 3986 §3.5). */
function isNumber(text: string): boolean {
  const digits = text.replace(/%23/g, "#");
  return NUMBER.test(digits) && DIGIT.test(digits);
}

function withoutSeparators(number: string): string {
  return lowerCase(number.replace(/[-.()]/g, ""));
}
