/** How each standard resolves a reference (RFC 1808 §4, RFC 2396 §5.2, RFC 3986 §5.2), as JSON and as text. */
import { type DialectId, type DialectTrace, type Outcome, dialects as allDialects } from "@std66/legacy";
import { type UrlTrace, traceUrl } from "@std66/url-standard";
import type { ShownStyle } from "../answer/answer.ts";
import { headLines, stepLines } from "../resolution/resolution.ts";
import { visible } from "../text/visible.ts";
import { type Explained, reasonLines } from "./reasons.ts";
import { markedAmong, readingsOfResolution } from "./resolution-table.ts";
import { MARK, isShown, nameOf } from "./standards.ts";
import type { ComparedResolution } from "./web.ts";

const INDENT = "    ";

/** A trace for each standard. The row of std66 has the steps of RFC 3986, which its guard follows. */
export function tracesOf(compared: ComparedResolution): readonly object[] {
  return compared.rows.flatMap(({ dialect }) =>
    dialect === "std66" ? [] : [{ dialect, steps: stepsBy(dialect, compared) }],
  );
}

/** The base and the reference, the steps and outcome of each standard, and why the outcomes differ. */
export function stepsLines(compared: ComparedResolution, style: ShownStyle, explained: Explained): string[] {
  const { base, input, rows } = compared;
  const { show, colors } = style;
  const lines = headLines(show(base), show(input), style);
  const hasRfc3986 = isShown("rfc3986", rows);
  const marked = markedAmong(compared);
  for (const { dialect, outcome } of rows) {
    lines.push((marked.has(dialect) ? colors.yellow(MARK) : " ") + ` ${colors.bold(nameOf(dialect))}`);
    const added =
      dialect === "std66"
        ? [`${INDENT}the steps of RFC 3986, then "/." before the path: ${shownText(outcome, style)}`]
        : dialect === "rfc2396bis07" && hasRfc3986
          ? [`${INDENT}same steps as RFC 3986`]
          : dialect === "whatwg"
            ? webLines(traceUrl(input, base), style)
            : traceLines(traceBy(dialect, compared), style);
    // One by one: a long path can have more steps than a call may have arguments.
    for (const line of added) lines.push(line);
  }
  return [...lines, ...reasonLines(compared, style, explained, readingsOfResolution(compared))];
}

function stepsBy(dialect: DialectId, compared: ComparedResolution): readonly object[] {
  if (dialect !== "whatwg") return traceBy(dialect, compared).steps;
  const { steps } = traceUrl(compared.input, compared.base);
  return steps.map(({ section, code, component, after }) => ({ section, rule: code, component, value: after }));
}

function webLines({ href, steps }: UrlTrace, { show, colors: { bold, dim } }: ShownStyle): string[] {
  const width = Math.max(...steps.map(({ code }) => code.length));
  const lines = steps.map(({ code, after }, at) => {
    const text = after === undefined ? dim("error") : visible(show(after));
    return `${INDENT}${code.padEnd(width)}  ${at === steps.length - 1 ? bold(text) : text}`;
  });
  return steps.length === 0 ? [`${INDENT}no steps: ${visible(show(href ?? ""))}`] : lines;
}

function shownText(outcome: Outcome, { show }: ShownStyle): string {
  return outcome.kind === "error" ? outcome.message : visible(show(outcome.text));
}

function traceBy(dialect: DialectId, { base, input, options }: ComparedResolution): DialectTrace {
  const { strict, excessDots, opaqueBase, emptyReference, netLocSlash } = options;
  return allDialects[dialect].trace(base, input, { strict, excessDots, opaqueBase, emptyReference, netLocSlash });
}

function traceLines({ outcome, steps }: DialectTrace, style: ShownStyle): string[] {
  const lines = stepLines(steps, style, INDENT);
  if (outcome.kind === "error") lines.push(`${INDENT}error: ${outcome.message}`);
  else if (steps.length === 0) lines.push(`${INDENT}no steps: ${shownText(outcome, style)}`);
  return lines;
}
