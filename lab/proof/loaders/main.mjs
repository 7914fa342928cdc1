// pnpm run proof loaders [--write] [NAME…]: loads the packed libraries by each loader, or by those named. `--write`
// puts the results of all into docs/evidence/loaders.md. The status is 1 if one does not load them.

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { install, write } from "./consumer.mjs";
import { writeTable } from "./page.mjs";
import { tries, versionOf } from "./tries.mjs";

const { options, operands: names } = argumentsOfRun("proof", runs, "loaders");
const isWritten = options["write"] === true;
const known = new Set(tries.map(({ loader }) => loader));
if (names.some((name) => !known.has(name)) || (isWritten && names.length > 0)) {
  console.error(`loaders: --write, or some of ${[...known].join(", ")}`);
  process.exit(2);
}

const temporary = mkdtempSync(join(tmpdir(), "std66-loaders-"));
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));
process.on("SIGINT", () => process.exit(130));
// Loaders keep their caches there.
process.env["TMPDIR"] = temporary;

try {
  const home = join(temporary, "home");
  mkdirSync(home);
  console.error("loaders: installing them into a temporary folder, by lab/proof/loaders/pnpm-lock.yaml");
  await install(home);
  const results = await attempts(home);
  const failed = results.filter(({ isLoaded }) => !isLoaded).length;
  if (isWritten) writeTable(results);
  console.log(`loaders: ${results.length - failed} of ${results.length} load the packages`);
  if (failed > 0) process.exitCode = 1;
} catch (error) {
  console.error(`loaders: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** @param {string} home @returns {Promise<import("./page.mjs").Result[]>} */
async function attempts(home) {
  const results = [];
  for (const [index, { loader, settings, attempt }] of tries.entries()) {
    if (names.length > 0 && !names.includes(loader)) continue;
    const folder = join(home, `consumer-${index}`);
    mkdirSync(folder);
    write(folder, { "package.json": '{ "private": true }\n' });
    const start = performance.now();
    const size = await attempt(folder).catch((/** @type {Error} */ error) => error);
    const time = `${Math.round(performance.now() - start)} ms`;
    const isLoaded = !(size instanceof Error);
    const words = [`${loader} ${versionOf(loader)}`.padEnd(24), settings.padEnd(55), isLoaded ? "loads " : "FAILED"];
    console.log([...words, (typeof size === "number" ? `${size} B` : "").padStart(8), time.padStart(9)].join(" "));
    if (!isLoaded) console.error(size.message);
    results.push({ loader, settings, isLoaded, size: typeof size === "number" ? size : undefined });
  }
  return results;
}
