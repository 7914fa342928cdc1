// Installs the runtimes, if they are not yet those of the lockfile.

import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const lockfile = join(here, "pnpm-lock.yaml");
/** A copy of the lockfile that was last installed. */
const installed = join(here, "node_modules/.installed-lock.yaml");

/** @returns {string | undefined} why they could not be installed, and what to do */
export function install() {
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lockfile))) return undefined;
  console.error("installs the runtimes from npm packages, about 1 GB on disk");
  const args = ["install", "--frozen-lockfile", "--dir", here];
  const { status, error, stdout } = spawnSync("pnpm", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  if (error !== undefined) return "pnpm is not found: call it as `npx --yes pnpm@12.21.0 run runtimes`";
  if (status === 0) {
    copyFileSync(lockfile, installed);
    return undefined;
  }
  const said = /\b(?:ERR_PNPM\w*|E[A-Z_]{4,}|ENOTFOUND)\b.*/u.exec(stdout)?.[0] ?? `pnpm ended with status ${status}`;
  return `the runtimes could not be installed; is the package registry reachable? ${said}`;
}
