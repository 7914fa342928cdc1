/** Writes docs/evidence/benchmarks.md: measured figures, and how to measure them again. */
import { charts } from "./chart/groups.ts";
import { figure, ratio, thousands } from "../../../proof/compare/src/figures.ts";
import { contenders, machine } from "./machine.ts";
import { ratioToUrl } from "./node-columns.ts";
import { isSmaller, otherLosses } from "./other-losses.ts";
import type { Report } from "./report.ts";
import type { Standing } from "../../../proof/compare/src/standings.ts";
import { type SlowerOperation, slowerOperations } from "./slower-operations.ts";
import { summary } from "./summary.ts";
import { table } from "../../../proof/compare/src/table.ts";

export function page(report: Report): string {
  return [
    "# Benchmarks",
    "How many times faster std66 is than other libraries, and where it is slower. A program writes this page from a single run. " +
      "Compare only ratios within one run, not figures of two runs or two machines.",
    "## In ten seconds",
    ...summary(report),
    "## At a glance",
    ...charts(report.standings).map(({ file, alternative }) => `![${alternative}](benchmarks/${file})`),
    "How many times faster std66 is than Node's own `URL`, in the mean over corpora, by version of Node. ▼ marks what is slower.",
    byNode(report),
    "## Where std66 loses",
    ...lossSection(report),
    "## How this is measured",
    how(report),
    "## Operations",
    "How many times faster std66 is, in the mean over corpora. [benchmarks.tsv](benchmarks.tsv) has the figures of each corpus, the " +
      "task of each operation and what makes an answer right, and which contenders answer differently.",
    overview(report.standings),
    "## What people do",
    ...jobs(report),
    "## First calls, imports and memory",
    ...beginnings(report),
    "## Bundle sizes",
    sizes(report),
    "## The command",
    ...command(report),
    "",
  ].join("\n\n");
}

function how({ settings, corpora }: Report): string {
  const { rounds, batchMilliseconds } = settings;
  const columns = ["corpus", "texts", "characters, shortest", "mean", "longest"];
  const rows = corpora.map(({ name, texts, shortest, mean, longest }) =>
    [name, texts, shortest, Math.round(mean), longest].map(String),
  );
  return [
    `- **Measured on** ${machine()}.`,
    `- **Against** Node's \`URL\`, ${contenders().join(", ")}. \`hyperjump\` is short for @hyperjump/uri.`,
    "- **To repeat the run**, use `npx --yes pnpm@12.21.0 run field bench`, which takes about nine minutes on an idle machine. " +
      "`run field bench --quick` takes a minute. `run field bench --write` writes this page. Python and the C libraries (Debian: `gcc`, " +
      "`liburiparser-dev`, `libcurl4-openssl-dev`) are used if they are installed.",
    "- **A figure** is how many times as long the other contender takes: above 1, std66 is faster. It is the median over rounds, " +
      "with the 10th and 90th percentiles. A mean is the geometric mean of a round's ratios over corpora.",
    "- **Versions of Node** are those that `run proof runtimes` installs. On each, std66 races against `URL` alone, in a process of its own.",
    `- **A round** (there are ${rounds}) gives each contender ${batchMilliseconds} ms on each corpus, in turns, starting with a ` +
      "different one each time. All operations, corpora and contenders are warmed up before the first round of the first operation.",
    "- **A contender** has its own code and its own loop, so that no two share what V8 has learned. Texts are flat. Every result " +
      "is kept, and the last character of a resulting text is read.",
    "- **Answers** are checked before anything is timed, against a literal reading of RFC 3986 (Appendix B, §5.2, §5.3, §6.2), not " +
      "against std66. A contender that answers differently is timed and named: `URL` rewrites hosts, paths and ports on purpose, " +
      "by its own standard. A contender that throws, or accepts what it must reject, is left out of that corpus.",
    "- **The corpora** are generated from a seed. If two texts are needed, they are a document's address and a reference typical " +
      "of such documents. For normalization, the program respells texts in one to three of these ways: scheme or host in upper " +
      "case, triplets in lowercase, unreserved characters encoded, dot-segments, the default port, an empty path.",
  ]
    .join("\n")
    .concat("\n\n", table(columns, rows));
}

function overview(standings: readonly Standing[]): string {
  const rows = standings.map(({ title, overall }) => [title, overall.flatMap(ratioText).join(", ")]);
  return table(["operation", "times faster than"], rows);
}

function ratioText({ contender, ratio: value }: Standing["overall"][number]): readonly string[] {
  return value === undefined ? [] : [`${contender} ${ratio(value)}`];
}

function jobs(report: Report): readonly string[] {
  const rows = report.jobs.flatMap(({ title, results }) =>
    results.map(({ contender, milliseconds, ratio: value }, place) => [
      place === 0 ? title : "",
      contender,
      figure(milliseconds),
      value === undefined ? "" : ratio(value),
    ]),
  );
  const notes = report.jobs.flatMap(({ title, says, results }) => [
    `- ${title}: ${says}`,
    ...results.flatMap(({ contender, remark }) =>
      remark === undefined ? [] : [`- ${title}: ${contender} ${remark}.`],
    ),
  ]);
  return [
    `Each contender does all of the work by turns, in this process. Times are medians of ${report.settings.jobRounds} rounds.`,
    table(["job", "contender", "ms", "× faster"], rows),
    notes.join("\n"),
  ];
}

