/** Finds places in one part of a text. */
import type { FoundPlace } from "./finding.ts";
import { type Quote, quoteAt } from "./quote.ts";
import type { Part } from "../text/part.ts";
import type { Subject } from "./subject.ts";

/** Finds each match of a global pattern in a part. Most parts have none. */
export function matchesIn(
  subject: Subject,
  part: Part | undefined,
  pattern: RegExp,
  message: (match: string, quote: Quote) => string | undefined,
): Iterable<FoundPlace> {
  return part === undefined || part.text.search(pattern) === -1 ? [] : eachMatch(subject, part, pattern, message);
}

function* eachMatch(
  subject: Subject,
  part: Part,
  pattern: RegExp,
  message: (match: string, quote: Quote) => string | undefined,
): Generator<FoundPlace> {
  for (const { 0: match, index } of part.text.matchAll(pattern)) {
    const text = message(match, quoteAt(subject, part, index, index + match.length));
    if (text !== undefined) yield subject.at(part, index, index + match.length, text);
  }
}

/** Finds a whole part. */
export function wholePart(
  subject: Subject,
  part: Part | undefined,
  message: string | ((quote: Quote) => string),
): FoundPlace[] {
  if (part === undefined) return [];
  const { length } = part.text;
  const text = typeof message === "string" ? message : message(quoteAt(subject, part, 0, length));
  return [subject.at(part, 0, length, text)];
}
