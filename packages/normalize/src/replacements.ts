/** RFC 3986 §6.2: the pieces of a reference that a rung of the ladder replaces. */
import type { ComponentName, UriReference } from "@std66/core";
import { scanArgument } from "@std66/core/internal";
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
export function replacementsBetween(
  rung: Rung,
  before: string | UriReference,
  after: string | UriReference,
): ComponentReplacement[] {
  const replacements: ComponentReplacement[] = [];
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
function piecesOf(reference: string | UriReference): readonly Piece[] {
  const { text, schemeEnd, userinfoEnd, hostEnd, authorityEnd, pathEnd, queryEnd } = scanArgument("", reference);
  const start = schemeEnd + 1;
  const hasAuthority = authorityEnd !== -1;
  const userinfoStart = hasAuthority ? start + 2 : start;
  const ends: readonly (readonly [ComponentName, number])[] = [
    ["scheme", start],
    ["authority", userinfoStart],
    ["userinfo", userinfoEnd === -1 ? userinfoStart : userinfoEnd + 1],
    ["host", hasAuthority ? hostEnd : start],
    ["port", hasAuthority ? authorityEnd : start],
    ["path", pathEnd],
    ["query", Math.max(pathEnd, queryEnd)],
    ["fragment", text.length],
  ];
  return ends.map(([component, end], index) => [component, text.slice(ends[index - 1]?.[1] ?? 0, end)]);
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
