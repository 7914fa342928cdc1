// pnpm run conformance:faults: puts one fault after the other into core, and asks whether the trials find it.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "../workspace.mjs";
import { bundle } from "./bundle.mjs";

/** @type {{ file: string, fault: string, from: string, to: string }[]} */
const faults = JSON.parse(readFileSync(join(root, "packages/core/test/conformance/faults.json"), "utf8"));
const form = process.argv.includes("--long") ? "long" : "short";
/** A fault may also show in that there is no end. */
const SECONDS = form === "long" ? 3600 : 300;

// What finds a fault where there is none finds nothing.
const control = await run(await bundle("core", "test/conformance/main.ts"));
if (control !== undefined) throw new Error(`without any fault: ${control}`);

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
      if (signal !== null) resolve(`by no end within ${SECONDS} seconds`);
      else if (status === 0) resolve(undefined);
      else if (output === "") reject(new Error(`${path} has ended with status ${status}`));
      else resolve(`by: ${output.split("\n", 1)[0]}`);
    });
  });
}
