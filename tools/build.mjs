// node tools/build.mjs [PACKAGE…]: builds the named packages and their dependencies, or all packages. `--is-built` builds
// nothing: the status is 0 if every dist/ is up to date.
//
// Adds to `turbo run build` what turbo lacks. A cached build only adds files, so dist/ would keep the output of a deleted
// source: dist/ is emptied first. Emptying it would break another running `pnpm start`, so nothing is touched while sources
// and dist/ are, byte for byte, as the last build left them. Only one process builds at a time.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { turbo } from "./turbo.mjs";
import { root, workspacePackages } from "./workspace.mjs";

const SHARED_INPUTS = ["package.json", "pnpm-lock.yaml", "tsconfig.base.json", "turbo.json"];
const stateFolder = join(root, "node_modules/.cache/std66-build");

const names = process.argv.slice(2).filter((argument) => argument !== "--is-built");
const packages = withDependencies(names);
const stampFile = join(stateFolder, `${names.join("+").replaceAll("/", "-") || "all"}.stamp`);

if (process.argv.includes("--is-built")) {
  process.exitCode = isFresh() ? 0 : 1;
} else if (!isFresh()) {
  const unlock = await lock();
  try {
    if (!isFresh()) build();
  } finally {
    unlock();
  }
}

function build() {
  for (const { folder } of packages) rmSync(join(folder, "dist"), { recursive: true, force: true });
  // Hashed before the build: edits made while it runs are not in its output.
  const sources = sourcesHash();
  const filters = names.map((name) => `--filter=${name}`);
  const status = turbo(["run", "build", "--output-logs=errors-only", ...filters]);
  if (status === 0) writeFileSync(stampFile, sources + distHash());
  process.exitCode = status;
}

function isFresh() {
  return readIfThere(stampFile) === sourcesHash() + distHash();
}

function sourcesHash() {
  const hash = createHash("sha256");
  for (const file of SHARED_INPUTS) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  for (const { folder } of packages) addFolder(hash, folder, new Set(["dist", "node_modules", ".turbo"]));
  return hash.digest("hex");
}

function distHash() {
  const hash = createHash("sha256");
  for (const { folder } of packages) {
    if (existsSync(join(folder, "dist"))) addFolder(hash, join(folder, "dist"), new Set());
  }
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} folder
 * @param {Set<string>} skipped
 */
function addFolder(hash, folder, skipped) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (skipped.has(entry.name)) continue;
    if (entry.isDirectory()) addFolder(hash, path, skipped);
    else hash.update(`${path}\0`).update(readFileSync(path));
  }
}

/** @param {string[]} wanted names; an empty list means all packages */
function withDependencies(wanted) {
  const all = workspacePackages();
  if (wanted.length === 0) return all;
  /** @type {Set<import("./workspace.mjs").Package>} */
  const found = new Set();
  /** @param {string} name */
  const visit = (name) => {
    const entry = all.find((candidate) => candidate.manifest.name === name);
    if (entry === undefined || found.has(entry)) return;
    found.add(entry);
    Object.keys({ ...entry.manifest.dependencies, ...entry.manifest.devDependencies }).forEach(visit);
  };
  wanted.forEach(visit);
  return [...found];
}

/** Waits until no other process is building. Ignores a lock whose owner has exited. */
async function lock() {
  const file = join(stateFolder, "lock");
  mkdirSync(stateFolder, { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
    }
    if (!isRunning(Number(readIfThere(file)))) rmSync(file, { force: true });
    else await sleep(50);
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
