// What a publication is: in which order, and what must hold before the first of them leaves.

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { inOrder, publishedPackages, root } from "../workspace.mjs";
import { readProject, unknownAddresses } from "./project.mjs";

/** @typedef {import("../workspace.mjs").Package} Package */

/** @param {readonly Package[]} packages @returns {Package[]} in an order in which no install can miss one */
export function inPublicationOrder(packages) {
  return inOrder(packages, ({ dependencies = {} }) => dependencies);
}

/**
 * @param {string} [folder] the root of the repository
 * @param {readonly Package[]} [packages]
 * @param {import("./project.mjs").Project} [project]
 * @returns {string[]} why nothing can be published, one line each
 */
export function refusals(folder = root, packages = publishedPackages(), project = readProject()) {
  const unknown = unknownAddresses(project);
  const changesets = readdirSync(join(folder, ".changeset")).filter((name) => /(?<!^README)\.md$/u.test(name));
  const status = spawnSync("git", ["status", "--porcelain"], { cwd: folder, encoding: "utf8" });
  const build = spawnSync(process.execPath, [join(folder, "tools/build.mjs"), "--check"], { cwd: folder });
  return [
    unknown.length > 0 && `project.json does not have every address: fill in ${unknown.join(", ")}`,
    (status.status !== 0 || status.stdout !== "") && "there are uncommitted changes: commit them, or put them away",
    changesets.length > 0 &&
      `there are changesets that no version has yet (${changesets.length}): run \`versions\`, and commit`,
    build.status !== 0 && "dist/ is not the build of these sources: run `test:full`",
    ...packages.map(({ folder: own, manifest: { version } }) => {
      const path = join(own, "CHANGELOG.md");
      const isThere = existsSync(path) && readFileSync(path, "utf8").split("\n").includes(`## ${version}`);
      return !isThere && `${relative(folder, path)} has no section for ${version}: run \`changeset version\``;
    }),
  ].filter((refusal) => refusal !== false);
}

/**
 * Ends the program if there is a reason not to publish. A dry run says them, and goes on.
 *
 * @param {string} name of the program
 * @param {boolean} isDryRun
 */
export function refuse(name, isDryRun) {
  const found = refusals();
  for (const refusal of found) console.error(`${name}: ${isDryRun ? "would be refused: " : ""}${refusal}`);
  if (found.length > 0) process.exitCode = 1;
  if (found.length > 0 && !isDryRun) process.exit();
}
