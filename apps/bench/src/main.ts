/** node bench.mjs [--quick] [--write]: measures and prints the page. With `--write`, also writes it to docs/. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measure } from "./measure.ts";
import { page } from "./page.ts";
import { full, quick } from "./settings.ts";
import { workspaceRoot } from "./workspace-root.ts";

const { values } = parseArgs({
  // `pnpm run bench -- --quick` may also pass on the dashes.
  args: process.argv.slice(2).filter((argument) => argument !== "--"),
  options: { quick: { type: "boolean" }, write: { type: "boolean" } },
});

const text = page(await measure(values.quick === true ? quick : full, (progress) => console.error(`… ${progress}`)));
process.stdout.write(text);

if (values.write === true) {
  const file = join(workspaceRoot, "docs/benchmarks.md");
  writeFileSync(file, text);
  spawnSync("pnpm", ["exec", "oxfmt", file], { stdio: "inherit", cwd: workspaceRoot });
}
