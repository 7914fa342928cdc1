/** The rows of docs/evidence/benchmarks.tsv: the figures of each operation, by corpus and contender. */
import { figure } from "../../../proof/compare/src/figures.ts";
import type { Spread } from "../../../proof/compare/src/statistics.ts";
import { medianIn } from "./slower-operations.ts";
import type { Report } from "./report.ts";

/** In place of a corpus: the mean of a contender over its corpora. */
const MEAN = "geometric mean";

/** The head, and a row for std66 and for each contender on each corpus. */
export function benchRows({
  standings,
  columns,
}: Pick<Report, "standings" | "columns">): readonly (readonly string[])[] {
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
  const head = ["operation", "corpus", "against", "ns", "least ns", "× faster", "10 %", "90 %"];
  return [[...head, ...columns.map(({ version }) => `Node ${version}`), "remark"], ...rows];
}

function spreadCells(ratio: Spread | undefined): readonly string[] {
  return ratio === undefined ? ["", "", ""] : [ratio.median, ratio.low, ratio.high].map(figure);
}
