/**
 * node main.mjs [--quick | --again] [--write] [--node PROGRAM]…: measures and prints the page. With `--write`, also
 * writes it to docs/, with its charts. With `--again`, takes the figures of the last run that was not quick: the page
 * may have other words.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { charts } from "./chart/groups.ts";
import { measure } from "./measure.ts";
import { page } from "./page.ts";
import type { Report } from "./report.ts";
import { full, quick } from "./settings.ts";
import { benchRows, commandRows } from "./rows.ts";
import { rowsText } from "../../../rows.mjs";
import { reasonsWithoutLoss, slowerOperations } from "./slower-operations.ts";
import { writeDocument, writePage } from "./write-page.ts";

const { values } = parseArgs({
  options: {
    quick: { type: "boolean" },
    again: { type: "boolean" },
    write: { type: "boolean" },
    node: { type: "string", multiple: true, default: [] },
  },
});

/** Beside the bundle of this code. */
const kept = new URL("report.json", import.meta.url);
const report = values.again === true ? (JSON.parse(readFileSync(kept, "utf8")) as Report) : await measured();
const text = page(report);
process.stdout.write(text);

if (values.write === true) {
  for (const { file, svg } of charts(report.standings)) writeDocument(`benchmarks/${file}`, svg);
  writePage("benchmarks.md", text);
  for (const [file, [head = [], ...rows]] of [
    ["benchmarks.tsv", benchRows(report)],
    ["benchmarks/command.tsv", commandRows(report)],
  ] as const)
    writeDocument(file, rowsText(head, rows));
}

// The figures of a quick run are too rough to tell, and a loss may occur on another version of Node alone.
const canTell = report.settings.name === full.name && report.columns.length > 1;
const without = canTell ? reasonsWithoutLoss(slowerOperations(report)) : [];
if (without.length > 0) {
  console.error(
    `bench: no longer slower; remove the reason from lab/field/bench/src/loss-reasons.ts: ${without.join("; ")}`,
  );
  process.exitCode = 1;
}

async function measured(): Promise<Report> {
  const settings = values.quick === true ? quick : full;
  const result = await measure(settings, values.node, (progress) => console.error(`… ${progress}`));
  if (settings === full) writeFileSync(kept, JSON.stringify(result));
  return result;
}
