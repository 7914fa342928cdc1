// pnpm run proof mutation planted [PACKAGE…]: plants each fault of planted.json, a list that was written before the
// tests were read, and shows whether a test of its package finds it. No file changes.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { join } from "node:path";
import { MutantRunStatus } from "@stryker-mutator/api/test-runner";
import { root } from "@std66/tools/workspace.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { targets } from "./rooms.mjs";
import { strykerPlugins } from "./runner.mjs";

/**
 * @typedef {object} Fault
 * @property {string} file from the root
 * @property {string} text is there once
 * @property {string} fault in its place
 * @property {true} [missed] whether no test found it at first
 * @property {string} [why] it has no effect
 */

/** @type {Fault[]} */
const faults = JSON.parse(readFileSync(new URL("planted.json", import.meta.url), "utf8"));
const all = targets();
process.chdir(root);
if (process.env["PLANTED"] === undefined) plantAll(argumentsOfRun("proof", runs, "mutation planted").operands);
else await plant(/** @type {Fault} */ (JSON.parse(process.env["PLANTED"])));

/** @param {Fault} fault @returns {import("./rooms.mjs").Target} */
function targetOf({ file }) {
  const target = all.find(({ folder }) => file.startsWith(`${folder}/`));
  if (target === undefined) throw new Error(`${file}: in no package`);
  return target;
}

/** @param {readonly string[]} names of packages; all without them */
function plantAll(names) {
  const packages = [...new Set(faults.map((fault) => targetOf(fault).name))];
  const unknown = names.find((name) => !packages.includes(name));
  if (unknown !== undefined) {
    console.error(`no fault is in \`${unknown}\`; there are ${packages.join(", ")}`);
    process.exit(2);
  }
  const lines = packages
    .filter((name) => names.length === 0 || names.includes(name))
    .map((name) => {
      const own = faults.filter((fault) => targetOf(fault).name === name);
      const noticeable = own.filter(({ why }) => why === undefined);
      const missed = own.filter((fault) => isFound(fault) !== (fault.why === undefined));
      if (missed.length > 0) process.exitCode = 1;
      const atFirst = noticeable.filter((fault) => fault.missed !== true).length;
      const found = noticeable.filter((fault) => !missed.includes(fault)).length;
      return `${name}: ${noticeable.length} faults: ${atFirst} found at first, ${found} now`;
    });
  console.log(lines.map((line) => `mutation planted: ${line}`).join("\n"));
}

/** @param {Fault} fault */
function isFound(fault) {
  const loader = pathToFileURL(fileURLToPath(new URL("planted-loader.mjs", import.meta.url)));
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    // Tests that start a program of the package start it with the fault.
    env: { ...process.env, PLANTED: JSON.stringify(fault), NODE_OPTIONS: `--import=${loader.href}` },
  });
  const { file, text, why } = fault;
  if (status !== 0 && status !== 1) throw new Error(`${file}: ${stderr}`);
  if ((status === 0) === (why === undefined)) console.log(`${file}: ${text} => ${fault.fault}: ${why ?? "not found"}`);
  return status === 1;
}

/** In a process of its own: ends with 1 if a test finds the fault. @param {Fault} fault */
async function plant(fault) {
  const { file, text } = fault;
  if (readFileSync(join(root, file), "utf8").split(text).length !== 2) throw new Error(`not there once: ${text}`);
  process.env["MUTATION_TARGET"] = JSON.stringify(targetOf(fault));
  const runner = /** @type {any} */ (strykerPlugins[0]).factory();
  const { status } = await runner
    .init()
    .then(() => runner.mutantRun({ activeMutant: { id: "planted" }, mutantActivation: "runtime" }))
    .catch(() => ({ status: MutantRunStatus.Killed }));
  await runner.dispose();
  process.exit(status === MutantRunStatus.Killed ? 1 : 0);
}