function beginnings({ beginnings: starts }: Report): readonly string[] {
  const names = starts[0]?.costs.map(({ name }) => name) ?? [];
  const costs = names.map((name) => [
    `${name}, ms`,
    range(starts.flatMap((start) => start.costs.filter((each) => each.name === name)).map((cost) => cost.milliseconds)),
  ]);
  const memory = [
    ["a link from `parse`, bytes", range(starts.map((start) => start.memory.parsed))],
    ["a link from `new URL`, bytes", range(starts.map((start) => start.memory.url))],
  ];
  const versions = starts.map(({ version }) => version).join(", ");
  return [
    "In a fresh process, in which nothing is warm: CPU time, an import above that of an empty module. Each is the least of five. " +
      `Below, the bytes that a link keeps beside its text. [benchmarks.tsv](benchmarks.tsv) has the times of each version of Node.`,
    table(["", `Node ${versions}`], [...costs, ...memory]),
  ];
}

/** The least and the greatest figure. */
function range(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(figure);
  return least === most ? `${least}` : `${least}–${most}`;
}

function sizes(report: Report): string {
  const rows = report.sizes.map((size) => [
    size.job,
    size.from,
    size.names === "*" ? "all" : `\`${size.names}\``,
    thousands(size.minified),
    `${thousands(size.gzipped)}${isSmaller(size, report.sizes) ? " ▼" : ""}`,
  ]);
  const note =
    "Bytes for a browser, bundled by esbuild: a minified ES module, before and after gzip -9. ▼ marks what is smaller than " +
    "std66 for the same job.";
  return `${note}\n\n${table(["to", "package", "import", "minified", "gzip -9"], rows)}`;
}

function command({ trials: { trials, absent }, starts, settings }: Report): readonly string[] {
  const rounds = `${settings.commandRounds} rounds`;
  const beside = trials.flatMap(({ title, results }) =>
    results.flatMap(({ tool, isOurs, ratio: value }) =>
      isOurs && value !== undefined ? [`${title}: takes ${figure(1 / value.median)} times as long as ${tool}.`] : [],
    ),
  );
  const remarks = trials.flatMap(({ title, results }) =>
    results.flatMap(({ tool, remark }) => (remark === undefined ? [] : [`- ${title}: ${tool} ${remark}.`])),
  );
  return [
    "One process reads lines from a file on standard input, and its output is discarded. Times include the start of the " +
      `process, and are medians of ${rounds}. [command.tsv](benchmarks/command.tsv) has them, with the peak of memory and, where ` +
      "tools write records of their own, how much. [The command on large files](benchmarks/files.md) has ten million lines, and more tools.",
    ...beside,
    ...(remarks.length === 0 ? [] : [`Answers to the first lines that differ from RFC 3986:\n\n${remarks.join("\n")}`]),
    ...(absent.length === 0 ? [] : [`Not measured:\n\n${absent.map((reason) => `- ${reason}`).join("\n")}`]),
    `Cold starts, medians of ${settings.starts}:`,
    table(
      ["command", "ms", "× `node -e 0`"],
      starts.map(({ command: line, milliseconds, ratio: value }) => [
        `\`${line}\``,
        figure(milliseconds),
        ratio(value),
      ]),
    ),
  ];
}

function byNode({ standings, columns }: Report): string {
  const titles = standings.map(({ title }) => title).filter((title) => columns.some((each) => ratioToUrl(each, title)));
  const rows = titles.map((title) => [title, ...columns.map((each) => marked(ratioToUrl(each, title)?.median))]);
  return table(["operation", ...columns.map(({ version }) => `Node ${version}`)], rows);
}

function lossSection(report: Report): readonly string[] {
  const slower = slowerOperations(report);
  const lines = Object.entries(groupedBy(slower, ({ reason = "no reason known yet" }) => reason)).map(
    ([reason, ofReason]) => {
      const byOperation = groupedBy(ofReason, ({ operation, contender }) => `${operation} against ${contender}`);
      return `- ${reason}\n${Object.entries(byOperation).map(lossLine).join("\n")}`;
    },
  );
  const others = otherLosses(report);
  return [
    "Why, and on which corpora, with the least figure of all versions of Node.",
    slower.length === 0 ? "No operation is slower than another contender on any corpus." : lines.join("\n"),
    others.length === 0
      ? "No tool is faster than the command, and no other bundle for the same job is smaller."
      : others.map((loss) => `- ${loss}`).join("\n"),
  ];
}

function lossLine([place, losses]: readonly [string, readonly SlowerOperation[]]): string {
  const least = Math.min(...losses.flatMap(({ ratios }) => ratios));
  return `  - ${place} on ${losses.map(({ corpus }) => corpus).join(", ")}: ${figure(least)}`;
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Readonly<Record<string, Item[]>> {
  const groups: Record<string, Item[]> = {};
  for (const item of items) (groups[keyOf(item)] ??= []).push(item);
  return groups;
}

function marked(value: number | undefined): string {
  if (value === undefined) return "";
  return value < 1 ? `${figure(value)} ▼` : figure(value);
}
