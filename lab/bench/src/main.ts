/**
 * node main.mjs [--quick] [--write] [--node PROGRAM]…: measures and prints the page. With `--write`, also writes it to docs/, with
 * its charts.
 */
import { parseArgs } from "node:util";
import { charts } from "./chart/groups.ts";
import { measure } from "./measure.ts";
import { page } from "./page.ts";
import { full, quick } from "./settings.ts";
import { reasonsWithoutLoss, slowerOperations } from "./slower-operations.ts";
import { writeDocument, writePage } from "./write-page.ts";

const { values } = parseArgs({
  options: {
    quick: { type: "boolean" },
    write: { type: "boolean" },
    node: { type: "string", multiple: true, default: [] },
  },
});

const settings = values.quick === true ? quick : full;
const report = await measure(settings, values.node, (progress) => console.error(`… ${progress}`));
const text = page(report);
process.stdout.write(text);

if (values.write === true) {
  for (const { file, svg } of charts(report.standings)) writeDocument(`benchmarks/${file}`, svg);
  writePage("benchmarks.md", text);
}

// The figures of a quick run are too rough to tell, and a loss may occur on another version of Node alone.
const canTell = values.quick !== true && values.node.length > 0;
const without = canTell ? reasonsWithoutLoss(slowerOperations(report)) : [];
if (without.length > 0) {
  console.error(`bench: no longer slower; remove the reason from lab/bench/src/loss-reasons.ts: ${without.join("; ")}`);
  process.exitCode = 1;
}
