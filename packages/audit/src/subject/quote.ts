/** RFC 3986 §7.5: what a message quotes from a text. */
import { MASK, escapeInvisible } from "@std66/core/diagnostics";
import type { Part } from "../text/part.ts";
import type { Subject } from "./subject.ts";

/** Quotes a text for a message. */
export type Quote = (text: string) => string;

/** Quotes what is found at a place of a part, unless it may be a secret (RFC 3986 §7.5). */
export function quoteAt(subject: Subject, part: Part | undefined, from: number, to: number): Quote {
  return (text) => {
    const { start, end } = subject.at(part, from, to, "");
    return quoted(subject.hasSecret(start, end) ? MASK : text);
  };
}

const MAX_QUOTED = 60;

/** Text in a message: invisible characters as code points, and cut if it is long. */
export function quoted(text: string): string {
  const cut = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
  // Most texts have nothing to escape, and the pattern for that is large.
  return `\`${/[^ -~]/.test(cut) ? escapeInvisible(cut) : cut}\``;
}
