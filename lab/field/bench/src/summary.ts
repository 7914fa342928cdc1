/** What a reader sees first: what is faster, by how much, and where std66 loses. Derived from the figures. */
import { figure } from "../../../proof/compare/src/figures.ts";
import { ratioToUrl } from "./node-columns.ts";
import { isOurs, isUrl } from "../../../proof/compare/src/operation.ts";
import type { Report } from "./report.ts";
import type { Standing } from "../../../proof/compare/src/standings.ts";
import { geometricMean } from "../../../proof/compare/src/statistics.ts";
import { table } from "../../../proof/compare/src/table.ts";

interface Comparison {
  readonly with: string;
  /** How many times faster std66 is. */
  readonly ratio: number;
}

export function summary(report: Pick<Report, "standings" | "columns" | "jobs" | "trials">): readonly string[] {
  return [
    [besideUrl(report), besideLibraries(report)].join("\n"),
    "Whole pieces of work, and the command with its start. ▼ marks what is faster than std66.",
    table(["what people do", "how many times as fast as"], [...jobRows(report), ...commandRows(report)]),
  ];
}

function besideUrl({ standings, columns }: Pick<Report, "standings" | "columns">): string {
  // To refuse a text is not the same work, and its ratio would lift each mean.
  const titles = standings.map(({ title }) => title).filter((title) => !title.includes("invalid"));
  const byNode = columns.map((column) => {
    const comparisons = titles.flatMap((title): (Comparison & { readonly operation: string })[] => {
      const ratio = ratioToUrl(column, title)?.median;
      return ratio === undefined ? [] : [{ operation: title, with: "URL", ratio }];
    });
    const slower = comparisons.filter(({ ratio }) => ratio < 1);
    const mean = figure(geometricMean(comparisons.map(({ ratio }) => ratio)));
    const losses = slower.map(({ operation, ratio }) => `${operation} (${figure(ratio)} ×)`).join("; ");
    return `  - Node ${column.version}: ${comparisons.length - slower.length} of ${comparisons.length} operations (in the mean, ${mean} ×)${losses === "" ? "" : `; slower: ${losses}`}`;
  });
  return ["- **Faster than Node's own `URL`**, on valid texts, in:", ...byNode].join("\n");
}

function besideLibraries({ standings }: Pick<Report, "standings">): string {
  const comparisons = standings.flatMap(withLibraries);
  const slower = comparisons.filter(({ ratio }) => ratio < 1);
  const losses = slower.map((each) => `${each.operation} than ${each.with} (${figure(each.ratio)} ×)`);
  const said = losses.length === 0 ? "." : `; slower: ${losses.join(", ")}.`;
  return (
    `- **Faster than other libraries** in ${comparisons.length - slower.length} of ${comparisons.length} comparisons ` +
    `(in the mean, ${figure(geometricMean(comparisons.map(({ ratio }) => ratio)))} ×)${said}`
  );
}

function withLibraries({ title, overall }: Standing): readonly (Comparison & { readonly operation: string })[] {
  return overall.flatMap(({ contender, ratio }) =>
    ratio === undefined || isUrl(contender) || isOurs(contender)
      ? []
      : [{ operation: title, with: contender, ratio: ratio.median }],
  );
}

function jobRows({ jobs }: Pick<Report, "jobs">): readonly string[][] {
  return jobs.map(({ title, results }) => {
    const comparisons = results.flatMap(({ contender, ratio, remark }) =>
      ratio === undefined
        ? []
        : [{ with: `${contender}${remark === undefined ? "" : ", which answers otherwise"}`, ratio: ratio.median }],
    );
    return [title, listed(comparisons)];
  });
}

function commandRows({ trials: { trials } }: Pick<Report, "trials">): readonly string[][] {
  return trials.flatMap(({ title, results }) => {
    const comparisons = results.flatMap(({ tool, isOurs: own, ratio }) =>
      ratio === undefined || own ? [] : [{ with: tool, ratio: ratio.median }],
    );
    return comparisons.length === 0 ? [] : [[title, listed(comparisons)]];
  });
}

function listed(comparisons: readonly Comparison[]): string {
  return comparisons.map((each) => `${each.ratio < 1 ? "▼ " : ""}**${figure(each.ratio)}** ${each.with}`).join("; ");
}
