// pnpm run proof mutation [PACKAGE...]: shows which changes of the sources the tests of a package notice, by Stryker.
//
// A change that they do not notice must be in survivors.json, with the reason why none of these tests can.

import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { root } from "@std66/tools/workspace.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";

/**
 * @typedef {object} Survivors mutants of one file that survive for the same reason
 * @property {string} file
 * @property {string} why
 * @property {string[]} mutants the original text, " => ", and its replacement; repeated if it survives in several places
 */

/** The share of the mutants that the tests must find. */
const GOAL = 0.95;
const PACKAGES = [
  "core",
  "resolve",
  "normalize",
  "parameters",
  "extract",
  "iri",
  "legacy",
  "audit",
  "template",
  "file-uri",
  "report",
  "cli",
];
/** The sources of the command that need no processes. */
const ROOMS = ["changes", "command-line", "diagnostics", "text"];
const given = argumentsOfRun("proof", runs, "mutation").operands;
const unknown = given.filter((name) => !PACKAGES.includes(name));
if (unknown.length > 0) {
  console.error(`no such package: ${unknown.join(", ")}; choose from ${PACKAGES.join(", ")}`);
  process.exit(2);
}

/** @type {Survivors[]} */
const survivors = JSON.parse(readFileSync(join(root, "lab/proof/mutation/survivors.json"), "utf8"));

process.chdir(root);
const reports = [];
for (const name of given.length > 0 ? given : PACKAGES) reports.push(await report(name));
console.log(reports.join("\n"));

/**
 * @param {string} name the name of a package
 * @returns {Promise<string>} how many mutants were found, after a line for each mutant that survives without a reason,
 * and for each reason without a mutant
 */
async function report(name) {
  const folder = name === "cli" ? "apps/cli" : `packages/${name}`;
  process.env["MUTATED_FOLDER"] = folder;
  const stryker = new Stryker({
    testRunner: "in-process",
    plugins: [fileURLToPath(new URL("runner.mjs", import.meta.url))],
    // Stryker's reader of tsconfig.json does not support TypeScript 7, so this names a file that does not exist.
    tsconfigFile: "none.json",
    mutate: name === "cli" ? ROOMS.map((room) => `${folder}/src/${room}/**/*.ts`) : [`${folder}/src/**/*.ts`],
    coverageAnalysis: "perTest",
    timeoutMS: 5000,
    tempDirName: ".stryker",
    reporters: ["progress-append-only"],
  });
  const mutants = await stryker.runMutationTest();
  const excused = survivors.flatMap(({ file, mutants: ofFile }) =>
    file.startsWith(`${folder}/`) ? ofFile.map((mutant) => `${file}: ${mutant}`) : [],
  );
  const listed = excused.length;
  const left = mutants.filter(({ status }) => status !== "Killed");
  // On a busy machine a mutant that survives may time out, so a timeout proves nothing about a listed one. Certain
  // survivors come first.
  left.sort((a, b) => Number(a.status === "Timeout") - Number(b.status === "Timeout"));
  const missed = [];
  for (const mutant of left) {
    const file = relative(root, mutant.fileName);
    const key = `${file}: ${textAt(readFileSync(mutant.fileName, "utf8"), mutant)} => ${mutant.replacement}`;
    const place = excused.indexOf(key);
    if (place !== -1) excused.splice(place, 1);
    else if (mutant.status !== "Timeout") missed.push(`survives, line ${mutant.location.start.line}: ${key}`);
  }
  const stale = excused.map((key) => `in survivors.json, but does not survive: ${key}`);
  const [all, equivalent] = [mutants.length, listed - stale.length];
  const found = all - equivalent - missed.length;
  const share = (100 * (all === 0 ? 1 : found / all)).toFixed(1);
  const tooFew = found < GOAL * all ? [`fewer than ${100 * GOAL} % are found: a reason does not replace a test`] : [];
  const counts = `${found} found (${share} %), ${equivalent} listed with a reason, ${missed.length} missed`;
  if (missed.length + stale.length + tooFew.length > 0) process.exitCode = 1;
  return [...missed, ...stale, ...tooFew, `mutation ${name}: ${all} mutants: ${counts}`].join("\n");
}

/**
 * @param {string} source
 * @param {{ location: { start: Place, end: Place } }} mutant
 * @typedef {{ line: number, column: number }} Place from 1
 */
function textAt(source, { location: { start, end } }) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? "").slice(0, end.column - 1));
  lines[0] = (lines[0] ?? "").slice(start.column - 1);
  return lines.join("\n");
}
