// pnpm run field aliases [--write] [CALLS SEED]: makes the same generated calls of fast-uri and @std66/fast-uri, and of
// uri-js and @std66/uri-js, and sorts the results that differ into the classes of classes.mjs. `--write` puts the
// tables into the READMEs of both. The status is 1 if a difference is in no class.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { compare } from "./compare.mjs";

const { options, operands } = argumentsOfRun("field", runs, "aliases");
const [calls = 100_000, seed = 66] = operands.map(Number);

for (const name of ["fast-uri", "uri-js"]) {
  const load = createRequire(join(root, "adapters", name, "package.json"));
  const { rows, unexplained, differing } = compare(
    { name, theirs: load(name), ours: load("./dist/cjs/index.js") },
    calls,
    seed,
  );
  const table = tableOf(rows);
  console.log(`${name}: ${differing} of ${calls} calls differ\n\n${table}\n`);
  for (const { call, theirs, ours } of unexplained.toSorted((a, b) => a.call.length - b.call.length).slice(0, 20)) {
    console.error(`in no class: ${call}\n  original ${theirs}\n  here     ${ours}`);
  }
  if (unexplained.length > 0) console.error(`${unexplained.length} in no class`);
  if (unexplained.length > 0) process.exitCode = 1;
  else if (options["write"] === true)
    write(name, `Of ${number(calls)} generated calls, ${number(differing)} differ:\n\n${table}`);
}

/** @param {ReturnType<typeof compare>["rows"]} rows */
function tableOf(rows) {
  const lines = rows.map(([{ what, why }, { count, example }]) =>
    ["", what, code(example.call), code(example.theirs), code(example.ours), why, number(count), ""].join(" | ").trim(),
  );
  return ["| difference | for example | original | here | why | calls |", "| - | - | - | - | - | -: |", ...lines].join(
    "\n",
  );
}

/** Characters for private use, and those that are none, show nothing. @param {string} text */
function code(text) {
  const shown = text.replace(
    /[\p{Co}\p{Cn}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `\`${shown.replaceAll("|", "\\|")}\``;
}

/** @param {number} count */
function number(count) {
  return count.toLocaleString("en");
}

/** @param {string} name @param {string} text between the comments of the README */
function write(name, text) {
  const path = join(root, "adapters", name, "README.md");
  const page = readFileSync(path, "utf8");
  const marked = /(?<=<!-- differences -->\n)[^]*(?=<!-- \/differences -->)/u;
  if (!marked.test(page)) throw new Error(`${path} has no place for the differences`);
  writeFileSync(
    path,
    page.replace(marked, () => `\n${text}\n\n`),
  );
  spawnSync("pnpm", ["exec", "oxfmt", path], { cwd: root, stdio: "inherit" });
}
