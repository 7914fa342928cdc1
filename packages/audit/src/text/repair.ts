/**
 * URL Standard §4.4: what a browser does to a text before it reads the components. It removes spaces and controls at
 * both ends, and tabs and line ends everywhere, and takes a "\" for a "/" where the scheme is one of the web.
 */
import { split } from "@std66/core";

/** A repaired text, and where its characters come from. */
export interface Repaired {
  readonly text: string;
  /** Maps an offset of the repaired text to the text as given. */
  readonly originOf: (offset: number) => number;
}

const SPACE = 0x20;

/** The schemes that the URL Standard calls special, in lowercase. */
export const SPECIAL: readonly string[] = ["http", "https", "ws", "wss", "ftp", "file"];

export function repair(given: string): Repaired {
  const [from, to] = trimmedBounds(given);
  const pieces: string[] = [];
  /** Where each piece begins in the repaired text, and in the text as given. */
  const starts: number[] = [];
  const origins: number[] = [];
  let length = 0;
  for (const { 0: piece, index } of given.slice(from, to).matchAll(/[^\t\n\r]+/g)) {
    pieces.push(piece);
    starts.push(length);
    origins.push(from + index);
    length += piece.length;
  }
  return {
    text: withoutBackslashes(pieces.join("")),
    originOf: (offset) => {
      const piece = lastAtOrBefore(starts, offset);
      return piece === -1 ? from : (origins[piece] as number) + offset - (starts[piece] as number);
    },
  };
}

/** Where the text begins and ends without the spaces and controls that a browser removes. */
export function trimmedBounds(text: string): readonly [from: number, to: number] {
  let from = 0;
  let to = text.length;
  while (text.charCodeAt(from) <= SPACE) from++;
  while (to > from && text.charCodeAt(to - 1) <= SPACE) to--;
  return [from, to];
}

/** Replaces each "\" before the query. Without a scheme, the text is read as on a page of the web. */
function withoutBackslashes(text: string): string {
  const { scheme } = split(text);
  if (scheme !== undefined && !SPECIAL.includes(scheme.toLowerCase())) return text;
  const end = text.search(/[?#]|$/);
  return text.slice(0, end).replaceAll("\\", "/") + text.slice(end);
}

/** The index of the last of these sorted numbers that is not greater; -1 if there is none. */
function lastAtOrBefore(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
