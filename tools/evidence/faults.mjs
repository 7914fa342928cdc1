// pnpm run conformance:faults: puts one fault at a time into core, and checks that the trials find it.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "../workspace.mjs";
import { bundle } from "./bundle.mjs";

/** @type {{ file: string, fault: string, from: string, to: string }[]} */
const faults = JSON.parse(readFileSync(join(root, "packages/core/test/conformance/faults.json"), "utf8"));
const form = process.argv.includes("--long") ? "long" : "short";
/** The time limit: some faults show as an endless run. */
const SECONDS = form === "long" ? 3600 : 300;

// The trials prove nothing if they report a fault in unchanged sources.
const control = await run(await bundle("core", "test/conformance/main.ts"));
if (control !== undefined) throw new Error(`unchanged sources: ${control}`);

let next = 0;
let missed = 0;
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    while (next < faults.length) {
      const number = ++next;
      const fault = /** @type {typeof faults[number]} */ (faults[number - 1]);
      const found = await run(await bundle("core", "test/conformance/main.ts", fault));
      if (found === undefined) missed++;
      console.log(`${number}/${faults.length} ${fault.file}: ${fault.fault}\n  ${found ?? "NOT FOUND"}`);
    }
  }),
);
console.log(`conformance:faults: ${faults.length - missed} of ${faults.length} faults put into the parser are found`);
process.exitCode = missed === 0 ? 0 : 1;

/**
 * @param {string} path
 * @returns {Promise<string | undefined>} how the fault was found
 */
function run(path) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path, form, "each"], {
      stdio: ["ignore", "pipe", "inherit"],
      timeout: SECONDS * 1000,
    });
    let output = "";
    child.stdout.on("data", (data) => (output += data));
    child.on("error", reject);
    child.on("close", (status, signal) => {
      if (signal !== null) resolve(`by not ending within ${SECONDS} seconds`);
      else if (status === 0) resolve(undefined);
      else if (output === "") reject(new Error(`${path} ended with status ${status} and no output`));
      else resolve(`by: ${output.split("\n", 1)[0]}`);
    });
  });
}
