// node tools/test.mjs [--check | --full | --coverage | --sum [MAJOR…]]: checks and tests every package whose sources,
// or those of a package below it, have changed since it last passed; the results of the others are kept.
// `--check` (pnpm run check): checks alone. `--full` (pnpm run test:full): what takes long by its nature, or looks at
// the builds. `--coverage` (pnpm run coverage): measures it. `--sum`: adds up what the others counted, on other
// versions of Node too. The last line counts the tests.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ownArguments } from "./arguments.mjs";
import { COUNTS, MAJOR, SUMS, closingLine, countsIn, keepCounts, keptCounts, sumOf, totalCounts } from "./counts.mjs";
import { testTasks } from "./turbo.mjs";
import { root } from "./workspace.mjs";

const CHECKS = "run checks lint typecheck unused";

/** @typedef {import("./counts.mjs").Counts} Counts */
/** @typedef {{ taskId: string, execution?: { exitCode: number | null } }} CheckTask */

const { options: given, operands: majors } = ownArguments(import.meta.url);
const [option, ...others] = Object.keys(given);
if (others.length > 0 || (majors.length > 0 && option !== "sum")) {
  console.error(`test: \`${[...others, ...majors][0]}\` does not go with \`${option ?? "test"}\``);
  process.exitCode = 2;
} else if (option === "sum") end(totalCounts(majors));
else if (option === "full") leave("test:full", testAll());
else if (option === "check") process.exitCode = run("tools/turbo.mjs", `${CHECKS} --output-logs=errors-only`) ? 0 : 1;
else if (option === "coverage") process.exitCode = cover() ? 0 : 1;
else leave("test", testChanged());

function cover() {
  const build = ["tools/turbo.mjs", "run build --output-logs=errors-only"];
  const steps = [build, ["tools/test/samples/generate.mjs", ""], ["node_modules/vitest/vitest.mjs", "run --coverage"]];
  return steps.every(([program = "", words = ""]) => run(program, words));
}

/** @returns {Counts} */
function testChanged() {
  rmSync(join(root, ".turbo/runs"), { recursive: true, force: true });
  const isChecked = run(
    "tools/turbo.mjs",
    `${CHECKS} samples --continue --summarize --output-logs=errors-only --log-order=grouped --concurrency=100%`,
  );
  const packages = testTasks().map((task) => ({ ...task, kept: keptCounts(task.hash) }));
  const changed = packages.filter(({ kept }) => kept === undefined);
  for (const { folder } of changed) rmSync(join(folder, COUNTS), { force: true });
  // All in one process: a start of vitest costs as much as the tests of a small package, and sources are read once.
  const projects = changed.flatMap(({ project }) => ["--project", project]).join(" ");
  process.env["STD66_NODE"] = process.version;
  const isPassed = projects === "" || run("node_modules/vitest/vitest.mjs", `run ${projects}`);
  const counted = changed.map(({ folder, hash }) => {
    const counts = countsIn(join(folder, COUNTS));
    keepCounts(hash, counts);
    return counts;
  });
  const cached = sumOf(packages.flatMap(({ kept }) => kept ?? []));
  console.log(`from the cache: ${cached.passed} passed`);
  const failed = checkTasks().filter(({ execution }) => (execution?.exitCode ?? 0) !== 0);
  for (const { taskId } of failed) console.log(`failed: ${taskId}`);
  return withFailures(sumOf([cached, ...counted]), failed.length, isChecked && isPassed);
}

/** @returns {Counts} */
function testAll() {
  const steps = [
    ["tools/turbo.mjs", "run build --output-logs=errors-only"],
    ["tools/api/reports.mjs", ""],
    ["lab/proof/main.mjs", "runtimes"],
    ["lab/proof/main.mjs", "browsers --installed"],
    ["lab/proof/main.mjs", "mutation sample"],
  ];
  rmSync(join(root, COUNTS), { force: true });
  const failed = steps.filter(([program = "", options = ""]) => !run(program, options)).map(([program]) => program);
  const isPassed = run("node_modules/vitest/vitest.mjs", "run --mode full");
  for (const program of failed) console.log(`failed: ${program}`);
  return withFailures(countsIn(join(root, COUNTS)), failed.length, isPassed);
}

/** @param {string} program @param {string} options @returns {boolean} whether it succeeded */
function run(program, options) {
  const words = options.split(" ").filter((word) => word !== "");
  return spawnSync(process.execPath, [join(root, program), ...words], { cwd: root, stdio: "inherit" }).status === 0;
}

/** A check that fails counts as a test that fails, and nothing that fails in another way may look like success. */
/** @param {Counts} counts @param {number} failures @param {boolean} isPassed @returns {Counts} */
function withFailures(counts, failures, isPassed) {
  const failed = counts.failed + failures;
  return { ...counts, failed: isPassed ? failed : Math.max(failed, 1) };
}

/** @param {keyof typeof SUMS} name @param {Counts} counts */
function leave(name, counts) {
  const file = join(root, SUMS[name](MAJOR));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
  end(counts);
}

/** @param {Counts} counts */
function end(counts) {
  console.log(closingLine(counts));
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

/** @returns {CheckTask[]} by the summary of turbo's run */
function checkTasks() {
  const folder = join(root, ".turbo/runs");
  const [file] = existsSync(folder) ? readdirSync(folder) : [];
  return file === undefined ? [] : JSON.parse(readFileSync(join(folder, file), "utf8")).tasks;
}
