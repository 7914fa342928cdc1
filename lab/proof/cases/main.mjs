// pnpm run proof cases [--write] [SUITE]: shows that each case for the JSON Schema test suite is right, and finds a
// wrong checker that passes all tests of the suite. `--write` adds the cases to the files of the clone SUITE.

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { bundle } from "../../bundle.mjs";
import { runs } from "../runs.mjs";
import { ascii, filesOf, testsOf, withTests } from "./suite.mjs";

/**
 * @typedef {import("./suite.mjs").Test & { format: string, data: string,
 *   wrong: { says: string, folder: string, file: string, from: string, to: string } }} Case
 */

/** The name of the predicate of each format, in `src/index.ts` of the package that a case names. */
const PREDICATES = /** @type {const} */ ({
  uri: "isUri",
  "uri-reference": "isUriReference",
  iri: "isIri",
  "iri-reference": "isIriReference",
  "uri-template": "isUriTemplate",
});

const { options, operands } = argumentsOfRun("proof", runs, "cases");
const [suite] = operands;
/** @type {Case[]} */
const cases = JSON.parse(readFileSync(new URL("cases.json", import.meta.url), "utf8"));
let good = 0;
for (const one of cases) {
  const fault = await faultOf(one);
  if (fault === undefined) good += 1;
  console.log(`${one.format} ${ascii(JSON.stringify(one.data))} finds a checker that ${one.wrong.says}`);
  if (fault !== undefined) console.log(`  NO: ${fault}`);
}
console.log(
  `\ncases: ${good} of ${cases.length} are right, and find a checker that ${suite === undefined ? "is wrong" : "passes the suite"}`,
);
if (good < cases.length) process.exitCode = 1;
else if (suite !== undefined && options["write"] === true)
  for (const format of Object.keys(PREDICATES)) write(suite, format);

/** @param {Case} one @returns {Promise<string | undefined>} what is wrong with the case */
async function faultOf({ format, data, valid, wrong }) {
  const [right, changed] = await Promise.all([predicateOf(format, wrong), predicateOf(format, wrong, wrong)]);
  if (right(data) !== valid) return `our own predicate says ${String(!valid)}`;
  if (changed(data) === valid) return "the wrong checker is right about it";
  if (suite === undefined) return undefined;
  const tests = filesOf(suite, format).flatMap(testsOf);
  if (tests.length === 0) return `${suite} has no tests of ${format}`;
  const found = tests.find((test) => typeof test.data === "string" && changed(test.data) !== test.valid);
  return found && `the suite finds it by ${JSON.stringify(found.data)}`;
}

/**
 * @param {string} format
 * @param {Case["wrong"]} place
 * @param {Case["wrong"]} [change]
 * @returns {Promise<(text: string) => boolean>}
 */
async function predicateOf(format, { folder }, change) {
  const path = await bundle(folder, "src/index.ts", change);
  const module = await import(path);
  if (change !== undefined) rmSync(path);
  return module[PREDICATES[/** @type {keyof typeof PREDICATES} */ (format)]];
}

/** @param {string} folder of the suite @param {string} format */
function write(folder, format) {
  const added = cases
    .filter((one) => one.format === format)
    .map(({ description, comment = "", data, valid }) => ({ description, comment, data, valid }));
  for (const file of filesOf(folder, format)) writeFileSync(file, withTests(readFileSync(file, "utf8"), added));
}
