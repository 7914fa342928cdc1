/** RFC 6570 §1.4: matches a text with a template that can be reversed, without going back, or says where it differs. */
import { expandPart } from "./expand.ts";
import { type FoldedRanges, commonLength, isLiteral } from "./literal-case.ts";
import type { Expression, Part, TemplateVariable } from "./parse-parts.ts";
import type { Plan, Section } from "./reversibility.ts";
import { isMasked, quoted } from "./template-syntax-error.ts";

/**
 * A value from a text: a string; a list, if the text has a "," or the variable is exploded; or pairs, if an exploded
 * variable has names. `Object.fromEntries` makes an object of pairs; names may repeat.
 */
export type MatchedValue = string | string[] | [name: string, value: string][];

/** The values by the names of variables, in an object without a prototype. A variable that has no text is left out. */
export interface MatchedVariables {
  [name: string]: MatchedValue;
}

/** Where a text differs from what a template expands to. */
export interface TemplateMismatch {
  /** One line, which names the literal or the expression that is not in the text. */
  readonly reason: string;
  /** Where the text differs, in UTF-16 code units; its length if it ends too early. */
  readonly offset: number;
}

/** Called with what is not in the text, and where: the first call counts. Without a part, the template has no more. */
type Missed = (offset: number, part?: Part) => void;

/** A template, and how to match it. */
export interface Matcher {
  readonly parts: readonly Part[];
  readonly plan: Plan;
  readonly folded: FoldedRanges;
}

/** Returns where a text differs; `undefined` if it matches. */
export function mismatchOf(matcher: Matcher, text: string): TemplateMismatch | undefined {
  let mismatch: TemplateMismatch | undefined;
  matchParts(matcher, text, (offset, part) => (mismatch ??= { reason: reasonOf(part, matcher), offset }));
  return mismatch;
}

function reasonOf(part: Part | undefined, { parts }: Matcher): string {
  if (part === undefined) return "no part of the template expands to this";
  if (typeof part !== "string") return `${quoted(part.text)} does not expand to this`;
  // A password may begin in one part and end in another.
  const template = parts.map((each) => (typeof each === "string" ? each : each.text)).join("");
  return isMasked(template) && !isMasked(part)
    ? "another literal of the template is expected"
    : `the literal ${quoted(part)} is expected`;
}

/** The values of the variables so far, and how long a prefix each one is. */
type Found = Map<string, { readonly value: MatchedValue; readonly length: number }>;

/**
 * Returns values that expand to exactly this text, but for the case of a scheme and a host; `undefined` if there are
 * none, after `missed` is called.
 */
export function matchParts(matcher: Matcher, text: string, missed?: Missed): MatchedVariables | undefined {
  const { folded, plan } = matcher;
  const found: Found = new Map();
  const variables = Object.create(null) as MatchedVariables;
  const [head, tail] = plan.sections as [Section, Section?];
  const cut = tail === undefined ? -1 : text.search(plan.delimiters);
  const end = cut === -1 ? text.length : cut;
  if (!readAll(head, text.slice(0, end), { found, folded, missed })) return undefined;
  const missedInTail: Missed | undefined = missed && ((at, part) => missed(end + at, part));
  if (tail && !readAll(tail, text.slice(end), { found, folded: [], missed: missedInTail })) return undefined;
  for (const [name, { value }] of found) variables[name] = value;
  // Whatever was read, such as a pair out of order, a blank or a part twice: only the text of the values matches.
  return expandsTo(matcher, variables, text, missed) ? variables : undefined;
}

function expandsTo(
  { parts, folded }: Matcher,
  variables: MatchedVariables,
  text: string,
  missed: Missed | undefined,
): boolean {
  let start = 0;
  for (const [index, part] of parts.entries()) {
    const written = writtenAs(part, variables);
    const given = text.slice(start, start + (written ?? "").length);
    const isPart = typeof part === "string" ? isLiteral(part, given, folded[index]) : written === given;
    if (!isPart) {
      missed?.(start + commonLength(written ?? "", given, folded[index]), part);
      return false;
    }
    start += given.length;
  }
  if (start < text.length) missed?.(start);
  return start === text.length;
}

/** `undefined` for a list where there is a prefix. */
function writtenAs(part: Part, variables: MatchedVariables): string | undefined {
  try {
    return expandPart(part, variables);
  } catch {
    return undefined;
  }
}

/** What is read so far, and how. */
interface Reading {
  readonly found: Found;
  readonly folded: FoldedRanges;
  readonly missed: Missed | undefined;
}

