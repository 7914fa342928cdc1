// Runs Stryker on some sources of one package, with the runner of this folder.

import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { root } from "@std66/tools/workspace.mjs";

/**
 * @param {import("./rooms.mjs").Target} target
 * @param {readonly string[]} mutate files from the root, or lines of them: `core/src/parse.ts:5-30`
 * @returns {Promise<import("./tally.mjs").Mutant[]>}
 */
export async function mutantsOf(target, mutate) {
  process.env["MUTATION_TARGET"] = JSON.stringify(target);
  const stryker = new Stryker({
    testRunner: "in-process",
    plugins: [fileURLToPath(new URL("runner.mjs", import.meta.url))],
    // Stryker's reader of tsconfig.json does not support TypeScript 7, so this names a file that does not exist.
    tsconfigFile: "none.json",
    mutate: [...mutate],
    // Another process does not say which mutants it reached.
    coverageAnalysis: target.inProcesses ? "off" : "perTest",
    timeoutMS: target.inProcesses ? 30_000 : 5000,
    tempDirName: ".stryker",
    reporters: ["progress-append-only"],
  });
  return (await stryker.runMutationTest()).map(({ fileName, status, location, replacement }) => ({
    file: relative(root, fileName).replaceAll("\\", "/"),
    text: textAt(readFileSync(fileName, "utf8"), location),
    line: location.start.line,
    replacement,
    status,
  }));
}

/**
 * @param {string} source
 * @param {{ start: Place, end: Place }} location
 * @typedef {{ line: number, column: number }} Place from 1
 */
function textAt(source, { start, end }) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? "").slice(0, end.column - 1));
  lines[0] = (lines[0] ?? "").slice(start.column - 1);
  return lines.join("\n");
}
