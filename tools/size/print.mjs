// pnpm run size [--write]: prints what each import costs, in bytes. --write also updates the READMEs.

import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.mjs";
import { bundle } from "./bundle.mjs";
import { sizeClaims } from "./claims.mjs";

const imports = {
  "@std66/core": [
    "*",
    "isUri",
    "isUriReference",
    "parse",
    "tryParse",
    "diagnose",
    "build",
    "uri",
    "percentEncode",
    "percentDecode",
    "removeDotSegments",
  ],
  "@std66/legacy": ["*", "rfc1738", "rfc1808", "rfc2396", "rfc3986", "compareResolution", "compareSyntax", "reasons"],
  "@std66/normalize": ["*", "normalize", "equivalent", "compare", "pendingRungs", "schemes"],
  "@std66/resolve": ["*", "resolve", "resolverFor", "relativize", "traceResolution", "establishBase", "isSameDocument"],
};

console.log(`${"import".padEnd(40)} minified   gzip -9`);
for (const [module, names] of Object.entries(imports)) {
  for (const name of names) {
    const { minified, gzipped } = await bundle(module, name);
    console.log(`${`${name} of ${module}`.padEnd(40)} ${String(minified).padStart(8)}  ${String(gzipped).padStart(8)}`);
  }
}

if (process.argv.includes("--write")) {
  const pages = await sizeClaims();
  for (const { path, written } of pages) writeFileSync(join(root, path), written);
  spawnSync("pnpm", ["exec", "oxfmt", ...pages.map(({ path }) => path)], { cwd: root, stdio: "inherit" });
}
