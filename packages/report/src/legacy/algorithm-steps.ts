/** How each standard resolves a reference (RFC 1808 §4, RFC 2396 §5.2, RFC 3986 §5.2), as JSON and as text. */
import { type DialectId, type DialectStep, dialects as allDialects } from "@std66/legacy";
import { type UrlTrace, traceUrl } from "@std66/url-standard";
import type { ShownStyle } from "../answer/answer.ts";
import { headLines, stepLines } from "../resolution/resolution.ts";
import { visible } from "../text/visible.ts";
import { type Explained, reasonLines } from "./reasons.ts";
import { markedAmong, readingsOfResolution } from "./resolution-table.ts";
import { MARK, isShown, nameOf, outcomeText } from "./standards.ts";
import type { ComparedResolution } from "./web.ts";

const INDENT = "    ";

/** A trace for each standard. The row of std66 has the steps of RFC 3986, which its guard follows. */
export function tracesOf(compared: ComparedResolution): readonly object[] {
  return compared.rows.flatMap(({ dialect }): readonly object[] => {
    if (dialect === "std66") return [];
    if (dialect !== "whatwg") return [{ dialect, steps: stepsBy(dialect, compared) }];
    const { steps } = traceUrl(compared.input, compared.base);
    const rows = steps.map(({ section, code, component, after }) => ({ section, rule: code, component, value: after }));
    return [{ dialect, steps: rows }];
  });
}

/** The base and the reference, the steps and outcome of each standard, and why the outcomes differ. */
export function stepsLines(compared: ComparedResolution, style: ShownStyle, explained: Explained): string[] {
  const { base, input, rows } = compared;
  const { show, colors } = style;
  const marked = markedAmong(compared);
  return [
    ...headLines(show(base), show(input), style),
    ...rows.flatMap((row) => [
      `${marked.has(row.dialect) ? colors.yellow(MARK) : " "} ${colors.bold(nameOf(row.dialect))}`,
      ...algorithmLines(row, compared, style),
    ]),
    ...reasonLines(compared, style, explained, readingsOfResolution(compared)),
  ];
}

function algorithmLines(
  { dialect, outcome }: ComparedResolution["rows"][number],
  compared: ComparedResolution,
  style: ShownStyle,
): string[] {
  const { base, input, rows } = compared;
  if (dialect === "std66")
    return [`${INDENT}the steps of RFC 3986, then "/." before the path: ${outcomeText(outcome, style.show)}`];
  if (dialect === "rfc2396bis07" && isShown("rfc3986", rows)) return [`${INDENT}same steps as RFC 3986`];
  if (dialect === "whatwg") return webLines(traceUrl(input, base), style);
  const lines = stepLines(stepsBy(dialect, compared), style, INDENT);
  if (outcome.kind === "error") return [...lines, `${INDENT}error: ${outcome.message}`];
  return lines.length > 0 ? lines : [`${INDENT}no steps: ${visible(style.show(outcome.text))}`];
}

function webLines({ href, steps }: UrlTrace, { show, colors: { bold, dim } }: ShownStyle): string[] {
  const width = Math.max(...steps.map(({ code }) => code.length));
  const lines = steps.map(({ code, after }, at) => {
    const text = after === undefined ? dim("error") : visible(show(after));
    return `${INDENT}${code.padEnd(width)}  ${at === steps.length - 1 ? bold(text) : text}`;
  });
  return steps.length === 0 ? [`${INDENT}no steps: ${visible(show(href ?? ""))}`] : lines;
}

function stepsBy(dialect: DialectId, { base, input, options }: ComparedResolution): readonly DialectStep[] {
  const { strict, excessDots, opaqueBase, emptyReference, netLocSlash } = options;
  return allDialects[dialect].trace(base, input, { strict, excessDots, opaqueBase, emptyReference, netLocSlash }).steps;
}
