/**
 * RFC 3986 §3.2.1 in what the command prints: what follows the first ":" of a userinfo is not rendered as clear text. A
 * diagnostic never shows it. An answer does, but to a terminal only where that is asked for: a program that reads the answer
 * needs it as it is, and people look over a shoulder.
 */
import { isUriReference } from "@std66/core";
import { maskPasswords } from "@std66/core/internal";

/** What is shown of a text, or of the component of that name. */
export type Show = (text: string, component?: string) => string;

/** Whether answers are to have their passwords masked. */
export function areMasked(json: boolean, showPasswords: boolean, isTerminal: boolean): boolean {
  return isTerminal && !json && !showPasswords;
}

/** What shows all as it is. */
export const asIs: Show = (text) => text;

/** A password of a valid text, its own or that of a URI in its path or query, behind what stands in front of it. */
const PASSWORD = /(\/\/[^/?#:]*:)[^/?#]+(?=@)/g;
/** However long it is. Stars may stand in a userinfo, so that what is masked has the components that it had. */
const MASK = "***";

/** A valid reference, or a component of one, with its passwords masked. */
export function maskedReference(text: string): string {
  return text.replace(PASSWORD, `$1${MASK}`);
}

/** What shows passwords masked: those of any text, or of a component by whichever name a standard has for it. */
export const masked: Show = (text, component) => {
  switch (component) {
    case undefined:
      // Where it is no URI-reference, as a diagnostic shows it.
      return isUriReference(text) ? maskedReference(text) : maskPasswords(text);
    case "password":
      return text === "" ? "" : MASK;
    case "userinfo":
      return text.replace(/:[^]+/, `:${MASK}`);
    case "authority":
    case "netLoc":
      return text.replace(/^([^:]*:)[^]+(?=@)/, `$1${MASK}`);
    default:
      return maskedReference(text);
  }
};

/** Where an offset of a text is once it has been masked. */
export interface MaskedPlace {
  /** The masked text up to there. Of what lies within a password, or ends one, up to where that begins. */
  readonly before: string;
  /** Whether the offset would tell something of a password. */
  readonly isMoved: boolean;
  readonly isWithin: boolean;
}

/** Where an offset is in what `mask` makes of a text: the offset itself would tell how long a password is. */
export function maskedPlace(text: string, offset: number, mask: (text: string) => string): MaskedPlace {
  if (mask(text) === text) return { before: text.slice(0, offset), isMoved: false, isWithin: false };
  // A noncharacter at the offset shows where that has gone to, and is gone where it was in a password.
  const plain = text.replaceAll(MARK, "\uFFFD");
  const head = plain.slice(0, offset) + MARK;
  const marked = mask(head + plain.slice(offset));
  const found = marked.indexOf(MARK);
  if (found >= 0) {
    const before = marked.slice(0, found);
    return { before, isMoved: before !== plain.slice(0, offset), isWithin: false };
  }
  // With the userinfo ended here, its password is the last there is.
  const ended = mask(`${head}@`);
  return { before: ended.slice(0, ended.lastIndexOf(MASK)), isMoved: true, isWithin: true };
}

const MARK = "\uFDD1";
