/**
 * node main.mjs [--quick] [--write] [--node PROGRAM]…: measures and prints the page. With `--write`, also writes it to docs/, with
 * its charts.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { charts } from "./chart/groups.ts";
import { measure } from "./measure.ts";
import { page } from "./page.ts";
import { full, quick } from "./settings.ts";
import { reasonsWithoutLoss, slowerOperations } from "./slower-operations.ts";
import { workspaceRoot } from "./workspace-root.ts";

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
  const file = join(workspaceRoot, "docs/benchmarks.md");
  const folder = join(workspaceRoot, "docs/benchmarks");
  writeFileSync(file, text);
  mkdirSync(folder, { recursive: true });
  for (const chart of charts(report.standings)) writeFileSync(join(folder, chart.file), chart.svg);
  spawnSync("pnpm", ["exec", "oxfmt", file], { stdio: "inherit", cwd: workspaceRoot });
}

// The figures of a quick run are too rough to tell.
const without = values.quick === true ? [] : reasonsWithoutLoss(slowerOperations(report));
if (without.length > 0) {
  console.error(
    `bench: no longer slower; remove the reason from apps/bench/src/loss-reasons.ts: ${without.join("; ")}`,
  );
  process.exitCode = 1;
}
