/**
 * RFC 3986 §3.2.1 in what the command prints: what follows the first ":" of a userinfo is not rendered as clear text. A
 * diagnostic never shows it. An answer does, but to a terminal only where that is asked for: a program that reads the answer
 * needs it as it is, and people look over a shoulder.
 */
import { isUriReference } from "@std66/core";
import { MASK, PASSWORDS, maskFault, maskPasswords } from "@std66/core/internal";

/** What is shown of a text, or of the component of that name. */
export type Show = (text: string, component?: string) => string;

/** Whether answers are to have their passwords masked. */
export function areMasked(json: boolean, showPasswords: boolean, isTerminal: boolean): boolean {
  return isTerminal && !json && !showPasswords;
}

/** What shows all as it is. */
export const asIs: Show = (text) => text;

/** Any text with what may be a password masked: up to its last "@", as a "/" that was not encoded may stand in front of that. */
export function maskedText(text: string): string {
  return maskFault({ input: text, offset: 0, length: 0, component: "path" }).text;
}

/** What shows passwords masked: those of any text, or of a component by whichever name a standard has for it. */
export const masked: Show = (text, component) => {
  switch (component) {
    case undefined:
      return isUriReference(text) ? maskPasswords(text) : maskedText(text);
    // What the URL Standard has for no password.
    case "password":
      return text === "" ? "" : MASK;
    case "userinfo":
      return text.replace(/:[^]*/, `:${MASK}`);
    case "authority":
    case "netLoc":
    case "regName":
      return text.replace(/^([^:]*:)[^]*(?=@)/, `$1${MASK}`);
    // Pieces of a path, which may have been cut out of a URI in it.
    case "part":
    case "selector":
    case "search":
    case "plus":
      return text.replace(/([^/?#:]*:)[^/?#]*(?=@)/g, `$1${MASK}`);
    default:
      return maskPasswords(text);
  }
};

/** Where an offset of a valid reference is once that is masked. Within a password, that is where the password begins. */
export function maskedOffset(text: string, offset: number): number {
  let saved = 0;
  for (const { 0: found, 1: before = "", index } of text.matchAll(PASSWORDS)) {
    const start = index + before.length;
    const end = index + found.length;
    if (offset <= start) break;
    if (offset <= end) return start - saved;
    saved += end - start - MASK.length;
  }
  return offset - saved;
}
