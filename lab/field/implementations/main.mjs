// pnpm run field implementations [--write] [LANGUAGE…]: builds the adapters for which the machine has the tools, says
// which it left out, and asks each the rows of @std66/vectors. `--write` puts the answers into
// docs/evidence/implementations.md.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { faultOf } from "./build.mjs";
import { BUILT, groups } from "./list.mjs";
import { rowsText, writePage } from "./page.mjs";

const runner = fileURLToPath(new URL("../../../packages/vectors/runner/main.mjs", import.meta.url));
const { options, operands: chosen } = argumentsOfRun("field", runs, "implementations");
const unknown = chosen.find((name) => !groups.some(({ language }) => language === name));
if (unknown !== undefined) {
  console.error(
    `implementations: no language ${unknown}; there are ${groups.map(({ language }) => language).join(", ")}`,
  );
  process.exit(2);
}

mkdirSync(BUILT, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), "std66-reports-"));
/** @type {import("./page.mjs").Report[]} */
const reports = [];
/** @type {string[]} */
const leftOut = [];
for (const group of groups.filter(({ language }) => chosen.length === 0 || chosen.includes(language))) {
  const cwd = fileURLToPath(new URL(group.folder, import.meta.url));
  console.error(`implementations: builds ${group.language}`);
  const fault = faultOf(group.build, cwd);
  if (fault !== undefined) leftOut.push(`${group.language}: ${fault}`);
  for (const adapter of fault === undefined ? group.adapters : []) {
    const own = faultOf(adapter.build ?? [], cwd);
    const report = own === undefined ? reportOf(adapter.run, cwd) : own;
    if (typeof report === "string") leftOut.push(`${group.language}, ${adapter.run.at(-1)}: ${report}`);
    else reports.push(report);
  }
}
rmSync(folder, { recursive: true });
for (const line of leftOut) console.error(`implementations: left out ${line}`);
if (options["write"] === true) writePage(reports, leftOut);
if (options["rows"] === true) console.log(rowsText(reports));
// Only a miss of our own is a fault.
const own = reports.find(({ adapter }) => adapter.implementation === "std66");
if (own?.results.some(({ outcome }) => outcome !== "right" && outcome !== "choice")) process.exitCode = 1;

/** @param {readonly string[]} command @param {string} cwd @returns {import("./page.mjs").Report | string} */
function reportOf(command, cwd) {
  const file = join(folder, "report.json");
  rmSync(file, { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [runner, "run", "--json", file, "--", ...command], {
    cwd,
    encoding: "utf8",
  });
  if (status === 2) return stderr.trim();
  const lines = stdout.trim().split("\n");
  console.log(`${(lines[0] ?? "").padEnd(90)} ${lines.at(-1)}`);
  return JSON.parse(readFileSync(file, "utf8"));
}
