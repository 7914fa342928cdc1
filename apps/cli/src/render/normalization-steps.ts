/** RFC 3986 §6.2: the effect of each rung of the ladder on a text. */
import { parse } from "@std66/core";
import { type Rung, normalize } from "@std66/normalize";

/** The rungs that need only the text, in order, each with its section. */
const SECTIONS: readonly (readonly [rung: Rung, section: string])[] = [
  ["case", "6.2.2.1"],
  ["percent-encoding", "6.2.2.2"],
  ["dot-segments", "6.2.2.3"],
  ["scheme", "6.2.3"],
];

/** The same rungs, without their sections. */
export const RUNGS: readonly Rung[] = SECTIONS.map(([rung]) => rung);

/** The effect of a rung on a text. */
export interface Step {
  readonly rung: Rung;
  /** In RFC 3986, such as `6.2.2.1`. */
  readonly section: string;
  readonly before: string;
  readonly after: string;
}

/** The text after each of the given rungs. */
export function stepsOf(input: string, rungs: readonly Rung[] | undefined): readonly Step[] {
  const taken: Rung[] = [];
  let before = input;
  const steps: Step[] = [];
  for (const [rung, section] of SECTIONS) {
    if (rungs !== undefined && !rungs.includes(rung)) continue;
    taken.push(rung);
    const after = String(normalize(input, { rungs: taken }));
    steps.push({ rung, section, before, after });
    before = after;
  }
  return steps;
}

/** The section of RFC 3986 that defines a rung, such as `6.2.2.1`. */
export function sectionOf(rung: Rung): string {
  return SECTIONS.find(([name]) => name === rung)?.[1] ?? "6.2.1";
}

/** A piece of a text, and its replacement. */
export interface Change {
  readonly from: string;
  readonly to: string;
  /** The offset of `to` in the new text, in UTF-16 code units. */
  readonly offset: number;
}

/** The changes of a step: single letters and triplets, the whole path, or the piece in which the texts differ. */
export function changesOf({ rung, before, after }: Step): readonly Change[] {
  if (before === after) return [];
  if (rung === "case" || rung === "percent-encoding") return replacements(before, after);
  return [rung === "dot-segments" ? replacedPath(before, after) : replacement(before, after)];
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

/** The parts of two texts between their common prefix and common suffix. */
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
