// pnpm run publish:jsr [--dry-run | --pack]: publishes the sources of the libraries to JSR. `--pack` puts them into
// node_modules/jsr.tar, for a job that has nothing but them. Versions that JSR has are left out
// by its client, so after an interruption the same command goes on where it stopped.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownArguments } from "../arguments.mjs";
import { copyForJsr } from "./jsr-copy.mjs";
import { root } from "../workspace.mjs";
import { refuse } from "./publication.mjs";

const NAME = "publish:jsr";
const DENO = "deno@2.9.6";

const { options } = ownArguments(import.meta.url);
const isDryRun = options["dry-run"] === true;
refuse(NAME, isDryRun);
const folder = mkdtempSync(join(tmpdir(), "std66-jsr-"));
try {
  copyForJsr(folder);
  if (options["pack"] === true) {
    const tar = join(root, "node_modules/jsr.tar");
    const { status } = spawnSync("tar", ["-cf", tar, "-C", folder, "."], { stdio: "inherit" });
    process.exitCode = status ?? 1;
  } else publishFrom(folder);
} finally {
  rmSync(folder, { recursive: true });
}

/** @param {string} copy */
function publishFrom(copy) {
  // `--no-check`, as Deno would infer the types of the JSON files; `test` has checked the types. The copy is no clone.
  const publish = ["--yes", DENO, "publish", "--no-check", "--allow-dirty", ...(isDryRun ? ["--dry-run"] : [])];
  const { status } = spawnSync("npx", publish, { cwd: copy, stdio: "inherit" });
  if (status !== 0) {
    console.error(`${NAME}: it stopped. Mend that, and run the same again: it goes on there`);
    process.exitCode = 1;
  }
}
