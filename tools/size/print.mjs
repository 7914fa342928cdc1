// pnpm run size [--write]: prints what each import costs, in bytes. --write also updates the READMEs.

import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownArguments } from "../arguments.mjs";
import { buildPackages } from "../turbo.mjs";
import { publishedAdapters, publishedLibraries, root } from "../workspace.mjs";
import { bundle } from "./bundle.mjs";
import { sizeClaims } from "./claims.mjs";

const isWritten = ownArguments(import.meta.url).options["write"];
if (!buildPackages()) process.exit(1);
console.log(`${"import".padEnd(40)} minified   gzip -9`);
for (const { manifest } of [...publishedLibraries(), ...publishedAdapters()]) {
  const module = manifest.name;
  for (const name of ["*", ...Object.keys(await import(module))]) {
    const { minified, gzipped } = await bundle(module, name);
    console.log(`${`${name} of ${module}`.padEnd(40)} ${String(minified).padStart(8)}  ${String(gzipped).padStart(8)}`);
  }
}

if (isWritten === true) {
  const pages = await sizeClaims();
  for (const { path, written } of pages) writeFileSync(join(root, path), written);
  spawnSync("pnpm", ["exec", "oxfmt", ...pages.map(({ path }) => path)], { cwd: root, stdio: "inherit" });
}
