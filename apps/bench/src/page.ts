/** docs/benchmarks.md: measured figures, and how to measure them again. */
import type { Trial } from "./command/trial.ts";
import { figure, ratio, thousands } from "./figures.ts";
import { losses } from "./losses.ts";
import { contenders, machine } from "./machine.ts";
import type { Report } from "./report.ts";
import type { Standing } from "./standings.ts";
import { table } from "./table.ts";

export function page(report: Report): string {
  return [
    "# Benchmarks",
    "Written by a program from one run. Figures of two runs, or of two machines, do not compare: ratios within one do.",
    how(report),
    "## Operations",
    overview(report.standings),
    ...report.standings.flatMap((standing) => [`### ${standing.title}`, ...details(standing)]),
    "## Bundle sizes",
    sizes(report),
    "## The command",
    ...command(report),
    "## Where we lose",
    lossList(report),
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
    `- **On** ${machine()}.`,
    `- **Against** Node's \`URL\`, ${contenders().join(", ")}. \`hyperjump\` is short for @hyperjump/uri.`,
    "- **Repeat it** by `npx --yes pnpm@12.21.0 run bench`, about five minutes on an idle machine; `run bench --quick` takes " +
      "seconds, `run bench --write` writes this page. Python, and the C libraries (Debian: `gcc`, `liburiparser-dev`, " +
      "`libcurl4-openssl-dev`), are used if they are there.",
    "- **A figure** is how many times as long the other one takes: above 1, std66 is faster. It is the median over rounds, " +
      "with the 10th and 90th percentile. A mean is the geometric mean of a round's ratios over corpora. The ratio of the " +
      "least times is the steadier one where other programs run too.",
    `- **A round** (there are ${rounds}) gives each contender ${batchMilliseconds} ms on each corpus, in turns, another one first ` +
      "each time. All operations, corpora and contenders are warmed up before the first round of the first operation.",
    "- **A contender** has its own code and its own loop, so that no two share what V8 has learnt. Texts are flat; every result " +
      "is kept, and the last character of a text that comes out is read.",
    "- **Answers** are checked before anything is timed, against RFC 3986 as it is written (Appendix B, §5.2, §5.3, §6.2), not " +
      "against std66. Whoever answers otherwise is timed and named: `URL` rewrites hosts, paths and ports on purpose, as its " +
      "own standard has it. Whoever throws, or accepts what is to be refused, is left out of that corpus.",
    "- **The corpora** are made by a program from a seed. Where two texts are needed, they are a document's address and a " +
      "reference as it occurs in such documents. For normalization, texts are respelled by the same program, in one to three " +
      "of these ways: scheme or host in capitals, triplets in lower case, unreserved characters encoded, dot-segments, the " +
      "default port, an empty path.",
  ]
    .join("\n")
    .concat("\n\n", table(columns, rows));
}

function overview(standings: readonly Standing[]): string {
  const rows = standings.flatMap(({ title, corpora, overall }) =>
    overall.map(({ contender, ratio: value, ofLeast, corpora: count }, place) => [
      place === 0 ? title : "",
      contender,
      value === undefined ? "" : `**${figure(value.median)}**`,
      value === undefined ? "" : `${figure(value.low)}–${figure(value.high)}`,
      value === undefined ? "" : figure(ofLeast),
      `${count} of ${corpora.length}`,
    ]),
  );
  return table(["operation", "against", "× faster", "10–90 %", "of least times", "corpora"], rows);
}

function details({ says, corpora, overall, remarks }: Standing): readonly string[] {
  const rows = corpora.map(({ corpus, nanoseconds, ratios }) => [
    corpus,
    figure(nanoseconds.median),
    figure(nanoseconds.least),
    ...ratios.map((each) => (each.ratio === undefined ? "" : ratio(each.ratio))),
  ]);
  const means = overall.map((each) => (each.ratio === undefined ? "" : ratio(each.ratio)));
  const head = ["corpus", "std66, ns", "least", ...overall.map(({ contender }) => contender)];
  return [
    says,
    table(head, [...rows, ["**geometric mean**", "", "", ...means]]),
    ...(remarks.length === 0 ? [] : [remarks.map((remark) => `- ${remark}`).join("\n")]),
  ];
}

function sizes(report: Report): string {
  const rows = report.sizes.map(({ job, from, names, minified, gzipped }) => [
    job,
    from,
    names === "*" ? "all" : `\`${names}\``,
    thousands(minified),
    thousands(gzipped),
  ]);
  const note = "Bytes for a browser, by esbuild: minified ES module, and that after gzip -9.";
  return `${note}\n\n${table(["to", "package", "import", "minified", "gzip -9"], rows)}`;
}

function command({ trials: { trials, absent }, starts, settings }: Report): readonly string[] {
  const rounds = `${settings.commandRounds} rounds`;
  const beside = trials.flatMap(({ title, results }) =>
    results.flatMap(({ tool, isOurs, ratio: value }) =>
      isOurs && value !== undefined ? [`${title}: ${figure(1 / value.median)} times as long as ${tool}.`] : [],
    ),
  );
  const remarks = trials.flatMap(({ title, results }) =>
    results.flatMap(({ tool, remark }) => (remark === undefined ? [] : [`- ${title}: ${tool} ${remark}.`])),
  );
  return [
    `One process, lines from a file on the standard input, output thrown away; medians of ${rounds}, and the largest of the ` +
      "memory peaks. The time has the start of the process in it.",
    table(["task", "tool", "seconds", "× faster", "peak MB"], trials.flatMap(trialRows)),
    ...beside,
    ...(remarks.length === 0
      ? []
      : [`Answers to the first lines that are not as RFC 3986 has them:\n\n${remarks.join("\n")}`]),
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

function trialRows({ title, lines, bytes, results }: Trial): readonly (readonly string[])[] {
  const size = `${thousands(lines)} line${lines === 1 ? "" : "s"}, ${figure(bytes / 1e6)} MB`;
  return results.map(({ tool, seconds, megabytes, ratio: value }, place) => [
    place === 0 ? `${title} (${size})` : "",
    tool,
    figure(seconds),
    value === undefined ? "" : ratio(value),
    megabytes === undefined ? "" : figure(megabytes),
  ]);
}

function lossList(report: Report): string {
  const found = losses(report);
  return found.length === 0
    ? "In this run, nowhere: no figure is below 1, and no bundle for the same job is smaller."
    : `In this run:\n\n${found.map((loss) => `- ${loss}`).join("\n")}`;
}
