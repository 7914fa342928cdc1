/** RFC 3986 §6.2: the pieces of a text that a rung of the ladder changes. */
import { parse } from "@std66/core";
import type { Step } from "./normalization-steps.ts";

/** A piece of a text, and its replacement. */
export interface Change {
  readonly from: string;
  readonly to: string;
  /** The offset of `to` in the new text, in UTF-16 code units. */
  readonly offset: number;
}

/** The changes of a step: single letters and triplets, the whole path, or the pieces in which components differ. */
export function changesOf({ rung, before, after }: Step): readonly Change[] {
  if (before === after) return [];
  if (rung === "case" || rung === "percent-encoding") return replacements(before, after);
  return rung === "dot-segments" ? [replacedPath(before, after)] : replacedPieces(before, after);
}

/** Compares component by component: a port that is removed does not become the path that is added. */
function replacedPieces(before: string, after: string): readonly Change[] {
  const changes: Change[] = [];
  const pieces = piecesOf(after);
  let start = 0;
  for (const [index, from] of piecesOf(before).entries()) {
    const to = pieces[index] as string;
    if (from !== to) {
      const { offset, ...change } = replacement(from, to);
      changes.push({ ...change, offset: start + offset });
    }
    start += to.length;
  }
  return changes;
}

/** The components of a reference with their delimiters: together they are the text. */
function piecesOf(text: string): readonly string[] {
  const { scheme, userinfo, host, port, path, query, fragment } = parse(text);
  return [
    scheme === undefined ? "" : `${scheme}:`,
    host === undefined ? "" : `//${userinfo === undefined ? "" : `${userinfo}@`}${host}`,
    port === undefined ? "" : `:${port}`,
    path,
    query === undefined ? "" : `?${query}`,
    fragment === undefined ? "" : `#${fragment}`,
  ];
}

/** Shows both paths in full: with a guard added at the start, a minimal difference would mislead. */
function replacedPath(before: string, after: string): Change {
  const { path } = parse(after);
  const { path: from, authority, scheme } = parse(before);
  const offset = (scheme === undefined ? 0 : scheme.length + 1) + (authority === undefined ? 0 : authority.length + 2);
  return { from, to: path, offset };
}

/** For case and triplets: each character or triplet is replaced by one other. Adjacent changes are merged. */
function replacements(before: string, after: string): readonly Change[] {
  const changes: { from: string; to: string; offset: number }[] = [];
  let j = 0;
  for (let i = 0; i < before.length;) {
    const from = before.charAt(i) === "%" ? before.slice(i, i + 3) : before.charAt(i);
    const to = after.charAt(j) === "%" ? after.slice(j, j + 3) : after.charAt(j);
    const last = changes.at(-1);
    if (from !== to && last !== undefined && last.offset + last.to.length === j) {
      last.from += from;
      last.to += to;
    } else if (from !== to) {
      changes.push({ from, to, offset: j });
    }
    i += from.length;
    j += to.length;
  }
  return changes;
}

/** The parts of two pieces between their common prefix and common suffix. */
function replacement(before: string, after: string): Change {
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
