/**
 * URL Standard §4.4: what a browser does to a text before it reads the components. It removes blanks and controls at both ends,
 * and tabs and line ends everywhere, and takes a "\" for a "/" where the scheme is one of the web.
 */

/** A repaired text, and where its characters come from. */
export interface Repaired {
  readonly text: string;
  /** Maps an offset of the repaired text to the text as given. */
  readonly given: (offset: number) => number;
}

const SPACE = 0x20;

/** The schemes that the URL Standard calls special, in lowercase. */
export const SPECIAL: readonly string[] = ["http", "https", "ws", "wss", "ftp", "file"];

export function repair(given: string): Repaired {
  let start = 0;
  let end = given.length;
  while (start < end && given.charCodeAt(start) <= SPACE) start++;
  while (end > start && given.charCodeAt(end - 1) <= SPACE) end--;
  const pieces: string[] = [];
  /** Where each piece begins in the repaired text, and in the text as given. */
  const starts: number[] = [];
  const origins: number[] = [];
  let length = 0;
  for (let from = start; from < end;) {
    let to = from;
    while (to < end && !isRemoved(given.charCodeAt(to))) to++;
    if (to > from) {
      pieces.push(given.slice(from, to));
      starts.push(length);
      origins.push(from);
      length += to - from;
    }
    from = to + 1;
  }
  return {
    text: withSlashes(pieces.join("")),
    given: (offset) => {
      const piece = lastAtOrBefore(starts, offset);
      return piece === -1 ? start : (origins[piece] as number) + offset - (starts[piece] as number);
    },
  };
}

/** A tab, a line feed or a carriage return. */
function isRemoved(code: number): boolean {
  return code === 0x09 || code === 0x0a || code === 0x0d;
}

/** Replaces each "\" before the query. Without a scheme, the text is read as on a page of the web. */
function withSlashes(text: string): string {
  const scheme = /^[A-Za-z][A-Za-z\d+.-]*(?=:)/.exec(text)?.[0];
  if (scheme !== undefined && !SPECIAL.includes(scheme.toLowerCase())) return text;
  const end = text.search(/[?#]/);
  if (end === -1) return text.replaceAll("\\", "/");
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
