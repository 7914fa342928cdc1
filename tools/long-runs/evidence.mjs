// pnpm run evidence [--write] [-- COMMAND...]: the long runs, one after the other, and what each says at its end; `--write` puts
// that into docs/conformance.md.

import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const file = new URL("evidence.json", import.meta.url);
/** @type {{ runs: { command: string, figures: string[] }[], defects: object[] }} */
const evidence = JSON.parse(readFileSync(file, "utf8"));
const wanted = process.argv.slice(2).filter((word) => word !== "--write");
const runs = evidence.runs.filter(({ command }) => wanted.length === 0 || wanted.includes(command));
if (wanted.length > 0 && runs.length !== wanted.length) {
  console.error(
    `usage: pnpm run evidence [--write] [COMMAND...]: ${evidence.runs.map((run) => run.command).join(", ")}`,
  );
  process.exit(2);
}

const failed = [];
for (const run of runs) {
  const { status, figures } = await execute(run.command);
  if (status === 0) run.figures = figures;
  else failed.push(run.command);
}
console.log(`\n${runs.flatMap(({ figures }) => figures).join("\n")}`);
if (failed.length > 0) {
  console.log(`evidence: not shown: ${failed.join(", ")}`);
  process.exitCode = 1;
} else if (process.argv.includes("--write")) {
  writeFileSync(file, JSON.stringify(evidence));
  spawnSync("pnpm", ["exec", "oxfmt", fileURLToPath(file)], { stdio: "inherit" });
  spawnSync(process.execPath, [fileURLToPath(new URL("../checks/requirements.mjs", import.meta.url)), "--write"]);
}

/**
 * @param {string} command a script of package.json
 * @returns {Promise<{ status: number | null, figures: string[] }>} the lines that begin with its name, without that
 */
async function execute(command) {
  const child = spawn("pnpm", ["run", command], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const figures = [];
  for await (const line of createInterface(child.stdout)) {
    console.log(line);
    if (line.startsWith(`${command}: `)) figures.push(line.slice(command.length + 2));
  }
  return { status: await ended, figures };
}
