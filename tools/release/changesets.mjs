// node tools/release/changesets.mjs: checks decision 13 for the next release as the changesets describe it.

import { fileURLToPath } from "node:url";
import getReleasePlan from "@changesets/get-release-plan";
import { publishedLibraries, root } from "../workspace.mjs";

/**
 * @param {readonly { name: string, type: string }[]} releases
 * @returns {string[]} a message for each package without a major release that hands out objects of one with
 */
export function missingMajors(releases) {
  const majors = new Set(releases.filter(({ type }) => type === "major").map(({ name }) => name));
  return publishedLibraries()
    .filter(({ manifest }) => !majors.has(manifest.name))
    .flatMap(({ manifest }) =>
      Object.keys(manifest.dependencies ?? {})
        .filter((dependency) => majors.has(dependency))
        .map((dependency) => `${manifest.name} returns objects of ${dependency}, so a changeset needs both as major`),
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { changesets, releases } = await getReleasePlan(root);
  const faults = missingMajors(releases);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`changesets: ${changesets.length}, for ${releases.length} packages`);
}
