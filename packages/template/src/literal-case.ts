/** RFC 3986 §6.2.2.1: the scheme and the host are case-insensitive, also as literals of a template. */
import type { Part } from "./parse-parts.ts";

/** Where letters match in either case, in UTF-16 code units. */
type Range = readonly [start: number, end: number];

/** Of each literal, by index, the parts of a scheme and of a host. */
export type FoldedRanges = readonly (readonly Range[] | undefined)[];

/** Returns the parts of a scheme and of a host that are literals. */
export function foldedRangesOf(parts: readonly Part[]): FoldedRanges {
  const [first] = parts;
  if (typeof first !== "string") return [];
  const schemeEnd = /^[A-Za-z][-+.A-Za-z\d]*:/.exec(first)?.[0].length ?? 0;
  const scheme: Range = [0, schemeEnd];
  if (!first.startsWith("//", schemeEnd)) return [[scheme]];
  const hosts: (Range | undefined)[] = [];
  let from = schemeEnd + 2;
  for (const [index, part] of parts.entries()) {
    // The expansions of other operators begin a path, a query or a fragment, or may do so.
    if (typeof part !== "string") {
      if (part.behavior.operator !== "" && part.behavior.operator !== ".") break;
      continue;
    }
    const authority = /^[^/?#]*/.exec(part.slice(from)) as RegExpExecArray;
    const end = from + authority[0].length;
    const at = part.slice(0, end).lastIndexOf("@");
    // What is before an "@" is userinfo, which has case.
    if (at >= from) hosts.length = 0;
    hosts[index] = [Math.max(from, at + 1), end];
    if (end < part.length) break;
    from = 0;
  }
  const ranges = Array.from(hosts, (host) => host && [host]);
  ranges[0] = [scheme, ...(ranges[0] ?? [])];
  return ranges;
}

/** Whether a text is a literal, but for the case of letters in the ranges. */
export function isLiteral(literal: string, text: string, ranges: readonly Range[] = []): boolean {
  if (literal === text) return true;
  if (literal.length !== text.length) return false;
  let done = 0;
  for (const [start, end] of ranges) {
    if (literal.slice(done, start) !== text.slice(done, start)) return false;
    if (lowerCase(literal.slice(start, end)) !== lowerCase(text.slice(start, end))) return false;
    done = end;
  }
  return literal.slice(done) === text.slice(done);
}

/** ASCII alone: others have letters that become those of ASCII. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
