/** A part of a value, with its offsets in it. */
import type { UriSyntaxError } from "@std66/core";

export interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Why it is no URL by the rules of the value, whatever its text. */
  readonly fault?: UriSyntaxError;
}

/** White space by the HTML Standard. */
export const SPACES = " \t\n\f\r";

/** The part of a value from `from` to `to`, without the white space around it. */
export function partOf(value: string, from: number, to: number): Part {
  let [start, end] = [from, to];
  while (start < end && SPACES.includes(value[start] as string)) start++;
  while (end > start && SPACES.includes(value[end - 1] as string)) end--;
  return { text: value.slice(start, end), start, end };
}

/** Each part of a value that matches a pattern with the flag `g`. */
export function partsLike(value: string, pattern: RegExp): Part[] {
  return [...value.matchAll(pattern)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
}
