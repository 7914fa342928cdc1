// Decision 13: within a caret range, `@std66/core/internal` only gains exports. An older sibling may still use all that it had.
//
// packages/core/api/internal-of-VERSION.md is the API report of the entry in that version of core.

import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getReleasePlan from "@changesets/get-release-plan";
import { root, workspacePackages } from "../workspace.mjs";

const CORE = "@std66/core";

/**
 * @param {boolean} isWritten if true, replaces the stored report once core has a new version
 * @returns {Promise<string[]>} the problems found
 */
export async function checkInternalDoor(isWritten) {
  const core = workspacePackages().find(({ manifest }) => manifest.name === CORE);
  if (core === undefined) throw new Error(`package not found: ${CORE}`);
  const folder = join(core.folder, "api");
  const { version } = core.manifest;
  const now = readFileSync(join(folder, "internal.api.md"), "utf8");

  const kept = readdirSync(folder).filter((name) => name.startsWith("internal-of-"));
  const [name, ...others] = kept;
  const then = name === undefined ? undefined : /^internal-of-(.+)\.md$/u.exec(name)?.[1];
  if (others.length > 0)
    return [`packages/core/api has the internal entry for more than one version: ${kept.join(", ")}`];
  if (name !== undefined && then !== undefined) {
    const fault = faultOf({
      had: readFileSync(join(folder, name), "utf8"),
      has: now,
      open: readFileSync(join(folder, "index.api.md"), "utf8"),
      from: then,
      to: (await plannedVersion()) ?? version,
    });
    if (fault !== undefined) return [fault];
  }
  if (then === version) return [];
  if (!isWritten)
    return [
      `packages/core/api/internal-of-${version}.md, the internal entry of this version, is missing; write it: npx --yes pnpm@12.21.0 run api --write`,
    ];
  if (name !== undefined) rmSync(join(folder, name));
  writeFileSync(join(folder, `internal-of-${version}.md`), now);
  return [];
}

/** The next version of core, if the changesets release one. */
async function plannedVersion() {
  const { releases } = await getReleasePlan(root);
  return releases.find((release) => release.name === CORE)?.newVersion;
}

/**
 * @param {object} change
 * @param {string} change.had the report of version `from`
 * @param {string} change.has the report of the build that is to become version `to`
 * @param {string} change.open the report of the public entry; its declarations are left out, as they are versioned with it
 * @param {string} change.from
 * @param {string} change.to
 * @returns {string | undefined} why `to` is too small a step, if it is
 */
export function faultOf({ had, has, open, from, to }) {
  const known = new Set(declarations(open).map(nameOf));
  const before = lines(had, known);
  const after = lines(has, known);
  const lost = [...before].filter((line) => !after.has(line));
  const gained = [...after].filter((line) => !before.has(line));
  if (lost.length > 0 && caret(from) === caret(to)) {
    const level = from.startsWith("0.") ? "minor" : "major";
    return (
      `${CORE}/internal has lost or changed what siblings may use of ${CORE} ^${from}:\n  ${lost.join("\n  ")}\n` +
      `Keep these and put new declarations beside them, or add a changeset with "${CORE}": ${level}`
    );
  }
  if (gained.length > 0 && from === to) {
    return (
      `${CORE}/internal has gained what ${CORE} ${from} does not have:\n  ${gained.join("\n  ")}\n` +
      `Add a changeset with "${CORE}": patch, or higher`
    );
  }
  return undefined;
}

/**
 * @param {string} report
 * @param {Set<string>} known the names of the declarations to leave out
 * @returns {Set<string>} each line of the declarations, after the name of its declaration
 */
function lines(report, known) {
  return new Set(
    declarations(report)
      .filter((declaration) => !known.has(nameOf(declaration)))
      .flatMap((declaration) => declaration.split("\n").map((line) => `${nameOf(declaration)}: ${line.trim()}`)),
  );
}

/** @param {string} report */
function declarations(report) {
  return (/```ts\n([^]*)```/u.exec(report)?.[1] ?? "")
    .replaceAll(/^ *\/\/.*\n/gmu, "")
    .split(/\n{2,}/u)
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== "");
}

/** @param {string} declaration */
function nameOf(declaration) {
  return /\b(?:class|const|enum|function|interface|let|namespace|type) ([\w$]+)/u.exec(declaration)?.[1] ?? declaration;
}

/** The part of a version that all versions of one caret range share. @param {string} version */
function caret(version) {
  return /^(?:0\.0\.\d+|0\.\d+|\d+)/u.exec(version)?.[0];
}
