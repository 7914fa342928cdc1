// Bundlers: each bundles the program, and `isUri` alone, minified. The bundles run where no package can be found.

import { mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { run } from "../run.mjs";
import { SAY_SO, assertWorks, installed, programs, write } from "./consumer.mjs";

/** @typedef {import("./tries.mjs").Try} Try */

/**
 * @typedef {object} Bundler
 * @property {string} loader
 * @property {string} settings
 * @property {(name: string, output: string) => string[]} command bundles NAME.mjs into the folder `output`
 * @property {string} bundle its extension
 * @property {(name: string, output: string, folder: string) => Record<string, string>} [config] the files that the command reads
 */

const ENTRIES = {
  "works.mjs": `import { check } from "./program.mjs";
import { reference } from "./required.cjs";
if (check(reference) > 0) ${SAY_SO}
`,
  // Has an effect, so that a bundler keeps it.
  "size.mjs": `import { isUri } from "@std66/core";
globalThis.isUri = isUri;
`,
};

/** @param {string} bundle of `size.mjs` */
const use = (bundle) => `import "${bundle}";
if (isUri("http://a/") && !isUri("http://a b/")) ${SAY_SO}
`;

/** @type {Bundler[]} */
const BUNDLERS = [
  {
    loader: "esbuild",
    settings: "--bundle --minify --format=esm",
    command: (name, output) => [
      ...["esbuild", `${name}.mjs`, "--bundle", "--minify", "--format=esm"],
      `--outfile=${output}/${name}.mjs`,
    ],
    bundle: "mjs",
  },
  {
    loader: "rollup",
    settings: "node-resolve, commonjs, json, terser",
    command: (name, output) => [
      ...["rollup", `${name}.mjs`, "--format", "es", "--failAfterWarnings", "--file", `${output}/${name}.mjs`],
      ...["node-resolve", "commonjs", "json", "terser"].flatMap((plugin) => ["--plugin", plugin]),
    ],
    bundle: "mjs",
  },
  {
    loader: "webpack",
    settings: "--mode production",
    command: (name, output) => [
      ...["webpack", "--mode", "production", "--entry", `./${name}.mjs`],
      ...["--output-path", output, "--output-filename", `${name}.cjs`],
    ],
    bundle: "cjs",
  },
  {
    loader: "vite",
    settings: "build",
    command: () => ["vite", "build"],
    config: (name, outDir) => {
      const output = { entryFileNames: `${name}.mjs` };
      const config = { build: { outDir, emptyOutDir: false, rollupOptions: { input: `${name}.mjs`, output } } };
      return { "vite.config.mjs": `export default ${JSON.stringify(config)};\n` };
    },
    bundle: "mjs",
  },
  ...[false, true].map((packageExports) => ({
    loader: "parcel",
    settings: `packageExports: ${packageExports}${packageExports ? "" : ", the default"}`,
    command: (/** @type {string} */ name, /** @type {string} */ output) => [
      ...["parcel", "build", `${name}.mjs`, "--no-cache", "--no-source-maps", "--dist-dir", output],
    ],
    // Parcel reads the settings of the folder that has a lockfile.
    config: () => ({
      "package.json": JSON.stringify({ private: true, "@parcel/resolver-default": { packageExports } }),
      "yarn.lock": "",
    }),
    bundle: "js",
  })),
  ...[true, false].map((unstable_enablePackageExports) => ({
    loader: "metro",
    settings: `React Native's Babel preset, package exports: ${unstable_enablePackageExports}`,
    command: (/** @type {string} */ name, /** @type {string} */ output) => [
      ...["metro", "build", `${name}.mjs`, "--config", "metro.config.json", "--minify", "true"],
      ...["--out", `${output}/${name}.js`],
    ],
    config: (/** @type {string} */ _, /** @type {string} */ _output, /** @type {string} */ folder) => {
      const home = join(folder, "..");
      const transformer = join(home, "node_modules/@react-native/metro-babel-transformer/src/index.js");
      return {
        "metro.config.json": JSON.stringify({
          projectRoot: folder,
          watchFolders: [home],
          resolver: { unstable_enablePackageExports, sourceExts: ["js", "json", "mjs", "cjs"], useWatchman: false },
          transformer: { babelTransformerPath: transformer },
        }),
      };
    },
    bundle: "js",
  })),
];

/** @type {Try[]} */
export const bundlers = BUNDLERS.map((bundler) => ({
  loader: bundler.loader,
  settings: bundler.settings,
  attempt: (folder) => bundle(folder, bundler),
}));

/** @param {string} folder @param {Bundler} bundler @returns {Promise<number>} the size of `isUri` */
async function bundle(folder, { command, config, bundle: extension }) {
  const output = join(folder, "../..", `bundles-${basename(folder)}`);
  mkdirSync(output);
  write(folder, { ...(await programs()), ...ENTRIES });
  for (const name of ["works", "size"]) {
    write(folder, config?.(name, output, folder) ?? {});
    const [path = "", ...args] = command(name, output);
    await run(installed(folder, path), args, folder);
  }
  write(output, { "use.mjs": use(`./size.${extension}`) });
  for (const file of [`works.${extension}`, "use.mjs"]) assertWorks(await run(process.execPath, [file], output));
  return gzipSync(readFileSync(join(output, `size.${extension}`)), { level: 9 }).length;
}
