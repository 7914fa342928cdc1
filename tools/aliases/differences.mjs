// node tools/aliases/differences.mjs [--write] [CALLS SEED]: makes the same generated calls of fast-uri and @std66/fast-uri, and of
// uri-js and @std66/uri-js, and sorts the results that differ into the classes of classes.mjs. `--write` puts the tables into the
// READMEs of both. The status is 1 if a difference is in no class.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../workspace.mjs";
import { CLASSES } from "./classes.mjs";
import { callsOf } from "./calls.mjs";

const [calls = 100_000, seed = 66] = process.argv
  .slice(2)
  .filter((argument) => argument !== "--write")
  .map(Number);

for (const name of ["fast-uri", "uri-js"]) {
  const { rows, unclassified, differing } = compare(name);
  const table = tableOf(rows);
  console.log(`${name}: ${differing} of ${calls} calls differ\n\n${table}\n`);
  const shortest = unclassified.toSorted((a, b) => textOf(a).length - textOf(b).length).slice(0, 20);
  for (const difference of shortest) {
    console.error(`in no class: ${textOf(difference)}\n  original ${difference.theirs}\n  here     ${difference.ours}`);
  }
  if (unclassified.length > 0) console.error(`${unclassified.length} in no class`);
  if (unclassified.length > 0) process.exitCode = 1;
  else if (process.argv.includes("--write"))
    write(name, `Of ${number(calls)} generated calls, ${number(differing)} differ:\n\n${table}`);
}

/** @param {string} name of the original */
function compare(name) {
  const load = createRequire(join(root, "adapters", name, "package.json"));
  const theirs = load(name);
  const ours = load("./dist/cjs/index.js");
  /** @type {Map<import("./classes.mjs").Class, { count: number, example: import("./classes.mjs").Difference }>} */
  const rows = new Map();
  const unclassified = [];
  let differing = 0;
  for (const call of callsOf(calls, seed)) {
    const difference = { ...call, library: name, theirs: resultOf(theirs, call), ours: resultOf(ours, call) };
    if (difference.theirs === difference.ours) continue;
    differing += 1;
    const found = CLASSES.find((one) => one.matches(difference));
    if (found === undefined) {
      unclassified.push(difference);
      continue;
    }
    const row = rows.get(found) ?? { count: 0, example: difference };
    row.count += 1;
    if (textOf(difference).length < textOf(row.example).length) row.example = difference;
    rows.set(found, row);
  }
  return { rows: [...rows].toSorted(([, a], [, b]) => b.count - a.count), unclassified, differing };
}

/** @param {Record<string, (...texts: string[]) => unknown>} api @param {import("./calls.mjs").Call} call */
function resultOf(api, { name, texts }) {
  try {
    const [first = ""] = texts;
    const result =
      name === "serialize" ? api["serialize"]?.(/** @type {string} */ (api["parse"]?.(first))) : api[name]?.(...texts);
    const isObject = typeof result === "object" && result !== null;
    // The order of the properties is no difference.
    return JSON.stringify(
      isObject ? Object.fromEntries(Object.entries(result).toSorted(([a], [b]) => (a < b ? -1 : 1))) : result,
    );
  } catch (error) {
    return `throws ${/** @type {Error} */ (error).message}`;
  }
}

/** @param {import("./classes.mjs").Difference} difference */
function textOf({ name, texts }) {
  const list = texts.map((text) => JSON.stringify(text)).join(", ");
  return name === "serialize" ? `serialize(parse(${list}))` : `${name}(${list})`;
}

/** @param {ReturnType<typeof compare>["rows"]} rows */
function tableOf(rows) {
  const lines = rows.map(([{ what, why }, { count, example }]) =>
    ["", what, code(textOf(example)), code(example.theirs), code(example.ours), why, number(count), ""]
      .join(" | ")
      .trim(),
  );
  return ["| difference | for example | original | here | why | calls |", "| - | - | - | - | - | -: |", ...lines].join(
    "\n",
  );
}

/** @param {string} text */
function code(text) {
  return `\`${text.replaceAll("|", "\\|")}\``;
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
