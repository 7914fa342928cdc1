// pnpm run proof browsers [--write] [NAME…]: runs all rows of the vectors in a page in Chromium, Firefox and WebKitGTK,
// or in those named. Fails if a row fails, or if a browser is missing, unless `--installed` is given. `--write` updates
// the README's table.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { browse } from "./browse.mjs";
import { browsers, onPath } from "./browser-list.mjs";
import { scriptOf } from "../runtimes/bundle.mjs";
import { chosen } from "../runtimes/names.mjs";
import { withLines } from "../runtimes/read-me.mjs";
import { cellsOf, faultsOf, lineOf } from "../runtimes/report.mjs";
import { startScreen } from "./screen.mjs";

/** @typedef {import("../runtimes/execute.mjs").Report} Report */

const { wanted, isWritten, mayBeMissing } = chosen("browsers", browsers);
const script = await scriptOf("main");
/** @type {Report[]} */
const reports = [];
for (const browser of wanted) {
  const program = browser.find();
  if (program === undefined || (browser.needsDisplay && onPath("Xvfb") === undefined)) {
    console.log(`${browser.name.padEnd(11)}not found; install it: apt-get install ${browser.install.join(" ")}`);
    if (!mayBeMissing) process.exitCode = 1;
    continue;
  }
  const report = await reportOf(browser, program);
  console.log(lineOf(report));
  reports.push(report);
}

if (reports.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
else if (isWritten) {
  const README = join(root, "README.md");
  const lines = reports.map((report) => cellsOf(report));
  writeFileSync(README, withLines(readFileSync(README, "utf8"), lines));
}

/** @param {import("./browser-list.mjs").Browser} browser @param {string} program @returns {Promise<Report>} */
async function reportOf(browser, program) {
  const start = performance.now();
  const report = { name: browser.name, version: "unknown", results: [], loadedBy: [], faults: [], ms: 0 };
  /** @type {{ env: NodeJS.ProcessEnv, stop: () => void } | undefined} */
  let screen;
  try {
    screen = browser.needsDisplay ? await startScreen() : undefined;
    const env = { ...process.env, ...screen?.env };
    report.version = versionOf(program, env);
    /** @type {import("../runtimes/rows/run.ts").Result[]} */
    const results = JSON.parse(await browse(browser, program, script, env));
    const ms = Math.round(performance.now() - start);
    return { ...report, results, loadedBy: ["script"], faults: faultsOf("script", results), ms };
  } catch (error) {
    return { ...report, faults: [error instanceof Error ? error.message : String(error)] };
  } finally {
    screen?.stop();
  }
}

/** @param {string} program @param {NodeJS.ProcessEnv} env */
function versionOf(program, env) {
  const { stdout } = spawnSync(program, ["--version"], { env, encoding: "utf8" });
  return /\d[\d.]*\d/u.exec(stdout)?.[0] ?? "unknown";
}
