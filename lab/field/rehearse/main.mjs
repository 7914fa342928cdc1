// pnpm run field rehearse [--write]: publishes all packages to a registry on loopback, and does as users do: installs
// from it what the pages say, by each package manager, and runs the samples. `--write` puts the table into
// docs/evidence/rehearsal.md. The status is 1 if a page says what does not work.

import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "@std66/tools/run.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { Users, clientsIn } from "./clients.mjs";
import { startRegistry } from "./registry.mjs";
import { writePage, writeScanners } from "./page.mjs";
import { steps } from "./steps.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const isWritten = argumentsOfRun("field", runs, "rehearse").options["write"] === true;
const temporary = mkdtempSync(join(tmpdir(), "std66-rehearsal-"));
process.on("exit", () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));
process.on("SIGINT", () => process.exit(130));

try {
  const home = join(temporary, "home");
  mkdirSync(home);
  for (const file of ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"])
    cpSync(join(here, file), join(home, file));
  console.error("rehearse: installing a registry and the package managers into a temporary folder");
  await run("pnpm", ["install", "--frozen-lockfile"], home);
  const users = new Users(temporary, await startRegistry(home, join(temporary, "registry")));
  /** @type {import("./page.mjs").Row[]} */
  const rows = [];
  for (const { by, what, attempt } of steps(clientsIn(home), users, home)) {
    const start = performance.now();
    const result = await attempt().then(
      (said) => said ?? "",
      (/** @type {unknown} */ error) => error,
    );
    const isDone = typeof result === "string";
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    console.log(
      `${isDone ? "works " : "FAILED"} ${seconds.padStart(7)} ${by.padEnd(8)} ${what}${isDone && result !== "" ? `: ${result}` : ""}`,
    );
    if (!isDone) console.error(result instanceof Error ? result.message : result);
    rows.push({ by, what, said: isDone ? result : "", isDone });
  }
  const failed = rows.filter(({ isDone }) => !isDone).length;
  if (isWritten) {
    writePage(rows);
    writeScanners(rows);
  }
  console.log(`rehearse: ${rows.length - failed} of ${rows.length} steps work`);
  if (failed > 0) process.exitCode = 1;
} catch (error) {
  console.error(`rehearse: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
// The registry would keep the program from ending.
process.exit();
