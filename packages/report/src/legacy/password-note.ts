/** RFC 3986 §3.2.1: on a terminal, standards are compared on texts without their passwords, so that nothing reveals one. */
import { compareSyntax } from "@std66/legacy";
import type { Style } from "../style.ts";
import { withoutPasswords } from "../text/password-stand-ins.ts";
import { wrap } from "../text/wrap.ts";

const INDENT = "  ";
const NOTE =
  "note: a character of a possible password would change this comparison, which leaves the password out. --show-passwords compares the text as written.";

/** A note if a standard treats one of the texts differently with another password. It does not say which standard, or how. */
export function passwordNote(texts: readonly string[], { width, colors: { dim } }: Style): string[] {
  const matters = texts.some((text) => {
    const other = withoutPasswords(text);
    return other !== text && verdictsOn(other) !== verdictsOn(text);
  });
  return matters ? wrap(NOTE, width - INDENT.length).map((line) => dim(INDENT + line)) : [];
}

/** Which standards refuse a text, and why they differ. */
function verdictsOn(text: string): string {
  const { rows, differences } = compareSyntax(text);
  return JSON.stringify([rows.map((row) => row.valid || row.reason), differences]);
}
