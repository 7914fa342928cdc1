// Bundles the command into dist/: with everything inside, `npm install std66` fetches one package and starts from few files.

import { chmodSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist");

rmSync(dist, { recursive: true, force: true });

const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: ["src/main.ts"],
  outdir: "dist",
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // A dynamic import becomes a chunk of its own: `std66 parse` does not read the code of `std66 legacy`.
  splitting: true,
  // Fewer bytes to read at each start.
  minify: true,
  // Commander would load it at each start, which takes 5 ms, for commands that are programs of their own. Here none is.
  alias: { "node:child_process": "data:text/javascript," },
  legalComments: "none",
  // Bundled CommonJS (commander, cli-progress) calls `require` for Node's own modules; an ES module has none.
  // esbuild puts the shebang of src/main.ts in front of it.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  metafile: true,
});

chmodSync(join(dist, "main.js"), 0o755);
writeFileSync(join(dist, "THIRD-PARTY-LICENSES.txt"), licenses(Object.keys(metafile.inputs)));

/** One section for each npm package that has a file in the bundle, with its licence as it stands. */
function licenses(inputs) {
  const folders = new Set(
    inputs.filter((input) => input.includes("node_modules/")).map((input) => packageFolder(join(here, input))),
  );
  const sections = [...folders].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/iu.test(entry));
    if (file === undefined) throw new Error(`${name} has no licence file to hand on`);
    return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  return sections.toSorted().join(`\n${"-".repeat(80)}\n\n`);
}

/** The folder directly below the last `node_modules/`; a nested package.json without a name (dist/esm) is not it. */
function packageFolder(file) {
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file) ?? [];
  if (folder === undefined || !existsSync(join(folder, "package.json"))) {
    throw new Error(`no package around ${relative(here, file)}`);
  }
  return folder;
}
