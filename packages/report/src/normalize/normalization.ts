/** The steps to a normal form (RFC 3986 §6.2.2, §6.2.3), as JSON and as text. */
import { parse } from "@std66/core";
import { type NormalizationStep, type Rung, traceNormalization } from "@std66/normalize";
import { replacementsBetween } from "@std66/normalize/internal";
import { type Answer, type Make, type Shown, type ShownStyle, answerTo, textByText } from "../answer/answer.ts";
import { masked } from "../text/passwords.ts";
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
  { show = masked, rungs }: Shown & { readonly rungs?: readonly Rung[] | undefined } = {},
): Answer {
  const { result, steps } = traceNormalization(input, { rungs });
  const make: Make = (_, shown) => ({
    lines: (style) => normalizationLines(input, steps, { ...style, show: shown }),
    record: () => JSON.stringify({ input, result: String(result), steps: recordsOf(steps) }),
  });
  return answerTo([input], show, make, textByText);
}

/** The last step of a rung has no component: it has the whole text. */
function recordsOf(steps: readonly NormalizationStep[]): readonly object[] {
  const ofRungs = steps.filter(({ component }) => component === undefined);
  return ofRungs.map(({ rung, section, to }) => ({ rung, section, value: to }));
}

const SECTION_WIDTH = "6.2.2.1  ".length;
const RUNG_WIDTH = "percent-encoding  ".length;
/** The most characters of a piece that are shown. On a narrow terminal, two fit side by side below a rung. */
const LONGEST = 24;

function normalizationLines(input: string, steps: readonly NormalizationStep[], style: ShownStyle): string[] {
  const lines = steps.flatMap((step, index) =>
    step.component === undefined ? rungLines(step, steps[index - 1], style) : [],
  );
  return [quotedIfEmpty(style.show(input)), ...lines];
}

/** `previous` says why a rung that changes nothing keeps what it might change, if there is a reason. */
function rungLines(
  step: NormalizationStep,
  previous: NormalizationStep | undefined,
  { width, colors: { bold, dim, underline }, show }: ShownStyle,
): string[] {
  const section = step.section.replace("RFC 3986 §", "");
  const head = dim(section.padEnd(SECTION_WIDTH)) + step.rung;
  const rest = " ".repeat(RUNG_WIDTH - step.rung.length);
  const indent = " ".repeat(SECTION_WIDTH);
  const below = width - SECTION_WIDTH;
  const beside = below - RUNG_WIDTH;
  const piece = Math.min(LONGEST, Math.floor((below - " -> ".length) / 2));
  // Between what is shown, since the pieces of a password must not be.
  const changes = replacementsBetween(step.rung, show(step.from), show(step.to));
  if (changes.length === 0) {
    const why = step.from === step.to ? whyUnchanged(step, previous) : "changed within a password";
    return why.length <= beside
      ? [head + rest + dim(why)]
      : [head, ...wrap(why, below).map((line) => indent + dim(line))];
  }
  const list = listed(changes, beside, piece);
  return [
    ...(list.length <= beside
      ? [head + rest + list]
      : [head, ...wrap(listed(changes, below, piece), below).map((line) => indent + line)]),
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
    const next = `${line === "" ? "" : `${line}, `}${excerpt(from, most)} -> ${excerpt(to, most)}`;
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

function excerpt(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : quotedIfEmpty(text);
}
