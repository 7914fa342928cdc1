// Runs the rows in one runtime.

import { execFile } from "node:child_process";
import { isDeepStrictEqual, promisify } from "node:util";
import { faultsOf } from "./report.mjs";

/**
 * @typedef {import("./rows/run.ts").Result} Result
 * @typedef {object} Report
 * @property {string} name
 * @property {string} version
 * @property {Result[]} results of the bundled script
 * @property {string[]} loadedBy how it loaded the packages
 * @property {string[]} faults empty if all is well
 * @property {number} ms the time of the script, with the start of the runtime
 */

const TIME_LIMIT = 60_000;

/**
 * @param {import("./runtimes.mjs").Runtime} runtime
 * @param {string} version
 * @param {string} folder of the files
 * @returns {Promise<Report>}
 */
export async function execute({ name, command, files: [script = ""], isLoader }, version, folder) {
  const start = performance.now();
  const bundled = await outputOf([...command, script], folder);
  const ms = Math.round(performance.now() - start);
  const loads = isLoader ? { import: "rows.mjs", require: "rows.cjs" } : {};
  const loaded = await Promise.all(
    Object.entries(loads).map(async ([way, file]) => ({ way, ...(await outputOf([...command, file], folder)) })),
  );
  const all = [{ way: "script", ...bundled }, ...loaded];
  return {
    name,
    version,
    results: bundled.results,
    loadedBy: all.flatMap(({ way, fault }) => (fault === undefined ? [way] : [])),
    faults: all.flatMap(({ way, fault, results }) => [
      ...(fault === undefined ? [] : [`${way}: ${fault}`]),
      ...faultsOf(way, results),
      ...(fault === undefined && !isDeepStrictEqual(results, bundled.results)
        ? [`${way}: not the rows of the script`]
        : []),
    ]),
    ms,
  };
}

/** @param {string[]} command @param {string} cwd @returns {Promise<{ results: Result[], fault?: string }>} */
async function outputOf([program = "", ...args], cwd) {
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd, timeout: TIME_LIMIT });
    return { results: JSON.parse(stdout) };
  } catch (error) {
    const { stderr = "", killed = false } = /** @type {{ stderr?: string, killed?: boolean }} */ (error);
    if (killed) return { results: [], fault: `no answer within ${TIME_LIMIT / 1000} s` };
    const line = stderr.split("\n").find((text) => /error/iu.test(text)) ?? String(error);
    return { results: [], fault: line.trim() };
  }
}
