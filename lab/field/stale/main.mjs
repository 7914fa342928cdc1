// pnpm run field stale: which pages of docs/evidence compare with an old version, and which dependencies are old and
// not in decision 33. Asks the registries for the newest. The status is 1 if one is old.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { behind, heldBack, unsaid } from "./dependencies.mjs";
import { namedIn } from "./pages.mjs";
import { placeOf } from "./places.mjs";
import { newestOf } from "./registries.mjs";
import { compared } from "./versions.mjs";

const PAGES = join(root, "docs/evidence");
/** Clients that run at the same time. */
const AT_ONCE = 4;

argumentsOfRun("field", runs, "stale");
/** @type {import("./pages.mjs").Named[]} */
const named = readdirSync(PAGES, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".md"))
  .toSorted()
  .flatMap((path) => namedIn(path, readFileSync(join(PAGES, path), "utf8")));
/** @type {string[][]} */
const old = [];
/** @type {string[][]} */
const notAsked = [];
const waiting = named.values();
const dependencies = behind();
if (dependencies instanceof Error) notAsked.push(["package.json", "", "", `not asked: ${dependencies.message}`]);
else old.push(...unsaid(dependencies, heldBack()));
await Promise.all(Array.from({ length: AT_ONCE }, askAll));

for (const cells of [["page", "peer", "on the page", "newest"], ...old.toSorted(byPage), ...notAsked.toSorted(byPage)])
  console.log(cells.join("\t"));
console.log(
  `stale: ${named.length} versions on ${new Set(named.map(({ page }) => page)).size} pages, and the dependencies: ${old.length} are old, and ${notAsked.length} could not be asked`,
);
if (old.length > 0) process.exitCode = 1;

async function askAll() {
  for (const { page, peer, version } of waiting) {
    const place = placeOf(peer, version);
    const answer = typeof place === "string" ? new Error(place) : await newestOf(place).catch(reasonOf);
    if (answer instanceof Error) notAsked.push([page, peer, version, `not asked: ${answer.message}`]);
    else if (compared(version, answer) < 0) old.push([page, peer, version, answer]);
  }
}

/** @param {unknown} error @returns {Error} with its last line */
function reasonOf(error) {
  const said = error instanceof Error ? error.message : String(error);
  return new Error(said.trim().split("\n").at(-1) ?? "");
}

/** @param {string[]} a @param {string[]} b */
function byPage(a, b) {
  return a.join("\t") < b.join("\t") ? -1 : 1;
}
