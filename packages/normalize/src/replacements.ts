/** RFC 3986 §6.2: the pieces of a reference that a rung of the ladder replaces. */
import { type ComponentName, parse } from "@std66/core";
import type { Rung } from "./rungs.ts";

/** A piece of a text, and what takes its place. */
interface Replacement {
  readonly from: string;
  readonly to: string;
  /** The offset of `to` in the new text, in UTF-16 code units. */
  readonly offset: number;
}

export interface ComponentReplacement extends Replacement {
  readonly component: ComponentName;
}

/**
 * Returns what a rung has replaced, in order: letters and triplets, a whole path without its dot-segments, or what
 * differs in a component. Compares component by component: a port that is removed does not become the path that is
 * added.
 */
export function replacementsBetween(rung: Rung, before: string, after: string): ComponentReplacement[] {
  const replacements: ComponentReplacement[] = [];
  if (before === after) return replacements;
  const pieces = piecesOf(after);
  let start = 0;
  for (const [index, [component, from]] of piecesOf(before).entries()) {
    const to = (pieces[index] as Piece)[1];
    for (const { offset, ...replaced } of from === to ? [] : within(rung, from, to)) {
      replacements.push({ component, ...replaced, offset: start + offset });
    }
    start += to.length;
  }
  return replacements;
}

type Piece = readonly [component: ComponentName, text: string];

/** The components of a reference with their delimiters. Together they are the text. */
function piecesOf(text: string): readonly Piece[] {
  const { scheme, authority, userinfo, host = "", port, path, query, fragment } = parse(text);
  return [
    ["scheme", scheme === undefined ? "" : `${scheme}:`],
    ["authority", authority === undefined ? "" : "//"],
    ["userinfo", userinfo === undefined ? "" : `${userinfo}@`],
    ["host", host],
    ["port", port === undefined ? "" : `:${port}`],
    ["path", path],
    ["query", query === undefined ? "" : `?${query}`],
    ["fragment", fragment === undefined ? "" : `#${fragment}`],
  ];
}

function within(rung: Rung, from: string, to: string): readonly Replacement[] {
  if (rung === "case" || rung === "percent-encoding") return replacedCharacters(from, to);
  // With a guard added at its start, the least difference of two paths would mislead.
  return rung === "dot-segments" ? [{ from, to, offset: 0 }] : [replacedMiddle(from, to)];
}

/** Each character or triplet is replaced by one other. Adjacent ones are one replacement. */
function replacedCharacters(before: string, after: string): readonly Replacement[] {
  const replacements: { from: string; to: string; offset: number }[] = [];
  let j = 0;
  for (let i = 0; i < before.length;) {
    const from = before.charAt(i) === "%" ? before.slice(i, i + 3) : before.charAt(i);
    const to = after.charAt(j) === "%" ? after.slice(j, j + 3) : after.charAt(j);
    const last = replacements.at(-1);
    if (from !== to && last !== undefined && last.offset + last.to.length === j) {
      last.from += from;
      last.to += to;
    } else if (from !== to) {
      replacements.push({ from, to, offset: j });
    }
    i += from.length;
    j += to.length;
  }
  return replacements;
}

/** What is between the common start and the common end of two pieces. */
function replacedMiddle(before: string, after: string): Replacement {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {
    from: before.slice(start, before.length - end),
    to: after.slice(start, after.length - end),
    offset: start,
  };
}
