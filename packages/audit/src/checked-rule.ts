/** A rule with the function that looks for it, and what the functions share. */
import { MASK } from "@std66/core/internal";
import type { Found, Rule } from "./finding.ts";
import type { Policy } from "./options.ts";
import type { Part, Subject } from "./subject.ts";

export interface CheckedRule extends Rule {
  readonly find: (subject: Subject, policy: Policy) => Iterable<Found>;
}

/** Quotes a text for a message. */
export type Quote = (text: string) => string;

/** Finds each match of a global pattern in a part. */
export function* matchesIn(
  subject: Subject,
  part: Part | undefined,
  pattern: RegExp,
  message: (match: string, quote: Quote) => string | undefined,
): Generator<Found> {
  if (part === undefined) return;
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
): Found[] {
  if (part === undefined) return [];
  const { length } = part.text;
  const text = typeof message === "string" ? message : message(quoteAt(subject, part, 0, length));
  return [subject.at(part, 0, length, text)];
}

/** Quotes what is found at a place of a part, unless it may be a secret (RFC 3986 §7.5). */
export function quoteAt({ at, hides }: Subject, part: Part | undefined, from: number, to: number): Quote {
  return (text) => {
    const { start, end } = at(part, from, to, "");
    return quoted(hides(start, end) ? MASK : text);
  };
}

/** The userinfo up to a password, of which nothing is reported (RFC 3986 §7.5). */
export function userName({ parts: { userinfo } }: Subject): Part | undefined {
  return userinfo && { ...userinfo, text: userinfo.text.split(":", 1)[0] ?? "" };
}

/** A piece of a part between delimiters. */
export interface Piece {
  readonly text: string;
  /** Where it begins in the part. */
  readonly start: number;
}

/** The segments of a path (RFC 3986 §3.3). */
export function* segmentsOf({ text }: Part): Generator<Piece> {
  for (let start = text.startsWith("/") ? 1 : 0; start <= text.length;) {
    const slash = text.indexOf("/", start);
    const end = slash === -1 ? text.length : slash;
    yield { text: text.slice(start, end), start };
    start = end + 1;
  }
}

/** A pair, as written. */
export interface Written {
  readonly name: string;
  readonly value: string;
  readonly start: number;
}

/** The pairs with a value, as written, between `&` or `;`. In a path, those that follow a ";". */
export function* parametersOf(part: Part | undefined): Generator<Written> {
  if (part === undefined) return;
  const isPath = part.component === "path";
  for (const { 0: text, index } of part.text.matchAll(isPath ? /[^/;]+/g : /[^&;?]+/g)) {
    const equals = text.indexOf("=");
    if (equals < 1 || (isPath && part.text.charAt(index - 1) !== ";")) continue;
    yield { name: text.slice(0, equals), value: text.slice(equals + 1), start: index };
  }
}

const SHOWN = 60;

/** Text in a message: invisible characters as code points, and cut if it is long. */
export function quoted(text: string): string {
  const cut = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  const visible = cut.replace(
    /(?! )[\p{C}\p{M}\p{Z}]/gu,
    (character) => `\\u{${(character.codePointAt(0) as number).toString(16)}}`,
  );
  return `\`${visible}\``;
}
