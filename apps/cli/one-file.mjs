// node one-file.mjs [--executable] FOLDER: bundles the command with all dependencies into std66.mjs in the folder, for
// machines without a package manager: Spark's --files, ClickHouse's user_scripts, a container. It needs Node alone, and
// may be run as a program. With --executable, it becomes `std66` together with the Node that runs this, for machines of
// the same platform without Node (https://nodejs.org/api/single-executable-applications.html).

import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { inject } from "postject";

const here = dirname(fileURLToPath(import.meta.url));
const USAGE = "usage: run one-file [--executable] FOLDER";
const asked = given();
if (asked === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (asked.isHelp) {
  console.log(`${USAGE}\n\nWrites the command as one file, std66.mjs, or with Node inside as a program, std66.`);
} else {
  mkdirSync(asked.folder, { recursive: true });
  if (asked.isExecutable) await writeExecutable(join(asked.folder, "std66"));
  else await writeModule(join(asked.folder, "std66.mjs"));
}

/** @returns {{ isHelp: boolean, isExecutable: boolean, folder: string } | undefined} */
function given() {
  try {
    const options = /** @type {const} */ ({ executable: { type: "boolean" }, help: { type: "boolean" } });
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const isHelp = values.help === true;
    const [named = isHelp ? "." : undefined] = positionals;
    if (named === undefined || positionals.length > 1) return undefined;
    // One of the working directory, and not of this file.
    return { isHelp, isExecutable: values.executable === true, folder: resolve(named) };
  } catch {
    return undefined;
  }
}

/** @param {string} outfile */
async function writeModule(outfile) {
  await bundle({
    outfile,
    format: "esm",
    banner: {
      js: '#!/usr/bin/env node\nimport { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
    },
  });
  chmodSync(outfile, 0o755);
}

/** @param {string} outfile */
async function writeExecutable(outfile) {
  const parts = mkdtempSync(join(tmpdir(), "std66-executable-"));
  const [main, blob, config] = /** @type {const} */ (["std66.cjs", "std66.blob", "sea.json"]).map((name) =>
    join(parts, name),
  );
  await bundle({ outfile: main, format: "cjs" });
  const options = { main, output: blob, disableExperimentalSEAWarning: true, useCodeCache: true };
  writeFileSync(config, JSON.stringify(options));
  execFileSync(process.execPath, ["--experimental-sea-config", config]);
  copyFileSync(process.execPath, outfile);
  chmodSync(outfile, 0o755);
  // A mark in each Node that tells it to look for a program in itself.
  const sentinelFuse = "NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2";
  await inject(outfile, "NODE_SEA_BLOB", readFileSync(blob), { sentinelFuse });
  rmSync(parts, { recursive: true });
}

/** @param {import("esbuild").BuildOptions} options */
async function bundle(options) {
  await build({
    absWorkingDir: here,
    // Not src/main.ts, which keeps compiled code beside the package.
    stdin: {
      contents: 'import { main } from "./src/program.ts";\nvoid main(process.argv.slice(2));',
      resolveDir: here,
    },
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20",
    // As in build.mjs.
    alias: { "node:child_process": "data:text/javascript," },
    conditions: ["@std66/source"],
    legalComments: "inline",
    ...options,
  });
}
