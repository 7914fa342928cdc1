// node one-file.mjs FOLDER: bundles the command with all dependencies into std66.mjs in the folder, for machines without a package
// manager: Spark's --files, ClickHouse's user_scripts, a container. It needs Node alone, and may be run as a program.

import { chmodSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const [folder = "."] = process.argv.slice(2);
const outfile = join(folder, "std66.mjs");

await build({
  absWorkingDir: dirname(fileURLToPath(import.meta.url)),
  stdin: {
    // Not src/main.ts, which keeps compiled code beside the package.
    contents: 'import { main } from "./src/command.ts";\nvoid main(process.argv.slice(2));',
    resolveDir: dirname(fileURLToPath(import.meta.url)),
  },
  outfile,
  bundle: true,
  minify: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // As in build.mjs.
  alias: { "node:child_process": "data:text/javascript," },
  conditions: ["@std66/source"],
  legalComments: "inline",
  banner: {
    js: '#!/usr/bin/env node\nimport { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
  },
});
chmodSync(outfile, 0o755);
