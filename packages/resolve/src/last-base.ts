/** RFC 3986 §5.2.1: the last base that was read, since a program often resolves many references against one. */
import type { Base } from "./base.ts";

/** The longest base to keep, in UTF-16 code units. If it is a slice of a longer text, the engine keeps all of that. */
const LONGEST = 65_536;

/**
 * Returns a function that reads a base as `read` does, unless it is the text of the last one that was kept. One is kept if the base
 * read before it was as long, as the same text is: to keep every base would take time for those that are used once (decision 2).
 */
export function keepingLast<Given, Found extends Base | undefined>(
  read: (base: Given) => Found,
): (base: Given) => Found {
  let last: Found | undefined;
  let before = 0;
  return (base) => {
    if (last !== undefined && base === last.uri.text) return last;
    const found = read(base);
    if (found !== undefined) {
      const { length } = found.uri.text;
      if (length === before && length <= LONGEST) last = found;
      before = length;
    }
    return found;
  };
}
