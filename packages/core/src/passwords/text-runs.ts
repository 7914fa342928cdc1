/**
 * RFC 3986 §3.2.1 and Appendix C: the runs of a text in which a password may stand, those with white space in it
 * included.
 */
import { SCHEME } from "../scan/rules.ts";

/**
 * Matches each run of text without white space that has an "@". Each is tried at its start only, so that the search is
 * linear.
 */
const RUNS = /(?<!\S)[^\s@]*@\S*/g;

/** An authority up to its first ":", which begins no IP literal. */
const AUTHORITY = /\/\/(?!\[[^\]/?#@]*\][:/?#])[^/?#:@\s"<>]*:/g;
/** Not a port, with the punctuation that may follow one: a password, which may go on after white space. */
const NO_PORT = /(?!(?:\d+(?:[.,;:!?)'’”»]*(?:\s|$)|["<>[\]{}`\p{Cc}])|\d*(?:[/?#\s]|$)))/uy;
/** What another URI begins with, or the end of the line. */
const STOP = /\/\/|[\n\r\u2028\u2029]/g;

/** An authority between angle brackets, where white space is no part of a URI (Appendix C). */
const BRACKETED: RegExp = /* @__PURE__ */ new RegExp(
  `<\\s*(?:URL:\\s*)?(?:${SCHEME}:)?//(?!\\[[^\\]/?#@]*\\][:/?#])[^/?#:@<>]*:`,
  "g",
);
/** A port there, and what follows it. */
const NO_BRACKETED_PORT = /(?![\d\s]*[/?#>])/y;
const BRACKET = /[<>]/g;

/** A run of a text, by its offsets in UTF-16 code units. */
type Run = readonly [start: number, end: number];

/** The runs of a text, in order. They do not overlap. */
export interface Runs {
  readonly runs: readonly Run[];
  /** Whether an authority has no "@" in its run, which it may have once the passwords after it are hidden. */
  readonly isOpen: boolean;
}

/** Finds the runs in which a password may stand. */
export function runsOf(text: string): Runs {
  const runs = Array.from(text.matchAll(RUNS), ({ 0: run, index }): Run => [index, index + run.length]);
  const lines = joinedRuns(text, AUTHORITY, NO_PORT, STOP);
  const brackets = joinedRuns(text, BRACKETED, NO_BRACKETED_PORT, BRACKET);
  const isOpen = lines.isOpen || brackets.isOpen;
  const joined = lines.runs.concat(brackets.runs);
  if (joined.length === 0) return { runs, isOpen };
  const merged: [start: number, end: number][] = [];
  for (const [start, end] of runs.concat(joined).sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return { runs: merged, isOpen };
}

/** Returns the first offset at which a password could begin. */
export function firstPassword(text: string): number {
  const ends = [AUTHORITY, BRACKETED].map((pattern) => {
    pattern.lastIndex = 0;
    const found = pattern.exec(text);
    return found === null ? Infinity : found.index + found[0].length;
  });
  return Math.min(...ends);
}

/** Joins the runs from an authority on, after which no port stands, up to one with an "@" before the next `stop`. */
function joinedRuns(text: string, authority: RegExp, noPort: RegExp, stop: RegExp): Runs & { readonly runs: Run[] } {
  const runs: Run[] = [];
  let isOpen = false;
  const at = finder(text, /@/g);
  const stopAt = finder(text, stop);
  for (const { 0: found, index } of text.matchAll(authority)) {
    const from = index + found.length;
    const to = at(from);
    if (to === text.length) break;
    const isStopped = to > stopAt(from);
    if (!isStopped && !/\s/.test(text.slice(index, to))) continue;
    isOpen = true;
    noPort.lastIndex = from;
    if (!isStopped && noPort.test(text)) runs.push([runStart(text, index), finder(text, /\s/g)(to)]);
  }
  return { runs, isOpen };
}

/**
 * Returns the next match from an offset on, or the length of the text. Each search begins where the one before ended.
 */
function finder(text: string, pattern: RegExp): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      pattern.lastIndex = from;
      found = pattern.exec(text)?.index ?? text.length;
    }
    return found;
  };
}

function runStart(text: string, index: number): number {
  let start = index;
  while (start > 0 && /\S/.test(text.charAt(start - 1))) start--;
  return start;
}
