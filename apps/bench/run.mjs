// node apps/bench/run.mjs [--quick] [--write]: bundles src/ and runs it. The libraries stay outside the bundle, so that each is
// loaded as a program would load it.

import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
/** Below node_modules, so that the packages outside the bundle are found. */
const outfile = join(here, "node_modules/.cache/bench.mjs");

await build({
  absWorkingDir: here,
  entryPoints: ["src/main.ts"],
  bundle: true,
  packages: "external",
  format: "esm",
  platform: "node",
  target: "node20",
  outfile,
  logLevel: "warning",
});

// A separate process, without esbuild. Garbage is collected between operations, not within one.
const { status } = spawnSync(process.execPath, ["--expose-gc", outfile, ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
