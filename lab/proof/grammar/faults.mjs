// pnpm run proof grammar faults: changes one character of the sources at a time, and checks that the proof prints the
// shortest text about which the changed predicate and the grammar disagree.

import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { bundle } from "../../bundle.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";

/**
 * A change to a source, the first claim that it makes wrong, and the text and the answer that show it: found by hand
 * from the grammar.
 *
 * @typedef {{ folder: string, file: string, fault: string, from: string, to: string, claim: string, text: string, answer: string }} Fault
 */

argumentsOfRun("proof", runs, "grammar faults");
/** @type {readonly Fault[]} */
const faults = JSON.parse(readFileSync(new URL("faults.json", import.meta.url), "utf8"));
let found = 0;
for (const fault of faults) {
  const program = await bundle(fault.folder, "test/proof/main.ts", fault);
  const { stdout } = spawnSync(process.execPath, [program], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  rmSync(program);
  const line = stdout.split("\n").find((each) => each !== "" && !each.endsWith(" states")) ?? "";
  const isFound =
    line.startsWith(`${fault.claim} ≠ `) && line.includes(`: ${JSON.stringify(fault.text)} is ${fault.answer} by `);
  if (isFound) found++;
  console.log(
    `${fault.folder}/${fault.file}: ${fault.fault}\n  ${line}${isFound ? "" : `\n  NOT FOUND: ${JSON.stringify(fault.text)}`}`,
  );
}
console.log(`\ngrammar faults: ${found} of ${faults.length} changed characters are found, each with its shortest text`);
if (found < faults.length) process.exitCode = 1;
