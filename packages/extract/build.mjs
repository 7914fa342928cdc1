// node build.mjs FOLDER: puts micromark into cjs/markdown-links.js of the folder, which becomes dist/. micromark is
// ECMAScript modules only, which Node 18 cannot require.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const dist = process.argv[2];

const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: ["src/markdown-links.ts"],
  outfile: join(dist, "cjs/markdown-links.js"),
  bundle: true,
  format: "cjs",
  platform: "node",
  target: "node18",
  external: ["@std66/*", "parse5"],
  legalComments: "none",
  metafile: true,
});

const modules = Object.keys(metafile.inputs).flatMap((input) => /^.*node_modules\/[^/]+/u.exec(input) ?? []);
writeFileSync(join(dist, "cjs/THIRD-PARTY-LICENSES.txt"), [...new Set(modules)].map(licenseOf).toSorted().join("\n"));

/** The unchanged text of the license of a package, under its name. */
function licenseOf(folder) {
  const { name, version } = JSON.parse(readFileSync(join(here, folder, "package.json"), "utf8"));
  const file = readdirSync(join(here, folder)).find((entry) => /^licen[cs]e/iu.test(entry));
  if (file === undefined) throw new Error(`${name} has no license file`);
  return `${name} ${version}\n\n${readFileSync(join(here, folder, file), "utf8").trim()}\n`;
}
