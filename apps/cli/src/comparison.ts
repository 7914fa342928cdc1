/** Two normal forms one below the other, and where they differ (RFC 3986 §6.2), in 80 columns. */
import { type CompareOptions, type Comparison, type Rung, normalize } from "@std66/normalize";
import type { Colors } from "picocolors/types.js";
import { sectionOf } from "./ladder.ts";
import type { Pair } from "./pair.ts";

const WIDTH = 80;
const INDENT = 4;
/** How much of what two long texts have in common is shown before they part. */
const BEFORE = 30;

/** What the comparison came to, the two texts, and their normal forms; the latter from a little before they part. */
export function comparisonLines(
  pair: Pair,
  { rung, difference }: Comparison,
  options: CompareOptions,
  { bold, dim }: Colors,
): string[] {
  if (difference === undefined) {
    const taken = ladderUpTo(rung, options);
    const normal = withoutFragment(String(normalize(pair[0], { ...options, rungs: taken })), options);
    const head = `equivalent: ${bold(rung)} ${dim(`(RFC 3986, section ${sectionOf(rung)})`)}`;
    return [head, ...labelled(["a", ...pair.slice(0, 1)], ["b", ...pair.slice(1)], ["=", normal])];
  }
  const [a = "", b = ""] = pair.map((text) => withoutFragment(String(normalize(text, options)), options));
  let parting = 0;
  while (parting < Math.min(a.length, b.length) && a[parting] === b[parting]) parting++;
  const from = Math.max(a.length, b.length) + INDENT > WIDTH ? Math.max(0, parting - BEFORE) : 0;
  const cut = (text: string): string => excerpt(text, from);
  const caretAt = parting - from + (from > 0 ? 1 : 0);
  return [
    `different: ${bold(difference.component)}`,
    ...labelled(["a", cut(a)], ["b", cut(b)]),
    " ".repeat(INDENT + caretAt) + bold("^"),
  ];
}

/** The rungs that were taken when the two became equal. */
function ladderUpTo(rung: Rung, { rungs }: CompareOptions): readonly Rung[] {
  const all: readonly Rung[] = ["identical", "case", "percent-encoding", "dot-segments", "scheme"];
  const chosen = rungs === undefined ? all : [...rungs];
  return all.slice(0, all.indexOf(rung) + 1).filter((name) => chosen.includes(name));
}

function withoutFragment(text: string, { ignoreFragment }: CompareOptions): string {
  const end = text.indexOf("#");
  return ignoreFragment === true && end >= 0 ? text.slice(0, end) : text;
}

function labelled(...rows: readonly (readonly string[])[]): string[] {
  return rows.map(([label = "", text = ""]) => ` ${label}  ${text === "" ? '""' : text}`);
}

/** What fits of a text from an index on; `…` stands for what is left out. */
function excerpt(text: string, from: number): string {
  const start = from > 0 ? "…" : "";
  const room = WIDTH - INDENT - start.length;
  const rest = text.slice(from);
  return start + (rest.length > room ? `${rest.slice(0, room - 1)}…` : rest);
}
