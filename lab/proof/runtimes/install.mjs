// Installs the runtimes, if they are not yet those of the lockfile.

import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const lockfile = join(here, "pnpm-lock.yaml");
/** A copy of the lockfile that was last installed. */
const installed = join(here, "node_modules/.installed-lock.yaml");

/**
 * @param {readonly string[]} folders that must then exist; pnpm goes on without an optional package that it cannot fetch
 * @returns {string | undefined} why they could not be installed, and what to do
 */
export function install(folders) {
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lockfile))) return undefined;
  console.error("installs the runtimes from npm packages, about 1 GB on disk");
  const { status, error, stdout, stderr } = spawnSync("pnpm", ["install", "--frozen-lockfile", "--dir", here], {
    encoding: "utf8",
  });
  if (error !== undefined) return "pnpm is not found: call it as `npx --yes pnpm@12.21.0 run proof runtimes`";
  const missing = folders.find((folder) => !existsSync(folder));
  if (status === 0 && missing === undefined) {
    copyFileSync(lockfile, installed);
    return undefined;
  }
  const said = /\bERR_PNPM.*/u.exec(stdout + stderr)?.[0] ?? `no package in ${missing ?? here}`;
  return `the runtimes could not be installed; is the package registry reachable? ${said}`;
}
