// Finds or makes the builds that `run proof compare` races.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { root } from "@std66/tools/workspace.mjs";

/** What a person can mend. */
export class BuildError extends Error {}

/**
 * @template Result
 * @param {string} name a folder with built packages, or a git revision, which is then built in a temporary worktree
 * @param {(folder: string) => Promise<Result>} use
 * @returns {Promise<Result>}
 * @throws {BuildError}
 */
export async function withBuild(name, use) {
  const folder = resolve(name);
  if (existsSync(join(folder, "packages/core/package.json"))) {
    if (existsSync(join(folder, "packages/core/dist"))) return use(folder);
    throw new BuildError(`the packages in ${name} are not built; build them there: npx --yes pnpm@12.21.0 run build`);
  }
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new BuildError(`${name} is neither a git revision nor a folder with packages`);
  const temporary = mkdtempSync(join(tmpdir(), "std66-compare-"));
  const worktree = join(temporary, "worktree");
  try {
    run(root, ["git", "worktree", "add", "--quiet", "--detach", worktree, stdout.trim()]);
    run(worktree, ["pnpm", "install", "--frozen-lockfile", "--offline"]);
    run(worktree, ["pnpm", "run", "build"]);
    return await use(worktree);
  } finally {
    spawnSync("git", ["worktree", "remove", "--force", worktree], { cwd: root, stdio: "ignore" });
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {import("esbuild").Plugin} takes the packages from there */
export function packagesOf(folder) {
  return {
    name: "packages of a build",
    setup(build) {
      // esbuild reads it in Go's syntax, which has no such flag as `u`.
      build.onResolve({ filter: /^@std66\/(?:core|resolve|normalize|parameters|iri)(?:\/|$)/ }, ({ path }) => {
        const [, name = "", ...subpath] = path.split("/");
        // A package that an old revision lacks is taken from this one.
        if (!existsSync(join(folder, "packages", name))) return undefined;
        const { exports } = JSON.parse(readFileSync(join(folder, "packages", name, "package.json"), "utf8"));
        const entry = exports[[".", ...subpath].join("/")];
        // Before there was CommonJS, an entry had no conditions `import` and `require`.
        return { path: join(folder, "packages", name, (entry.import ?? entry).default) };
      });
    },
  };
}

/** @param {string} cwd @param {[string, ...string[]]} command @throws {BuildError} */
function run(cwd, command) {
  const [program, ...args] = command;
  console.error(`… ${command.slice(0, 3).join(" ")}`);
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (error !== undefined)
    throw new BuildError(`${program} is not found: call npx --yes pnpm@12.21.0 run proof compare`);
  if (status !== 0) throw new BuildError(`\`${command.join(" ")}\` failed\n${stdout}${stderr}`.trimEnd());
}
