// node build.mjs FOLDER [--sources]: bundles the command with all dependencies into the folder, which becomes dist/. So
// npm installs one package. `--sources`: the packages as they are written, in place of their builds; for tests. It is
// CommonJS, which Node loads faster than ECMAScript modules, in two files, with parsers that few commands need
// (docs/decisions/0020), and the manual page.

import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const [dist, ...options] = process.argv.slice(2);

/** @satisfies {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: here,
  bundle: true,
  format: "cjs",
  platform: "node",
  target: "node20",
  // Commander loads this module at each start, for subcommands that are separate programs. std66 has none
  // (docs/decisions/0020).
  alias: { "node:child_process": "data:text/javascript," },
  // Without any, esbuild knows `module`: the files of which it leaves out what is not used (docs/decisions/0030).
  ...(options.includes("--sources") ? { conditions: ["@std66/source"] } : {}),
};

const { metafile } = await build({
  ...common,
  entryPoints: [
    "src/main.ts",
    "src/program.ts",
    "src/parsers/html.ts",
    "src/parsers/markdown.ts",
    "src/parsers/gzip.ts",
  ],
  outdir: dist,
  // Fewer bytes to read at each start.
  minify: true,
  // The one dynamic import that stays becomes a `require`, which takes less time.
  supported: { "dynamic-import": false },
  legalComments: "none",
  metafile: true,
  plugins: [
    {
      name: "main.js loads program.js, which loads the parsers",
      setup(bundle) {
        bundle.onResolve({ filter: /^\.\/program\.ts$/ }, () => ({ path: "./program.js", external: true }));
        bundle.onResolve({ filter: /^pako$/ }, ({ importer }) =>
          /packages\/extract\/.*\bgzip\.[jt]s$/u.test(importer)
            ? { path: "./parsers/gzip.js", external: true }
            : undefined,
        );
        bundle.onResolve({ filter: /^(?:parse5|micromark)/ }, ({ importer }) => {
          const parser = /packages\/extract\/.*\b(html|markdown)\b[^/]*\.[jt]s$/u.exec(importer)?.[1];
          return parser && { path: `./parsers/${parser}.js`, external: true };
        });
      },
    },
  ],
});

// The manual page comes from the same table as the help. The program that prints it is not part of the package.
const printer = join(dist, "manual.cjs");
await build({ ...common, entryPoints: ["manual/print.ts"], outfile: printer });
writeFileSync(join(dist, "std66.1"), execFileSync(process.execPath, [printer]));
rmSync(printer);

chmodSync(join(dist, "main.js"), 0o755);
// The sources are ECMAScript modules, as the manifest of the package says.
writeFileSync(join(dist, "package.json"), '{ "type": "commonjs" }\n');
writeFileSync(join(dist, "THIRD-PARTY-LICENSES.txt"), licenses(Object.keys(metafile.inputs)));

/** One section for each npm package with a file in the bundle, with the unchanged text of its license. */
function licenses(inputs) {
  const folders = new Set(
    inputs.filter((input) => input.includes("node_modules/")).map((input) => packageFolder(join(here, input))),
  );
  const sections = [...folders].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/iu.test(entry));
    if (file === undefined) throw new Error(`${name} has no license file`);
    return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  return sections.toSorted().join(`\n${"-".repeat(80)}\n\n`);
}

/** The folder directly below the last `node_modules/`, not that of a nested package.json without a name (dist/esm). */
function packageFolder(file) {
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file) ?? [];
  if (folder === undefined || !existsSync(join(folder, "package.json"))) {
    throw new Error(`no package around ${relative(here, file)}`);
  }
  return folder;
}
