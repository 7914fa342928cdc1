// Packs the published packages as they are built, and as they are published: with the addresses of project.json.

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { run } from "../run.mjs";
import { publishedPackages, root } from "../workspace.mjs";
import { projectToPack, withAbsoluteLinks, withAddresses } from "./project.mjs";
import { writeSubpaths } from "./subpaths.mjs";

/**
 * @param {string} folder where the tarballs go
 * @param {string[]} [names] of the packages; all by default
 * @returns {Promise<Map<string, string>>} the tarball of each package, by its name
 */
export async function pack(folder, names = publishedPackages().map(({ manifest }) => manifest.name)) {
  const temporary = mkdtempSync(join(folder, ".packed-"));
  try {
    const filters = names.map((name) => `--filter=${name}`);
    // `prepack` builds each package again to compare; the callers have just built all.
    const flags = ["--config.ignore-scripts=true", "--pack-destination", temporary];
    await run("pnpm", ["--recursive", ...filters, "pack", ...flags], root);
    const unpacked = [];
    for (const name of names) {
      const target = join(temporary, name);
      mkdirSync(target, { recursive: true });
      await run("tar", ["-xzf", tarballIn(temporary, name), "--strip-components=1", "-C", target], temporary);
      fill(target, name);
      unpacked.push(target);
    }
    await run("npm", ["pack", "--ignore-scripts", "--pack-destination", folder, ...unpacked], temporary);
  } finally {
    rmSync(temporary, { recursive: true });
  }
  return new Map(names.map((name) => [name, tarballIn(folder, name)]));
}

/** Puts the addresses of the project into a package. @param {string} target its folder @param {string} name */
function fill(target, name) {
  const entry = publishedPackages().find(({ manifest }) => manifest.name === name);
  if (entry === undefined) throw new Error(`no package is named ${name}`);
  const directory = relative(root, entry.folder).replaceAll("\\", "/");
  const project = projectToPack();
  const manifest = JSON.parse(readFileSync(join(target, "package.json"), "utf8"));
  const filled = JSON.stringify(withAddresses(manifest, directory, project), undefined, 2);
  writeFileSync(join(target, "package.json"), `${filled}\n`);
  writeSubpaths(target, manifest);
  const readme = readFileSync(join(target, "README.md"), "utf8");
  writeFileSync(join(target, "README.md"), withAbsoluteLinks(readme, `${directory}/README.md`, project));
}

/** @param {string} folder @param {string} name of a package */
function tarballIn(folder, name) {
  const file = tarballOf(readdirSync(folder), name);
  if (file === undefined) throw new Error(`no tarball of ${name}`);
  return join(folder, file);
}

/**
 * @param {readonly string[]} files
 * @param {string} name of a package
 * @returns {string | undefined} behind its name, a tarball has a version
 */
export function tarballOf(files, name) {
  const stem = `${name.replace("@", "").replace("/", "-")}-`;
  return files.find((file) => file.startsWith(stem) && /^\d.*\.tgz$/u.test(file.slice(stem.length)));
}
