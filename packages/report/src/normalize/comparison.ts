/** Two normal forms one below the other, and where they differ (RFC 3986 §6.2), as JSON and as text. */
import { type CompareOptions, type Comparison, normalize } from "@std66/normalize";
import { LADDER, SECTIONS } from "@std66/normalize/internal";
import { type Answer, type Make, type Shown, type ShownStyle, answerTo, textByText } from "../answer/answer.ts";
import { type Show, masked, maskedOffset } from "../text/passwords.ts";
import { quotedIfEmpty } from "../text/visible.ts";

const INDENT = 4;
/** How many common characters of two long texts are shown before the difference. */
const BEFORE = 30;

/**
 * How two URIs compare: `found` is what `compare` returns. Lines: the rung or `different`, and the two texts with their
 * normal forms, long ones from shortly before the difference. Record: both URIs, the rung and the difference, each
 * `null` if absent.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2 | RFC 3986 §6.2}
 */
export function comparison(
  a: string,
  b: string,
  found: Comparison,
  { show = masked, ...options }: Shown & CompareOptions = {},
): Answer {
  const { equivalent, rung, difference } = found;
  const make: Make = (_, shown) => ({
    lines: (style) => comparisonLines([a, b], found, options, { ...style, show: shown }),
    record: () => ({ a, b, equivalent, rung, difference }),
    agree: equivalent,
  });
  return answerTo([a, b], show, make, textByText);
}

function comparisonLines(
  [a, b]: readonly [string, string],
  { rung, difference }: Comparison,
  options: CompareOptions,
  { width, colors: { bold, dim }, show }: ShownStyle,
): string[] {
  if (difference === undefined) {
    // The rungs applied until the two became equal.
    const chosen = new Set(options.rungs ?? LADDER);
    const rungs = LADDER.slice(0, LADDER.indexOf(rung) + 1).filter((name) => chosen.has(name));
    const normal = show(normalText(a, { ...options, rungs }));
    const section = `(RFC 3986, section ${SECTIONS[rung]})`;
    const head = `equivalent: ${bold(rung)}`;
    const isBeside = `equivalent: ${rung} ${section}`.length <= width;
    const heads = isBeside ? [`${head} ${dim(section)}`] : [head, `  ${dim(section)}`];
    return [...heads, ...labelled(["a", show(a)], ["b", show(b)], ["=", normal])];
  }
  const normal = [normalText(a, options), normalText(b, options)] as const;
  const [first, second] = [show(normal[0]), show(normal[1])];
  // A difference within a password is shown at the start of the password.
  const offset = firstDifference(...normal);
  const column = Math.min(...normal.map((text) => shownOffset(text, offset, show)));
  const from = Math.max(first.length, second.length) + INDENT > width ? Math.max(0, column - BEFORE) : 0;
  const cut = (text: string): string => excerpt(text, from, width - INDENT);
  const caretAt = column - from + (from > 0 ? 1 : 0);
  return [
    `different: ${bold(difference.component)}`,
    ...labelled(["a", cut(first)], ["b", cut(second)]),
    " ".repeat(INDENT + caretAt) + bold("^"),
  ];
}

function shownOffset(text: string, offset: number, show: Show): number {
  return show(text) === text ? offset : maskedOffset(text, offset);
}

function firstDifference(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let at = 0;
  while (at < shorter && a[at] === b[at]) at++;
  return at;
}

function normalText(uri: string, { ignoreFragment, ...options }: CompareOptions): string {
  const text = String(normalize(uri, options));
  const end = text.indexOf("#");
  return ignoreFragment === true && end >= 0 ? text.slice(0, end) : text;
}

function labelled(...rows: readonly (readonly [label: string, text: string])[]): string[] {
  return rows.map(([label, text]) => ` ${label}  ${quotedIfEmpty(text)}`);
}

/** As much of a text from an index on as fits into `width`. `…` marks an omission. */
function excerpt(text: string, from: number, width: number): string {
  const start = from > 0 ? "…" : "";
  const room = width - start.length;
  const rest = text.slice(from);
  return start + (rest.length > room ? `${rest.slice(0, room - 1)}…` : rest);
}
