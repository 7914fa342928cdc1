// Decision 13: within a caret range, `@std66/core/internal` only gains exports. An older sibling may still use all that
// it had.
//
// packages/core/api/internal-of-VERSION.md is the API report of the entry in the last published version of core.
// There is none before the first publication.

import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getReleasePlan from "@changesets/get-release-plan";
import { root } from "../workspace.mjs";
import { blocksOf, nameOf } from "./report-text.mjs";

const CORE = "@std66/core";
const FOLDER = join(root, "packages/core/api");

/**
 * @param {boolean} isWritten if true, replaces the stored report once core has a new version
 * @param {boolean} isFirst if true, stores the first report
 * @returns {Promise<string[]>} the problems found
 */
export async function internalDoorFaults(isWritten, isFirst) {
  const { version } = JSON.parse(readFileSync(join(root, "packages/core/package.json"), "utf8"));
  const wanted = `internal-of-${version}.md`;
  const stored = readdirSync(FOLDER).filter((name) => name.startsWith("internal-of-"));
  const [name] = stored;
  if (stored.length > 1) return [`packages/core/api must have one internal-of-VERSION.md, not ${stored.length}`];

  const read = (/** @type {string} */ file) => readFileSync(join(FOLDER, file), "utf8");
  if (name === undefined) {
    if (isFirst) writeFileSync(join(FOLDER, wanted), read("internal.api.md"));
    return [];
  }
  const [had, has, open] = /** @type {const} */ ([read(name), read("internal.api.md"), read("index.api.md")]);
  const { releases } = await getReleasePlan(root);
  const to = releases.find((release) => release.name === CORE)?.newVersion ?? version;
  const fault = faultOf({ had, has, open, from: name.slice("internal-of-".length, -".md".length), to });
  if (fault !== undefined) return [fault];

  if (name === wanted) return [];
  if (!isWritten) return [`packages/core/api/${wanted} is missing; write it: npx --yes pnpm@12.21.0 run api --write`];
  rmSync(join(FOLDER, name));
  writeFileSync(join(FOLDER, wanted), has);
  return [];
}

/**
 * @param {object} change
 * @param {string} change.had the report of version `from`
 * @param {string} change.has the report of the build that is to become version `to`
 * @param {string} change.open the report of the public entry, whose declarations are left out: they have its version
 * @param {string} change.from
 * @param {string} change.to
 * @returns {string | undefined} why `to` is too small a step, if it is
 */
export function faultOf({ had, has, open, from, to }) {
  const known = new Set(declarations(open).map(nameOf));
  const [before, after] = /** @type {const} */ ([lines(had, known), lines(has, known)]);
  const lost = before.filter((line) => !after.includes(line));
  const gained = after.filter((line) => !before.includes(line));
  if (lost.length > 0 && caret(from) === caret(to)) {
    const level = from.startsWith("0.") ? "minor" : "major";
    return (
      `${CORE}/internal has lost or changed what siblings may use of ${CORE} ^${from}:\n  ${lost.join("\n  ")}\n` +
      `Keep these and put new declarations beside them, or add a changeset with "${CORE}": ${level}`
    );
  }
  if (gained.length === 0 || from !== to) return undefined;
  return (
    `${CORE}/internal has gained what ${CORE} ${from} does not have:\n  ${gained.join("\n  ")}\n` +
    `Add a changeset with "${CORE}": patch, or higher`
  );
}

/**
 * @param {string} report
 * @param {Set<string>} known the names of the declarations to leave out
 * @returns {string[]} each line of the declarations, after the name of its declaration
 */
function lines(report, known) {
  return declarations(report)
    .filter((declaration) => !known.has(nameOf(declaration)))
    .flatMap((declaration) => declaration.split("\n").map((line) => `${nameOf(declaration)}: ${line.trim()}`));
}

/** Without comments, which do not count, and what the index has too, which is versioned with it. @param {string} report */
function declarations(report) {
  return blocksOf(report.replaceAll(/^ *\/\/.*\n/gmu, "")).filter((block) => !block.startsWith("export {"));
}

/** The part of a version that all versions of one caret range share. @param {string} version */
function caret(version) {
  return /^(?:0\.0\.\d+|0\.\d+|\d+)/u.exec(version)?.[0];
}
