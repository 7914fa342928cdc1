/** Writes docs/evidence/benchmarks/files.md. */
import { figure, thousands } from "../../../../proof/compare/src/figures.ts";
import { machine } from "../machine.ts";
import type { FileSettings } from "../settings.ts";
import { table } from "../../../../proof/compare/src/table.ts";
import type { FileReport, FileResult, FileTrial } from "./trials.ts";

const NOT_PACKAGED = "trurl and adaparse: Debian 12 has no packages of them.";

export function filesPage({ trials, absent }: FileReport, { rounds }: FileSettings): string {
  const remarks = trials.flatMap(({ title, results }) =>
    results.flatMap(({ tool, remark }) => (remark === undefined ? [] : [`- ${title}: ${tool} ${remark}.`])),
  );
  return [
    "# The command on large files",
    "A program writes this page from a single run: `npx --yes pnpm@12.21.0 run field bench --files --write`. It takes half an hour, and " +
      "1 GB of temporary files. `run field bench --files --quick` takes a minute.",
    `- **Measured on** ${machine()}. Python, C and uriparser (Debian: \`gcc\`, \`liburiparser-dev\`) are used if they are installed.\n` +
      "- **A tool** is one process that reads the file on standard input. Its output is discarded.\n" +
      `- **Seconds** are medians of ${rounds === 1 ? "1 round" : `${rounds} rounds`}. CPU is the processor time of all threads; ` +
      "a busy machine disturbs it less. Memory is the highest peak.\n" +
      "- **× faster** is the CPU time of a tool divided by that of std66. ▼ marks what is faster than std66. A yardstick does less: " +
      "its row says what.",
    ...trials.flatMap(section),
    ...(remarks.length === 0
      ? []
      : [`## Different answers\n\nTo the first lines, compared with RFC 3986:\n\n${remarks.join("\n")}`]),
    `## Not measured\n\n${[...absent, NOT_PACKAGED].map((reason) => `- ${reason}`).join("\n")}`,
    "",
  ].join("\n\n");
}

function section({ title, lines, bytes, results }: FileTrial): readonly string[] {
  const [ours] = results;
  const rows = results.map((result) => [
    result.does === undefined ? result.tool : `${result.tool}: ${result.does}`,
    figure(result.seconds),
    result.cpuSeconds === undefined ? "" : figure(result.cpuSeconds),
    result === ours ? "" : timesFaster(result, ours),
    result.megabytes === undefined ? "" : figure(result.megabytes),
  ]);
  return [
    `## ${title}`,
    `${thousands(lines)} lines, ${figure(bytes / 1e6)} MB.`,
    table(["tool", "wall, s", "CPU, s", "× faster", "peak MB"], rows),
  ];
}

function timesFaster({ cpuSeconds }: FileResult, ours: FileResult | undefined): string {
  // The clock counts hundredths of a second: less is no time.
  if (cpuSeconds === undefined || ours?.cpuSeconds === undefined || ours.cpuSeconds === 0) return "";
  const ratio = cpuSeconds / ours.cpuSeconds;
  return ratio < 1 ? `${figure(ratio)} ▼` : figure(ratio);
}
