/** The steps to a normal form (RFC 3986 §6.2.2, §6.2.3), as JSON and as text. */
import { parse } from "@std66/core";
import { type Rung, schemes } from "@std66/normalize";
import type { Style } from "../style.ts";
import { type Json, jsonOf, recordOf } from "../json.ts";
import { type Step, stepsOf } from "./normalization-steps.ts";
import { type Change, changesOf } from "./step-changes.ts";
import { quotedIfEmpty } from "../text/visible.ts";
import { wrap } from "../text/wrap.ts";

const normalized = recordOf({ input: "uri", result: "uri", steps: "json" });

/**
 * One object: the input, the result, and the text after each rung.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2 | RFC 3986 §6.2.2}
 */
export function normalizationRecord(input: string, rungs: readonly Rung[] | undefined): Json {
  const steps = stepsOf(input, rungs);
  const result = steps.at(-1)?.after ?? input;
  return normalized({ input, result, steps: jsonOf(steps.map(recordOfStep)) });
}

/**
 * The text after each of the given rungs, for a record of another kind.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2 | RFC 3986 §6.2.2}
 */
export function stepRecords(input: string, rungs: readonly Rung[] | undefined): readonly StepRecord[] {
  return stepsOf(input, rungs).map(recordOfStep);
}

/** A rung in a record, and the text after it. */
export interface StepRecord {
  readonly rung: Rung;
  /** Such as `RFC 3986 §6.2.2.1`. */
  readonly section: string;
  readonly value: string;
}

function recordOfStep({ rung, section, after }: Step): StepRecord {
  return { rung, section: `RFC 3986 §${section}`, value: after };
}

const SECTION_WIDTH = "6.2.2.1  ".length;
const RUNG_WIDTH = "percent-encoding  ".length;
/** The most characters of a piece that are shown. On a narrow terminal, two fit side by side below a rung. */
const LONGEST = 24;

/**
 * The text, and for each rung its changes and the text after it.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2 | RFC 3986 §6.2.2}
 */
export function normalizationLines(input: string, rungs: readonly Rung[] | undefined, style: Style): string[] {
  return [quotedIfEmpty(style.show(input)), ...stepsOf(input, rungs).flatMap((step) => stepLines(step, style))];
}

function stepLines(whole: Step, { width, colors: { bold, dim, underline }, show }: Style): string[] {
  const step = { ...whole, before: show(whole.before), after: show(whole.after) };
  const head = dim(step.section.padEnd(SECTION_WIDTH)) + step.rung;
  const rest = " ".repeat(RUNG_WIDTH - step.rung.length);
  const indent = " ".repeat(SECTION_WIDTH);
  const below = width - SECTION_WIDTH;
  const beside = below - RUNG_WIDTH;
  const piece = Math.min(LONGEST, Math.floor((below - " -> ".length) / 2));
  const changes = changesOf(step);
  if (changes.length === 0) {
    const why = whole.before === whole.after ? whyUnchanged(whole) : "changed within a password";
    return why.length <= beside
      ? [head + rest + dim(why)]
      : [head, ...wrap(why, below).map((line) => indent + dim(line))];
  }
  const list = listed(changes, beside, piece);
  return [
    ...(list.length <= beside
      ? [head + rest + list]
      : [head, ...wrap(listed(changes, below, piece), below).map((line) => indent + line)]),
    indent + marked(step.after, changes, (text) => bold(underline(text))),
  ];
}

/** Why a rung changes nothing: there may be dot-segments that have to stay. */
function whyUnchanged({ rung, before }: Step): string {
  const { scheme, path } = parse(before);
  if (rung !== "dot-segments" || !/(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) return "nothing to do";
  if (scheme === undefined) return "kept: they depend on the base";
  const isOpaque = schemes.get(scheme.toLowerCase())?.rootlessPathIsOpaque === true;
  return isOpaque ? `kept: "/" is not hierarchical in ${scheme}` : "nothing to do";
}

/** As many changes as fit into a room, and at least one. `most`: the most characters of a piece that are shown. */
function listed(changes: readonly Change[], room: number, most: number): string {
  let line = "";
  for (const [index, { from, to }] of changes.entries()) {
    const next = `${line === "" ? "" : `${line}, `}${excerpt(from, most)} -> ${excerpt(to, most)}`;
    const left = changes.length - index - 1;
    const more = left > 0 ? `, and ${left} more` : "";
    if (line !== "" && (next + more).length > room) return `${line}, and ${left + 1} more`;
    line = next;
  }
  return line;
}

/** A text with its new pieces marked. */
function marked(text: string, changes: readonly Change[], mark: (text: string) => string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { to, offset } of changes) {
    pieces.push(text.slice(done, offset), to === "" ? "" : mark(to));
    done = offset + to.length;
  }
  return pieces.join("") + text.slice(done);
}

/** A piece of a text, shortened if it is long. */
function excerpt(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : quotedIfEmpty(text);
}
