// Packs the published packages as they are built, and as they would be published.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "../run.mjs";
import { publishedPackages, root } from "../workspace.mjs";

/**
 * @param {string} folder where the tarballs go
 * @param {string[]} [names] of the packages; all by default
 * @returns {Promise<Map<string, string>>} the tarball of each package, by its name
 */
export async function pack(folder, names = publishedPackages().map(({ manifest }) => manifest.name)) {
  const filters = names.map((name) => `--filter=${name}`);
  // `prepack` builds each package again to compare; the callers have just built all.
  const flags = ["--config.ignore-scripts=true", "--pack-destination", folder];
  await run("pnpm", ["--recursive", ...filters, "pack", ...flags], root);
  return new Map(names.map((name) => [name, tarballIn(folder, name)]));
}

/** @param {string} folder @param {string} name of a package */
function tarballIn(folder, name) {
  const stem = name.replace("@", "").replace("/", "-");
  const file = readdirSync(folder).find((entry) => entry.startsWith(`${stem}-`) && /-\d[^/]*\.tgz$/u.test(entry));
  if (file === undefined) throw new Error(`no tarball of ${name}`);
  return join(folder, file);
}
