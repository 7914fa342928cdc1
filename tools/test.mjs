// node tools/test.mjs: checks and tests every package whose sources, or those of a package below it, have changed since it last
// passed. turbo keeps the results of the others. The last line counts both.

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { COUNTS, closingLine } from "./counts.mjs";
import { root, testedFolders } from "./workspace.mjs";

/** @typedef {{ taskId: string, task: string, directory: string, cache: { status: string }, execution?: { exitCode: number | null } }} Task */

const tested = testedFolders();
for (const folder of tested) rmSync(join(folder, ".tests"), { recursive: true, force: true });
rmSync(join(root, ".turbo/runs"), { recursive: true, force: true });

const turbo = [join(root, "tools/turbo.mjs"), "run", "checks", "typecheck", "test", "--continue", "--summarize"];
const { status } = spawnSync(process.execPath, [...turbo, "--output-logs=errors-only", "--log-order=grouped"], {
  cwd: root,
  stdio: "inherit",
});

const tasks = tasksOf(join(root, ".turbo/runs"));
const sum = { passed: 0, failed: 0, skipped: 0 };
let fromCache = 0;
for (const folder of tested) {
  const file = join(folder, COUNTS);
  // Nothing was counted where vitest did not come to its end.
  const counts = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { passed: 0, failed: 1, skipped: 0 };
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  sum.skipped += counts.skipped;
  const isCached = tasks.some(
    ({ task, directory, cache }) => task === "test" && join(root, directory) === folder && cache.status === "HIT",
  );
  if (isCached) fromCache += counts.passed;
}
const failedChecks = tasks.filter(({ task, execution }) => task !== "test" && (execution?.exitCode ?? 0) !== 0);
sum.failed += failedChecks.length;
// Nothing that failed in another way may look like success.
if (status !== 0 && sum.failed === 0) sum.failed = 1;
for (const { taskId } of failedChecks) console.log(`failed: ${taskId}`);
console.log(`from the cache: ${fromCache} passed`);
console.log(closingLine(sum));
process.exitCode = sum.failed === 0 ? 0 : 1;

/** @param {string} folder of the summary of turbo's run @returns {Task[]} */
function tasksOf(folder) {
  const [file] = existsSync(folder) ? readdirSync(folder) : [];
  return file === undefined ? [] : JSON.parse(readFileSync(join(folder, file), "utf8")).tasks;
}
