/**
 * RFC 3986 §3.2.1 and §7.5 in messages: the text around a fault as it may be shown. A password is masked, invisible
 * characters are escaped, and a long text is cut around the fault.
 */
import type { Component } from "./components.ts";
import { escapeInvisible } from "./found.ts";

/** Three pieces of one line; `marked` is what a caret goes under, and may be empty. */
export interface Excerpt {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  /** Where the fault is: in what may be a password, after it, or neither. */
  readonly place: "in password" | "after password" | undefined;
}

/** A fault, as far as it decides what may be shown. */
export interface Faulty {
  readonly input: string;
  readonly offset: number;
  readonly length: number;
  readonly component: Component | undefined;
}

/** How much of a text is shown on either side of a fault, in UTF-16 code units. */
const SHOWN = 40;

export function excerpt(fault: Faulty): Excerpt {
  const { text, offset, length, place } = maskFault(fault);
  const end = offset + length;
  const from = Math.max(0, offset - SHOWN);
  const to = end + SHOWN;
  return {
    before: (from > 0 ? "…" : "") + escapeInvisible(text.slice(from, offset)),
    marked: escapeInvisible(text.slice(offset, end)),
    after: escapeInvisible(text.slice(end, to)) + (to < text.length ? "…" : ""),
    place,
  };
}

/** A faulty text with its password masked, and the fault's place in that. */
interface MaskedFault {
  readonly text: string;
  readonly offset: number;
  readonly length: number;
  readonly place: Excerpt["place"];
}

/**
 * Masks what may be a password. It begins after the first ":" of the authority and ends at the last "@" of the text, since a "/",
 * "?" or "#" that was not encoded (`http://user:pa/ss@host/`) ends the authority before the password does. Data to encode or
 * decode may be a password as a whole.
 */
export function maskFault({ input, offset, length, component }: Faulty): MaskedFault {
  if (component === undefined) return { text: MASK, offset: 0, length: MASK.length, place: "in password" };
  // An authority in a reference follows "//". Without that, the input is the component alone.
  const isPart = /user|auth|host|port/.test(component) && !input.slice(0, offset).includes("//");
  const found = (isPart ? /^[^:]*:/ : TO_PASSWORD).exec(input);
  const start = found === null ? Infinity : found.index + found[0].length;
  const end = isPart && component === "userinfo" ? input.length : input.lastIndexOf("@");
  if (start > end) return { text: input, offset, length, place: undefined };
  const text = input.slice(0, start) + MASK + input.slice(end);
  if (offset < start) return { text, offset, length, place: undefined };
  // A fault at the "@" itself is that of a second one: the password has the first.
  return offset <= end
    ? { text, offset: start, length: MASK.length, place: "in password" }
    : { text, offset: offset - end + start + MASK.length, length, place: "after password" };
}

/**
 * Up to the first ":" of an authority. Its "//" may be missing one "/" or both, or be written with backslashes; an IP literal
 * is no user's name.
 */
const TO_PASSWORD = /(?:\/\/(?!\[[^\]/?#@]*\][:/?#])[^/?#:]*|\\\\[^/?#:\\]*|^[a-z][-+.a-z\d]*:[/\\]?[^/?#:\\\s]*):/i;

/** Always three stars: the length of a mask says nothing about the password's. */
export const MASK = "***";

/** The passwords of a URI-reference, its own and those of URIs in its path or query, after what stands before them. */
export const PASSWORDS: RegExp = /(\/\/[^/?#:]*:)[^/?#]*(?=@)/g;

/** The text of a URI-reference with every password masked. */
export function maskPasswords(text: string): string {
  return text.replace(PASSWORDS, `$1${MASK}`);
}
