/** RFC 3986 §7.6: what each reader sees in a text, as a table and as JSON. */
import { type Reading, readings as readingsOf } from "@std66/audit";
import { replaceStretches, tokenStretchesOf } from "@std66/audit/internal";
import { type Answer, type Make, STAND_IN, type Shown, type ShownStyle, answerTo, standIns } from "../answer/answer.ts";
import type { Show } from "../text/passwords.ts";
import { escapeControls, visible } from "../text/visible.ts";

const COLUMNS = ["scheme", "host", "port", "path"] as const;
/** Longer texts are cut, so that the table stays one. */
const WIDEST = 40;

/**
 * What each reader sees in a text: the standards, and common string functions. Lines: the text, and a row for each. One
 * whose host differs from that of most readers is marked. Where passwords are masked, tokens are as well. Record: the
 * rows, with `null` for what is absent.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7.6 | RFC 3986 §7.6}
 */
export function readers(input: string, { show }: Shown = {}): Answer {
  return answerTo([input], show, make, { ...standIns, safe });
}

const make: Make = ([text = ""]) => {
  const found = readingsOf(text);
  return {
    lines: (style) => [style.colors.bold(visible(style.show(text))), ...readingLines(found, style)],
    record: () => ({ input: text, readers: found }),
  };
};

const safe: Show = (text) => standIns.safe(replaceStretches(text, tokenStretchesOf(text), STAND_IN));

export function readingLines(readings: readonly Reading[], { colors: { bold, yellow }, show }: ShownStyle): string[] {
  const cells = readings.map((reading) => [
    reading.title,
    ...(reading.refusal === undefined
      ? COLUMNS.map((name) => cellOf(reading[name], name, show))
      : [`refuses the text: ${reading.refusal}`]),
  ]);
  const rows = [["", ...COLUMNS], ...cells];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => (row.length > 2 || column === 0 ? (row[column] as string).length : 0))),
  );
  const usual = mostFrequent(readings.map(({ host }) => host));
  return rows.map((row, index) => {
    const reading = readings[index - 1];
    const differs = reading?.host !== undefined && reading.host.toLowerCase() !== usual;
    const line = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
    const marked = `  ${differs ? "≠" : " "} ${line}`.trimEnd();
    return index === 0 ? bold(marked) : differs ? yellow(marked) : marked;
  });
}

function cellOf(value: string | undefined, name: string, show: Show): string {
  if (value === undefined) return "-";
  const shown = value === "" ? '""' : escapeControls(show(value, name));
  return shown.length > WIDEST ? `${shown.slice(0, WIDEST)}…` : shown;
}

/** The first one of those that occur most often, without those that are absent. */
function mostFrequent(hosts: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const host of hosts.flatMap((each) => each?.toLowerCase() ?? [])) counts.set(host, (counts.get(host) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}
