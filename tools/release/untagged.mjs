// node tools/release/untagged.mjs: prints the tags that a publication sets last, and that this clone does not have.

import { spawnSync } from "node:child_process";
import { isStarted, ownArguments } from "../arguments.mjs";
import { publishedPackages, root } from "../workspace.mjs";

/**
 * @param {string} [folder] the root of the repository
 * @param {readonly import("../workspace.mjs").Package[]} [packages]
 * @returns {string[]} the tags of versions whose publication has not ended, as `changeset tag` names them
 */
export function untagged(folder = root, packages = publishedPackages()) {
  const { status, stdout, stderr } = spawnSync("git", ["tag", "--list"], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`git tag: ${stderr}`);
  const tags = new Set(stdout.split("\n"));
  return packages.map(({ manifest }) => `${manifest.name}@${manifest.version}`).filter((tag) => !tags.has(tag));
}

if (isStarted(import.meta.url)) {
  ownArguments(import.meta.url);
  for (const tag of untagged()) console.log(tag);
}
