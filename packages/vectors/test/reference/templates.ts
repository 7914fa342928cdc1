// Expansion, one variable at a time, by the table of RFC 6570 Appendix A and the text of §3.2.1. All templates are
// valid.

import type { TemplateValue, TemplatesRow } from "../../src/index.ts";

/**
 * Appendix A: what comes first, what separates, whether names are written, what follows an empty one, and whether `U+R`
 * is allowed.
 */
const OPERATORS = new Map([
  ["", { first: "", separator: ",", named: false, ifEmpty: "", isReserved: false }],
  ["+", { first: "", separator: ",", named: false, ifEmpty: "", isReserved: true }],
  [".", { first: ".", separator: ".", named: false, ifEmpty: "", isReserved: false }],
  ["/", { first: "/", separator: "/", named: false, ifEmpty: "", isReserved: false }],
  [";", { first: ";", separator: ";", named: true, ifEmpty: "", isReserved: false }],
  ["?", { first: "?", separator: "&", named: true, ifEmpty: "=", isReserved: false }],
  ["&", { first: "&", separator: "&", named: true, ifEmpty: "=", isReserved: false }],
  ["#", { first: "#", separator: ",", named: false, ifEmpty: "", isReserved: true }],
]);
type Operator = NonNullable<ReturnType<(typeof OPERATORS)["get"]>>;

/** The expansion of the template of a row. */
export function expansionAnew({ template, variables }: Pick<TemplatesRow, "template" | "variables">): string {
  return template
    .split(/(?<=\})|(?=\{)/u)
    .map((part) => (part.startsWith("{") ? expression(part.slice(1, -1), variables) : encoded(part, true)))
    .join("");
}

/** The other expansions, with the pairs of each associative array in another order. */
export function reorderedAnew({ template, variables }: Pick<TemplatesRow, "template" | "variables">): string[] {
  const [name, map] = Object.entries(variables).find(([, value]) => isMap(value)) ?? [];
  if (name === undefined) return [];
  return permutations(Object.entries(map as Readonly<Record<string, string>>))
    .slice(1)
    .map((pairs) => expansionAnew({ template, variables: { ...variables, [name]: Object.fromEntries(pairs) } }));
}

function isMap(value: TemplateValue): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first is the list itself. */
function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, i) => permutations(list.filter((_, j) => j !== i)).map((rest) => [first, ...rest]));
}

/** RFC 6570 §3.2 */
function expression(text: string, variables: TemplatesRow["variables"]): string {
  const [, symbol = "", list = ""] = /^([+#./;?&]?)(.*)$/u.exec(text) ?? [];
  const operator = OPERATORS.get(symbol)!;
  const expansions = list.split(",").flatMap((specifier) => {
    const [, name = ""] = /^([^:*]+)/u.exec(specifier)!;
    const value = variables[name] ?? null;
    return isUndefined(value) ? [] : [variable(specifier, value, operator)];
  });
  return expansions.length === 0 ? "" : operator.first + expansions.join(operator.separator);
}

/** RFC 6570 §2.3: also a list or an associative array without members. */
function isUndefined(value: TemplateValue): value is null {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

/** RFC 6570 §3.2.1 */
function variable(
  specifier: string,
  value: NonNullable<TemplateValue>,
  { separator, named, ifEmpty, isReserved }: Operator,
): string {
  const [, name = "", prefix, explode] = /^([^:*]+)(?::(\d+))?(\*)?$/u.exec(specifier)!;
  const one = (text: string): string => encoded(text, isReserved);
  const withName = (key: string, text: string): string => key + (text === "" ? ifEmpty : `=${text}`);
  if (typeof value === "string") {
    const text = one(prefix === undefined ? value : Array.from(value).slice(0, Number(prefix)).join(""));
    return named ? withName(name, text) : text;
  }
  const isList = Array.isArray(value);
  if (explode === undefined) {
    const members = isList ? (value as readonly string[]) : Object.entries(value).flat();
    const text = members.map(one).join(",");
    return named ? withName(name, text) : text;
  }
  const members = isList
    ? (value as readonly string[]).map((member) => (named ? withName(name, one(member)) : one(member)))
    : Object.entries(value).map(([key, member]) => withName(one(key), one(member)));
  return members.join(separator);
}

/** RFC 6570 §1.6, §3.1: with `U+R`, reserved characters and triplets stay. */
function encoded(text: string, isReserved: boolean): string {
  const kept = isReserved ? /%[\dA-F]{2}|[\w.~!#$&'()*+,/:;=?@[\]-]/iu : /[\w.~-]/u;
  return text
    .split(new RegExp(`(${kept.source})`, "iu"))
    .map((part, i) => (i % 2 === 1 ? part : Array.from(new TextEncoder().encode(part), triplet).join("")))
    .join("");
}

function triplet(octet: number): string {
  return `%${octet.toString(16).toUpperCase().padStart(2, "0")}`;
}
