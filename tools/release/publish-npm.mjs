// pnpm run publish:npm [--dry-run | --pack | --stage | --list | --check]: publishes each version that the registry does
// not have, to the registry of npm's own settings. After an interruption, the same command goes on where it stopped.
// `--dry-run` publishes nothing, and lists the files of each package. `--stage`: a person then approves each
// (docs/release.md). `--pack` puts the tarballs into node_modules/packed, numbered in order, for a job that has nothing
// but them. `--list` prints what the registry does not have; `--check` gives the registry a minute, and fails if it
// still does not have it.

import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { execFile, spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { isStarted, ownArguments, report } from "../arguments.mjs";
import { publishedPackages, root } from "../workspace.mjs";
import { pack } from "./packed.mjs";
import { inPublicationOrder, refuse } from "./publication.mjs";

const NAME = "publish:npm";
/** A registry shows a new version after some seconds. */
const LOOKS = 12;
const BETWEEN_LOOKS = 5000;

/** @typedef {import("../workspace.mjs").Package} Package */

/**
 * @param {NodeJS.ProcessEnv} [env] of npm
 * @returns {Promise<Package[]>} whose version the registry does not have, each after those that it depends on
 */
export async function missing(env = process.env) {
  const packages = inPublicationOrder(publishedPackages());
  const published = await Promise.all(packages.map(({ manifest }) => isPublished(manifest, env)));
  return packages.filter((_, at) => !published[at]);
}

/** @param {Package["manifest"]} manifest @param {NodeJS.ProcessEnv} env @returns {Promise<boolean>} */
async function isPublished({ name, version }, env) {
  try {
    const { stdout } = await promisify(execFile)("npm", ["view", `${name}@${version}`, "version", "--json"], { env });
    return stdout.trim() !== "";
  } catch (error) {
    const { stdout, stderr } = /** @type {Error & { stdout: string, stderr: string }} */ (error);
    if (stdout.includes('"E404"')) return false;
    throw new Error(`the registry does not answer: ${stderr.trim().split("\n", 1)[0] ?? ""}`, { cause: error });
  }
}

/**
 * @param {{ isDryRun?: boolean, isStaged?: boolean, env?: NodeJS.ProcessEnv, stdio?: "inherit" | "pipe" }} [options]
 * @returns {Promise<{ published: string[], failed: string[] }>} the names of the packages; not staged, it stops at the
 * first that fails
 */
export async function publish({ isDryRun = false, isStaged = false, env = process.env, stdio = "inherit" } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "std66-publish-"));
  /** @type {{ published: string[], failed: string[] }} */
  const result = { published: [], failed: [] };
  try {
    for (const [name, tarball] of await packedMissing(env, folder)) {
      const command = [...(isStaged ? ["stage"] : []), "publish", tarball, "--access", "public"];
      const { status } = spawnSync("npm", [...command, ...(isDryRun ? ["--dry-run"] : [])], { env, stdio });
      (status === 0 ? result.published : result.failed).push(name);
      if (status !== 0 && !isStaged) break;
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns {Promise<string[]>} the names of the tarballs, each after those that it depends on */
export async function packMissing(env = process.env, folder = join(root, "node_modules/packed")) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarballs = await packedMissing(env, folder);
  return [...tarballs.values()].map((tarball, at) => {
    const numbered = `${String(at + 1).padStart(2, "0")}-${basename(tarball)}`;
    renameSync(tarball, join(folder, numbered));
    return numbered;
  });
}

/** @param {NodeJS.ProcessEnv} env @param {string} folder @returns {ReturnType<typeof pack>} in the same order */
async function packedMissing(env, folder) {
  const names = (await missing(env)).map(({ manifest }) => manifest.name);
  return names.length === 0 ? new Map() : pack(folder, names);
}

/** Says what the registry does not have, after it had the time to show it. */
async function check() {
  let left = await missing();
  for (let look = 1; look < LOOKS && left.length > 0; look += 1) {
    await pause(BETWEEN_LOOKS);
    left = await missing();
  }
  const faults = left.map(({ manifest }) => `${NAME}: the registry has no ${manifest.name} ${manifest.version}`);
  report(faults, `${NAME}: the registry has every package at its version`);
}

async function main() {
  const { options } = ownArguments(import.meta.url);
  const [option, ...others] = Object.keys(options);
  if (others.length > 0) {
    console.error(`${NAME}: one of --${option} and --${others[0]}`);
    process.exitCode = 2;
  } else if (option === "list") {
    for (const { manifest } of await missing()) console.log(`${manifest.name}@${manifest.version}`);
  } else if (option === "check") {
    await check();
  } else {
    const isDryRun = option === "dry-run";
    refuse(NAME, isDryRun);
    if (option === "pack") {
      for (const tarball of await packMissing()) console.log(tarball);
      return;
    }
    const isStaged = option === "stage";
    const { published, failed } = await publish({ isDryRun, isStaged });
    const done = isDryRun ? "would be published" : isStaged ? "are staged" : "are published";
    console.log(`${NAME}: ${published.length} packages ${done}${published.map((name) => `\n  ${name}`).join("")}`);
    for (const name of failed)
      console.error(`${NAME}: ${name} failed. Mend that, and run the same again: it goes on there`);
    if (failed.length > 0) process.exitCode = 1;
  }
}

if (isStarted(import.meta.url)) {
  await main().catch((error) => {
    console.error(`${NAME}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
