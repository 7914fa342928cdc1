/** RFC 3986 Appendix C: white space and line breaks between the pieces of a URI. */
import { isSpace } from "./characters.ts";

/** The offset after any white space at `from`. */
export function spaceEnd(text: string, from: number): number {
  let end = from;
  while (isSpace(text, end)) end++;
  return end;
}

/** The offset after any spaces and tabs at `from`. */
export function blanksEnd(text: string, from: number): number {
  let end = from;
  while (text[end] === " " || text[end] === "\t") end++;
  return end;
}

export function hasLineBreak(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (isLineBreak(text, i)) return true;
  return false;
}

export function isLineBreak(text: string, index: number): boolean {
  return text[index] === "\n" || text[index] === "\r";
}
