/**
 * Before the tests: bundles the command from the sources, for the tests that need a process. No package has to be
 * built.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../build.mjs", import.meta.url));
let folder: string | undefined;

/** With `STD66_MAIN`, the tests run another build: `test:full` gives the one that is published. */
export function setup(): void {
  if (process.env["STD66_MAIN"] !== undefined) return;
  folder = mkdtempSync(join(tmpdir(), "std66-build-"));
  execFileSync(process.execPath, [script, folder, "--sources"], { stdio: "inherit" });
  process.env["STD66_MAIN"] = join(folder, "main.js");
}

export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true });
}
