// pnpm run field dependents: installs packages from npm that use fast-uri or uri-js, runs them with the originals and
// then with the packed adapters in their place by `overrides`, and prints a table of how many results are the same. The
// status is 1 if a program fails, or throws where it did not before. Needs the npm registry; takes about a minute.

import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pack } from "@std66/tools/release/packed.mjs";
import { run } from "@std66/tools/run.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";

/** @typedef {{ name: string, version: string, uses: string, results: Record<string, string> }} Row */

const PACKAGES = {
  "@rjsf/utils": "6.11.1",
  ajv: "8.20.0",
  ajv6: "npm:ajv@6.15.0",
  "ajv-formats-draft2019": "1.6.1",
  eslint: "8.57.1",
  "fast-json-stringify": "7.3.6",
  "json-refs": "3.0.15",
  "json-schema-resolver": "3.0.0",
  react: "19.2.0",
  "schema-utils": "4.8.5",
};

argumentsOfRun("field", runs, "dependents");
const folder = mkdtempSync(join(tmpdir(), "std66-dependents-"));
try {
  const tarballs = await pack(folder);
  const file = (/** @type {string} */ name) => `file:${tarballs.get(name)}`;
  const before = await rowsOf("before", {});
  const after = await rowsOf("after", { "fast-uri": file("@std66/fast-uri"), "uri-js": file("@std66/uri-js") });
  console.log("| package | version | uses | results | the same | others |\n| - | - | - | -: | -: | - |");
  for (const [index, row] of before.entries()) report(row, /** @type {Row} */ (after[index]));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {string} name of a new project
 * @param {Record<string, string>} overrides
 * @returns {Promise<Row[]>} the results in it
 */
async function rowsOf(name, overrides) {
  const project = join(folder, name);
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, dependencies: PACKAGES, overrides }));
  copyFileSync(fileURLToPath(new URL("programs.cjs", import.meta.url)), join(project, "programs.cjs"));
  console.error(`installing and running: ${name}`);
  await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], project);
  return JSON.parse(await run(process.execPath, ["programs.cjs"], project));
}

/** @param {Row} before @param {Row} after */
function report({ name, version, uses, results }, after) {
  const keys = Object.keys(results);
  const others = keys.filter((key) => results[key] !== after.results[key]);
  const shown = others
    .map((key) => `${key}: ${results[key]} → ${after.results[key]}`)
    .join("; ")
    .replaceAll("|", "\\|");
  console.log(
    `| ${name} | ${version} | ${uses} → ${after.uses} | ${keys.length} | ${keys.length - others.length} | ${shown} |`,
  );
  const isWorse = others.some((key) => after.results[key]?.startsWith("throws "));
  if (isWorse || after.uses === uses) process.exitCode = 1;
}
