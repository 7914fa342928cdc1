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
export function isLiteral(literal: string, text: string, ranges?: readonly Range[]): boolean {
  return literal === text || (literal.length === text.length && commonLength(literal, text, ranges) === literal.length);
}

/** How many of the first characters two texts have in common, but for the case of letters of ASCII in the ranges. */
export function commonLength(literal: string, text: string, ranges: readonly Range[] = []): number {
  for (let at = 0; at < literal.length; at++) {
    const code = literal.charCodeAt(at);
    const other = text.charCodeAt(at);
    if (code === other) continue;
    const isLetter = (code ^ other) === 0x20 && /[A-Za-z]/.test(literal.charAt(at));
    if (!isLetter || !ranges.some(([start, end]) => start <= at && at < end)) return at;
  }
  return literal.length;
}