function readAll({ parts, pivot, runs }: Section, text: string, { found, folded, missed }: Reading): boolean {
  const isRead = (index: number, start: number, end: number): boolean => {
    const part = parts[index] as Part;
    // The last literals may be longer than the text.
    const from = Math.max(0, start);
    const piece = text.slice(from, end);
    if (typeof part !== "string") return canBe(part, piece, found, missed && ((at) => missed(from + at, part)));
    const isMatch = isLiteral(part, piece, folded[index]);
    if (!isMatch) missed?.(from + commonLength(part, piece, folded[index]), part);
    return isMatch;
  };
  let start = 0;
  for (let index = 0; index < pivot; index++) {
    const part = parts[index] as Part;
    const end = typeof part === "string" ? start + part.length : endOf(part, runs[index] as RegExp, text, start);
    if (!isRead(index, start, end)) return false;
    start = end;
  }
  let end = text.length;
  for (let index = parts.length - 1; index > pivot; index--) {
    const part = parts[index] as Part;
    const begin =
      typeof part === "string"
        ? end - part.length
        : text.lastIndexOf((parts[index - 1] as string).slice(-1), end - 1) + 1;
    if (!isRead(index, begin, end)) return false;
    end = begin;
  }
  if (pivot < parts.length) return isRead(pivot, start, end);
  if (start !== end) missed?.(start);
  return start === end;
}

/** Returns where the expansion of an expression ends that begins at `start`; there, if it is not present. */
function endOf({ behavior: { first } }: Expression, run: RegExp, text: string, start: number): number {
  if (!text.startsWith(first, start)) return start;
  run.lastIndex = start + first.length;
  return run.test(text) ? run.lastIndex : start + first.length;
}

/** Reads the text of an expression; returns whether it can be that. */
function canBe(part: Expression, text: string, found: Found, missed: Missed | undefined): boolean {
  try {
    if (read(part, text, found, missed)) return true;
  } catch {
    // Triplets that are not UTF-8.
  }
  missed?.(0);
  return false;
}

function read(part: Expression, text: string, found: Found, missed: Missed | undefined): boolean {
  if (text === "") return true;
  const { behavior, variables } = part;
  const { first, isNamed, separator, allowsReserved } = behavior;
  const content = text.slice(first.length);
  if (isNamed) return readNamed(part, content.split(separator), found, missed);
  const variable = variables[0] as TemplateVariable;
  // What may be reserved characters and triplets stays as it is written.
  if (allowsReserved) return keep(found, variable, content);
  if (variable.modifier !== "*") return keep(found, variable, valueOf(content));
  const members = content.split(separator);
  return keep(found, variable, content.includes("=") ? members.map(pairOf) : members.map(decodeURIComponent));
}

function readNamed(
  { variables }: Expression,
  members: readonly string[],
  found: Found,
  missed: Missed | undefined,
): boolean {
  const [first] = variables as [TemplateVariable];
  if (first.modifier === "*") {
    const pairs = members.map(pairOf);
    const isList = members.every((member) => nameOf(member) === first.name);
    return keep(found, first, isList ? pairs.map(([, value]) => value) : pairs);
  }
  let next = 0;
  // After the first character of the expression, and then after each separator.
  let at = 1;
  return members.every((member) => {
    const name = nameOf(member);
    let variable = variables[next++];
    while (variable !== undefined && variable.name !== name) variable = variables[next++];
    const isKept = variable !== undefined && keep(found, variable, valueOf(member.slice(name.length + 1)));
    if (!isKept) missed?.(at);
    at += member.length + 1;
    return isKept;
  });
}

/** Keeps the value of a variable, unless a longer prefix of it is known; returns whether it can have that value. */
function keep(found: Found, { name, modifier }: TemplateVariable, value: MatchedValue): boolean {
  const isPrefix = typeof modifier === "number";
  const length = isPrefix ? modifier : Infinity;
  if ((found.get(name)?.length ?? 0) < length) found.set(name, { value, length });
  return !isPrefix || typeof value === "string";
}

function valueOf(content: string): string | string[] {
  const values = content.split(",").map(decodeURIComponent);
  return values.length === 1 ? (values[0] as string) : values;
}

function pairOf(member: string): [name: string, value: string] {
  const name = nameOf(member);
  return [decodeURIComponent(name), decodeURIComponent(member.slice(name.length + 1))];
}

/** What precedes the first "=". */
function nameOf(member: string): string {
  return member.split("=", 1)[0] as string;
}
