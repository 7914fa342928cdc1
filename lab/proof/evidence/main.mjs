// pnpm run proof evidence [--write] [COMMAND...]: runs the long runs one after the other, and prints the closing line
// of each. `--write` puts these lines into docs/evidence/conformance.md.

import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";

const file = new URL("evidence.json", import.meta.url);
const proof = fileURLToPath(new URL("../main.mjs", import.meta.url));
const commands = read().runs.map(({ command }) => command);
const { options, operands: wanted } = argumentsOfRun("proof", runs, "evidence");
const isWritten = options["write"] === true;
const isMeant = (/** @type {string} */ command, /** @type {string} */ word) => `${command} `.startsWith(`${word} `);
if (wanted.some((word) => !commands.some((command) => isMeant(command, word)))) {
  console.error(`evidence: no long run has such a name; there are ${commands.join(", ")}`);
  process.exit(2);
}

const said = [];
const failed = [];
for (const command of commands.filter((name) => wanted.length === 0 || wanted.some((word) => isMeant(name, word)))) {
  const { status, figures } = await figuresOf(command);
  said.push(...figures.map((line) => `${command}: ${line}`));
  const isShown = status === 0 && figures.length > 0;
  if (!isShown) failed.push(command);
  if (isWritten) write(command, isShown ? figures : ["failed"]);
}
console.log(`\n${said.join("\n")}`);
if (isWritten) {
  const check = fileURLToPath(new URL("../requirements/main.mjs", import.meta.url));
  execute("pnpm", "exec", "oxfmt", fileURLToPath(file));
  // Also reports failed runs.
  execute(process.execPath, check, "--write");
}
if (failed.length > 0) {
  console.log(`evidence: failed: ${failed.join(", ")}`);
  process.exitCode = 1;
}

/** @param {string} program @param {string[]} args */
function execute(program, ...args) {
  const { status } = spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) process.exitCode = 1;
}

/** @returns {{ runs: { command: string, figures: string[] }[] }} */
function read() {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Called after each run: hours may pass before the next one ends. @param {string} command @param {string[]} figures */
function write(command, figures) {
  const evidence = read();
  for (const run of evidence.runs) if (run.command === command) run.figures = figures;
  writeFileSync(file, JSON.stringify(evidence));
}

/**
 * @param {string} command a run of this room, and its arguments
 * @returns {Promise<{ status: number | null, figures: string[] }>} the lines that begin with its name, without the name
 */
async function figuresOf(command) {
  const child = spawn(process.execPath, [proof, ...command.split(" ")], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const figures = [];
  for await (const line of createInterface(child.stdout)) {
    console.log(line);
    if (line.startsWith(`${command}: `)) figures.push(line.slice(command.length + 2));
  }
  return { status: await ended, figures };
}
