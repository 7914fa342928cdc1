/** The steps by which each standard resolves a reference (RFC 1808 §4, RFC 2396 §5.2, RFC 3986 §5.2), as JSON and as text. */
import { type DialectId, type DialectTrace, type Outcome, type ResolutionComparison, dialects } from "@std66/legacy";
import type { Style } from "../style.ts";
import { type Json, jsonOf, jsonWithNulls, record } from "../json.ts";
import { headLines, stepLines } from "../steps.ts";
import { markedAmong, othersOf } from "./resolution-table.ts";
import { nameOf } from "./standards.ts";
import { MARK } from "./table.ts";
import { visible } from "../text/visible.ts";
import type { DialectRequest } from "./dialect-request.ts";
import { readingsOfResolution } from "./bearing.ts";
import { clientsJson } from "./clients.ts";
import { type Explained, reasonLines, reasonsJson } from "./reasons.ts";

const INDENT = "    ";

/**
 * The comparison as one object, with a trace for each standard and `null` for absent members.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 */
export function algorithmRecord({ base, input, options }: DialectRequest, comparison: ResolutionComparison): Json {
  const { agree, rows, differences } = comparison;
  // The row of std66 has the steps of RFC 3986, which its guard follows.
  const traces = rows.flatMap(({ dialect }) =>
    dialect === "std66" ? [] : [{ dialect, steps: traceBy(dialect, { base, input, options }).steps }],
  );
  const others = othersOf({ base, input, options }, comparison);
  return record({
    base: jsonOf(base),
    input: jsonOf(input),
    agree: jsonOf(agree),
    rows: jsonWithNulls(rows),
    differences: jsonOf(differences),
    readings: jsonOf(others),
    traces: jsonWithNulls(traces),
    reasons: reasonsJson(comparison),
    clients: clientsJson(base, input),
  });
}

/** The base and the reference, the steps and outcome of each standard, and why the outcomes differ. */
export function stepsLines(
  { base, input, options }: DialectRequest,
  comparison: ResolutionComparison,
  style: Style,
  explained: Explained,
): string[] {
  const { rows } = comparison;
  const { show } = style;
  const { bold, yellow } = style.colors;
  const lines = headLines(show(base), show(input), style);
  const hasRfc3986 = rows.some(({ dialect }) => dialect === "rfc3986");
  const marked = markedAmong(comparison);
  for (const { dialect, outcome } of rows) {
    lines.push((marked.has(dialect) ? yellow(MARK) : " ") + ` ${bold(nameOf(dialect))}`);
    const added =
      dialect === "std66"
        ? [`${INDENT}the steps of RFC 3986, then "/." before the path: ${shownText(outcome, style)}`]
        : dialect === "rfc2396bis07" && hasRfc3986
          ? [`${INDENT}same steps as RFC 3986`]
          : traceLines(traceBy(dialect, { base, input, options }), style);
    // One by one: a long path can have more steps than a call may have arguments.
    for (const line of added) lines.push(line);
  }
  const bearing = readingsOfResolution(comparison, othersOf({ base, input, options }, comparison));
  return [...lines, ...reasonLines(comparison, style, explained, bearing)];
}

function shownText(outcome: Outcome, { show }: Style): string {
  return outcome.kind === "error" ? outcome.message : visible(show(outcome.text));
}

function traceBy(dialect: DialectId, { base, input, options }: DialectRequest): DialectTrace {
  const { strict, excessDots, opaqueBase, emptyReference, netLocSlash } = options;
  return dialects[dialect].trace(base, input, { strict, excessDots, opaqueBase, emptyReference, netLocSlash });
}

function traceLines({ outcome, steps }: DialectTrace, style: Style): string[] {
  const lines = stepLines(steps, style, INDENT);
  if (outcome.kind === "error") lines.push(`${INDENT}error: ${outcome.message}`);
  else if (steps.length === 0) lines.push(`${INDENT}no steps: ${shownText(outcome, style)}`);
  return lines;
}
