/**
 * A diagnostic as text, in the form of rustc's: what is wrong, where, the rule, a repair. Adds the location, the
 * colors, and a caret that allows for the width of characters.
 */
import { type Answer, type Make, type Shown, answerTo, textByText } from "../answer/answer.ts";
import type { Style } from "../answer/style.ts";
import { escapeControls } from "../text/visible.ts";
import { hanging, wrap } from "../text/wrap.ts";
import type { Diagnostic, Explanation } from "./diagnostic.ts";

/** Returns how many columns of a terminal a text takes. */
export type WidthOf = (text: string) => number;

/** From how many columns on lines are as long as their texts. */
const USUAL = 80;

interface DiagnosisOptions extends Shown {
  /** How many columns a text takes. Default: one for each UTF-16 code unit. */
  readonly widthOf?: WidthOf | undefined;
  /** Members of the record between `input` and `error`, such as `{ valid: false }`. */
  readonly members?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * A diagnostic as an answer. Lines: in the form of rustc's, with what is wrong, where, the rule, and a repair where one
 * is certain. Nothing of a password is in them. Record: `{"input":…,"error":{…}}`. Its input is `null` if it would be
 * too long for a string.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 */
export function diagnosis(diagnostic: Diagnostic, { show, widthOf, members }: DiagnosisOptions = {}): Answer {
  const make: Make = () => ({
    lines: (style) => diagnosticLines(diagnostic, style, widthOf),
    record: () => diagnosticRecord(diagnostic, members),
  });
  return answerTo([diagnostic.input], show, make, textByText);
}

function diagnosticRecord({ input, code, offset, component, section, message }: Diagnostic, members = {}): string {
  const error = { code, offset, component: component ?? null, section, message };
  try {
    return JSON.stringify({ input, ...members, error });
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return JSON.stringify({ input: null, ...members, error });
  }
}

/**
 * A diagnostic in one line, in the form that editors read from compilers: `links.txt:12:23: error[pct-encoded] …`.
 * Nothing of a password is in it.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7.5 | RFC 3986 §7.5}
 */
export function compactLine({ severity, location, explanation }: Diagnostic, { colors }: Style): string {
  const { code, reason, column } = explanation;
  const place = colors.bold(`${escapeControls(location.source)}:${location.line}:${column}:`);
  return `${place} ${colors.bold(colors[HUES[severity]](`${severity}[${code}]`))} ${reason}`;
}

const HUES = { error: "red", danger: "red", warning: "yellow", info: "blue" } as const;

export function diagnosticLines(
  { severity, location, explanation }: Diagnostic,
  { width: columns, colors }: Style,
  widthOf: WidthOf = lengthOf,
): string[] {
  const { code, section, reason, column, label, rule, help } = explanation;
  const { bold, cyan } = colors;
  const line = String(location.line);
  const width = columns < USUAL ? columns : Infinity;
  const room = width - line.length - " | ".length;
  const { before, marked, after } = narrowed(explanation, room, widthOf);
  const margin = " ".repeat(line.length);
  const hue = colors[HUES[severity]];
  const frame = (text: string): string => bold(cyan(text));
  const bar = frame("|");
  const indent = " ".repeat(widthOf(before));
  const carets = "^".repeat(Math.max(1, widthOf(marked)));
  // A terminal moves right-to-left text, so that no column is certain to be below the fault.
  const pointers = RIGHT_TO_LEFT.test(before + marked + after)
    ? [`${bold(hue(label))}, character ${column} in the order of the text, not of the screen`]
    : widthOf(`${before}${carets} ${label}`) <= room
      ? [`${indent}${bold(hue(`${carets} ${label}`))}`]
      : [`${indent}${bold(hue(carets))}`, ...wrap(label, room).map((part) => bold(hue(part)))];
  const title = `${severity}[${code}]`;
  const [head, ...more] = hanging(`${title}: ${reason}`, width, "  ");
  /** A statement below the excerpt, named by its first word. */
  const statement = (name: string, text: string): string[] =>
    hanging(`${name}: ${text}`, room, "").map((part, index) =>
      index === 0 ? `${margin} ${frame("=")} ${bold(name)}${part.slice(name.length)}` : `${margin}   ${part}`,
    );
  return [
    `${bold(hue(title))}${bold(head.slice(title.length))}`,
    ...more.map((part) => bold(part)),
    `${margin}${frame("-->")} ${escapeControls(location.source)}:${line}:${column}`,
    `${margin} ${bar}`,
    `${frame(line)} ${bar} ${before}${marked}${after}`.trimEnd(),
    ...pointers.map((each) => `${margin} ${bar} ${each}`),
    ...statement("note", `${rule} (${section.replace(" §", ", section ")})`),
    ...(help === undefined ? [] : statement("help", help)),
  ];
}

const lengthOf: WidthOf = (text) => text.length;

/** Blocks whose letters are written from right to left (UAX 9: bidi classes R and AL). */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

type Pieces = Pick<Explanation, "before" | "marked" | "after">;

/** As much of an excerpt as fits a narrow terminal, around the marked piece. `…` marks what is left out. */
export function narrowed({ before, marked, after }: Pieces, room: number, widthOf: WidthOf): Pieces {
  if (widthOf(before + marked + after) <= room) return { before, marked, after };
  const cut = (text: string, most: number, side: "start" | "end"): string => {
    if (widthOf(text) <= most) return text;
    const characters = Array.from(text);
    while (characters.length > 0 && widthOf(characters.join("")) >= most)
      characters.splice(side === "start" ? 0 : -1, 1);
    return side === "start" ? `…${characters.join("")}` : `${characters.join("")}…`;
  };
  const middle = cut(marked, room - 2, "end");
  const left = room - widthOf(middle);
  const half = Math.max(Math.floor(left / 2), left - widthOf(after));
  const shown = cut(before, half, "start");
  return { before: shown, marked: middle, after: cut(after, left - widthOf(shown), "end") };
}
