// pnpm run proof conformance faults [--long]: puts one fault at a time into core, and checks that the trials find it.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { bundle } from "../../bundle.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";

/** The time limit, in seconds: some faults show as an endless run. */
const LIMITS = { short: 300, long: 3600 };

const isLong = argumentsOfRun("proof", runs, "conformance faults").options["long"] === true;
process.exitCode = (await findFaults(isLong ? "long" : "short")) ? 0 : 1;

/**
 * Prints how each fault is found.
 *
 * @param {"short" | "long"} form of the trials
 * @returns {Promise<boolean>} whether all are
 */
async function findFaults(form) {
  /** @type {{ file: string, fault: string, from: string, to: string }[]} */
  const faults = JSON.parse(readFileSync(join(root, "packages/core/test/conformance/faults.json"), "utf8"));
  // The trials prove nothing if they report a fault in unchanged sources.
  const control = await run(await bundle("core", "test/conformance/main.ts"), form);
  if (control !== undefined) throw new Error(`unchanged sources: ${control}`);

  let next = 0;
  let missed = 0;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      while (next < faults.length) {
        const number = ++next;
        const fault = /** @type {typeof faults[number]} */ (faults[number - 1]);
        const found = await run(await bundle("core", "test/conformance/main.ts", fault), form);
        if (found === undefined) missed++;
        console.log(`${number}/${faults.length} ${fault.file}: ${fault.fault}\n  ${found ?? "NOT FOUND"}`);
      }
    }),
  );
  console.log(`conformance faults: ${faults.length - missed} of ${faults.length} faults put into the parser are found`);
  return missed === 0;
}

/**
 * @param {string} path
 * @param {"short" | "long"} form
 * @returns {Promise<string | undefined>} how the fault was found
 */
function run(path, form) {
  return new Promise((resolve, reject) => {
    const seconds = LIMITS[form];
    const child = spawn(process.execPath, [path, form, "each"], {
      stdio: ["ignore", "pipe", "inherit"],
      timeout: seconds * 1000,
    });
    let output = "";
    child.stdout.on("data", (data) => (output += data));
    child.on("error", reject);
    child.on("close", (status, signal) => {
      if (signal !== null) resolve(`by not ending within ${seconds} seconds`);
      else if (status === 0) resolve(undefined);
      else if (output === "") reject(new Error(`${path} ended with status ${status} and no output`));
      else resolve(`by: ${output.split("\n", 1)[0]}`);
    });
  });
}
