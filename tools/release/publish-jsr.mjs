// pnpm run publish:jsr [--dry-run]: publishes the sources of the libraries to JSR. Versions that JSR has are left out
// by its client, so after an interruption the same command goes on where it stopped.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownArguments } from "../arguments.mjs";
import { copyForJsr } from "./jsr-copy.mjs";
import { refuse } from "./publication.mjs";

const NAME = "publish:jsr";
const DENO = "deno@2.9.6";

const isDryRun = ownArguments(import.meta.url).options["dry-run"] === true;
refuse(NAME, isDryRun);
const folder = mkdtempSync(join(tmpdir(), "std66-jsr-"));
try {
  copyForJsr(folder);
  // `--no-check`, as Deno would infer the types of the JSON files; `test` has checked the types. The copy is no clone.
  const publish = ["--yes", DENO, "publish", "--no-check", "--allow-dirty", ...(isDryRun ? ["--dry-run"] : [])];
  const { status } = spawnSync("npx", publish, { cwd: folder, stdio: "inherit" });
  if (status !== 0) {
    console.error(`${NAME}: it stopped. Mend that, and run the same again: it goes on there`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
