/** RFC 3986 §6.2: what each rung of the ladder changes, and on which rung two texts meet, as JSON and as text. */
import { parse } from "@std66/core";
import {
  type CompareOptions,
  type Comparison,
  type NormalizationStep,
  type Rung,
  normalize,
  traceNormalization,
} from "@std66/normalize";
import { LADDER, SECTIONS, replacementsBetween } from "@std66/normalize/internal";
import { type Answer, type Make, type Shown, type ShownStyle, answerTo, textByText } from "../answer/answer.ts";
import { maskedOffset } from "../text/passwords.ts";
import { quotedIfEmpty } from "../text/visible.ts";
import { wrap } from "../text/wrap.ts";

/**
 * What each rung changes. Lines: the text, and for each rung its changes and the text after it. Record: the input, the
 * result, and the text after each rung.
 *
 * @throws {UriSyntaxError} if the text is not a URI-reference
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2 | RFC 3986 §6.2.2}
 */
export function normalization(
  input: string,
  { show, rungs }: Shown & { readonly rungs?: readonly Rung[] | undefined } = {},
): Answer {
  const { result, steps } = traceNormalization(input, { rungs });
  const make: Make = () => ({
    lines: (style) => [
      quotedIfEmpty(style.show(input)),
      ...steps.flatMap((step, index) => (isLast(step) ? rungLines(step, steps[index - 1], style) : [])),
    ],
    record() {
      const rows = steps.filter(isLast).map(({ rung, section, to }) => ({ rung, section, value: to }));
      return { input, result: String(result), steps: rows };
    },
  });
  return answerTo([input], show, make, textByText);
}

/** The last step of a rung has no component: it has the whole text. */
const isLast = ({ component }: NormalizationStep): boolean => component === undefined;

const SECTION_WIDTH = "6.2.2.1  ".length;
const RUNG_WIDTH = "percent-encoding  ".length;
/** The most characters of a piece that are shown. On a narrow terminal, two fit side by side below a rung. */
const LONGEST = 24;

/** `previous` says why a rung that changes nothing keeps what it might change, if there is a reason. */
function rungLines(
  step: NormalizationStep,
  previous: NormalizationStep | undefined,
  { width, colors: { bold, dim, underline }, show }: ShownStyle,
): string[] {
  const head = dim(step.section.replace("RFC 3986 §", "").padEnd(SECTION_WIDTH)) + step.rung;
  const rest = " ".repeat(RUNG_WIDTH - step.rung.length);
  const indent = " ".repeat(SECTION_WIDTH);
  const below = width - SECTION_WIDTH;
  const beside = below - RUNG_WIDTH;
  /** A text beside the rung or, where that has no room, below it. */
  const placed = (textFor: (room: number) => string, color = (text: string): string => text): string[] => {
    const text = textFor(beside);
    return text.length <= beside
      ? [head + rest + color(text)]
      : [head, ...wrap(textFor(below), below).map((line) => indent + color(line))];
  };
  // Between what is shown, since the pieces of a password must not be.
  const changes = replacementsBetween(step.rung, show(step.from), show(step.to));
  if (changes.length === 0)
    return placed(() => (step.from === step.to ? whyUnchanged(step, previous) : "changed within a password"), dim);
  const piece = Math.min(LONGEST, Math.floor((below - " -> ".length) / 2));
  return [
    ...placed((room) => listed(changes, room, piece)),
    indent + marked(show(step.to), changes, (text) => bold(underline(text))),
  ];
}

type Change = ReturnType<typeof replacementsBetween>[number];

/** Why a rung changes nothing: there may be dot-segments that have to stay. */
function whyUnchanged({ rung, from }: NormalizationStep, previous: NormalizationStep | undefined): string {
  if (previous?.rung !== rung) return "nothing to do";
  if (previous.rule === "keep dot-segments: they depend on the base") return "kept: they depend on the base";
  return `kept: "/" is not hierarchical in ${parse(from).scheme}`;
}

/** As many changes as fit into a room, and at least one. `most`: the most characters of a piece that are shown. */
function listed(changes: readonly Change[], room: number, most: number): string {
  let line = "";
  for (const [index, { from, to }] of changes.entries()) {
    const next = `${line === "" ? "" : `${line}, `}${shortened(from, most)} -> ${shortened(to, most)}`;
    const left = changes.length - index - 1;
    const more = left > 0 ? `, and ${left} more` : "";
    if (line !== "" && (next + more).length > room) return `${line}, and ${left + 1} more`;
    line = next;
  }
  return line;
}

function marked(text: string, changes: readonly Change[], mark: (text: string) => string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { to, offset } of changes) {
    pieces.push(text.slice(done, offset), to === "" ? "" : mark(to));
    done = offset + to.length;
  }
  return pieces.join("") + text.slice(done);
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : quotedIfEmpty(text);
}

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
  { show, ...options }: Shown & CompareOptions = {},
): Answer {
  const { equivalent, rung, difference } = found;
  const make: Make = () => ({
    lines: (style) => comparisonLines([a, b], found, options, style),
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
  const column = Math.min(...normal.map((text) => (show(text) === text ? offset : maskedOffset(text, offset))));
  const from = Math.max(first.length, second.length) + INDENT > width ? Math.max(0, column - BEFORE) : 0;
  const cut = (text: string): string => excerpt(text, from, width - INDENT);
  const caretAt = column - from + (from > 0 ? 1 : 0);
  return [
    `different: ${bold(difference.component)}`,
    ...labelled(["a", cut(first)], ["b", cut(second)]),
    " ".repeat(INDENT + caretAt) + bold("^"),
  ];
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
