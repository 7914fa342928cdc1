/**
 * The rows of docs/evidence/benchmarks.tsv, the figures of each operation by corpus and contender and of each first
 * call, and of benchmarks/command.tsv, those of each tool.
 */
import { figure } from "../../../proof/compare/src/figures.ts";
import type { Spread } from "../../../proof/compare/src/statistics.ts";
import { medianIn } from "./slower-operations.ts";
import type { Report } from "./report.ts";

/** In place of a corpus: the mean of a contender over its corpora. */
const MEAN = "geometric mean";

/** The head, a row for std66 and for each contender on each corpus, and one for each import and first call. */
export function benchRows({
  standings,
  columns,
  beginnings,
}: Pick<Report, "standings" | "columns" | "beginnings">): readonly (readonly string[])[] {
  const none = columns.map(() => "");
  const rows = standings.flatMap(({ title, says, corpora, overall, remarks }) => [
    [title, "", "", "", "", "", "", "", ...none, says],
    ...corpora.flatMap(({ corpus, nanoseconds: { median, least }, ratios }) => [
      [title, corpus, "", figure(median), figure(least), "", "", "", ...none, ""],
      ...ratios.map(({ contender, ratio }) => {
        const byNode = columns.map((column) => medianIn(column, { title, corpus, contender }));
        const cells = byNode.map((value) => (value === undefined ? "" : figure(value)));
        return [title, corpus, contender, "", "", ...spreadCells(ratio), ...cells, ""];
      }),
    ]),
    ...overall.map(({ contender, ratio }) => {
      const remark = remarks.filter((each) => each.startsWith(`${contender} `)).join(" ");
      return [title, MEAN, contender, "", "", ...spreadCells(ratio), ...none, remark];
    }),
  ]);
  const beginningRows = (beginnings[0]?.costs ?? []).map(({ name }) => {
    const byNode = columns.map(({ version }) => {
      const costs = beginnings.find((each) => each.version === version)?.costs ?? [];
      return costs.flatMap((cost) => (cost.name === name ? [figure(cost.milliseconds)] : [])).join("");
    });
    return [`${name}, ms`, "", "", "", "", "", "", "", ...byNode, ""];
  });
  const head = ["operation", "corpus", "against", "ns", "least ns", "× faster", "10 %", "90 %"];
  return [[...head, ...columns.map(({ version }) => `Node ${version}`), "remark"], ...rows, ...beginningRows];
}

/** The head, and a row for each tool. */
export function commandRows({ trials: { trials } }: Pick<Report, "trials">): readonly (readonly string[])[] {
  const rows = trials.flatMap(({ title, lines, bytes, results }) =>
    results.map(({ tool, seconds, ratio, megabytes, written }) => [
      title,
      String(lines),
      figure(bytes / 1e6),
      tool,
      figure(seconds),
      ...spreadCells(ratio),
      megabytes === undefined ? "" : figure(megabytes),
      written === undefined ? "" : figure(written / 1e6),
    ]),
  );
  const head = ["task", "lines", "MB", "tool", "seconds", "× faster", "10 %", "90 %", "peak MB", "MB written"];
  return [head, ...rows];
}

function spreadCells(ratio: Spread | undefined): readonly string[] {
  return ratio === undefined ? ["", "", ""] : [ratio.median, ratio.low, ratio.high].map(figure);
}
