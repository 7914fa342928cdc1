// Bundlers: each bundles the program, and `isUri` alone, minified. The bundles run where no package can be found.

import { mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { run } from "@std66/tools/run.mjs";
import { SAY_SO, assertWorks, installed, programs, write } from "./consumer.mjs";

/** @typedef {import("./tries.mjs").Try} Try */

/**
 * @typedef {object} Bundler
 * @property {string} loader
 * @property {string} settings
 * @property {(name: string, output: string) => string} command bundles NAME.mjs into the folder `output`
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

/** @param {string} path of the bundle of `size.mjs` */
const use = (path) => `import "${path}";
if (isUri("http://a/") && !isUri("http://a b/")) ${SAY_SO}
`;

/** @type {Bundler[]} */
const BUNDLERS = [
  {
    loader: "esbuild",
    settings: "--bundle --minify --format=esm",
    command: (name, output) =>
      `esbuild ${name}.mjs --bundle --minify --format=esm --log-level=warning --outfile=${output}/${name}.mjs`,
    bundle: "mjs",
  },
  {
    loader: "rollup",
    settings: "node-resolve, commonjs, json, terser",
    command: (name, output) =>
      `rollup ${name}.mjs -p node-resolve -p commonjs -p json -p terser -f es --failAfterWarnings -o ${output}/${name}.mjs`,
    bundle: "mjs",
  },
  {
    loader: "webpack",
    settings: "--mode production",
    command: (name, output) =>
      `webpack --mode production --entry ./${name}.mjs --output-path ${output} --output-filename ${name}.cjs`,
    bundle: "cjs",
  },
  {
    loader: "vite",
    settings: "build",
    command: () => "vite build",
    config: (name, output) => ({ "vite.config.mjs": `export default ${JSON.stringify(viteConfig(name, output))};\n` }),
    bundle: "mjs",
  },
  parcel(false),
  parcel(true),
  metro(true),
  metro(false),
];

/** @param {string} name @param {string} outDir */
function viteConfig(name, outDir) {
  const rollupOptions = { input: `${name}.mjs`, output: { entryFileNames: `${name}.mjs` } };
  return { build: { outDir, emptyOutDir: false, rollupOptions } };
}

/** @param {boolean} packageExports whether it reads `exports`; otherwise `module` @returns {Bundler} */
function parcel(packageExports) {
  return {
    loader: "parcel",
    settings: `packageExports: ${packageExports}${packageExports ? "" : ", the default"}`,
    command: (name, output) => `parcel build ${name}.mjs --no-cache --no-source-maps --dist-dir ${output}`,
    // Parcel reads the settings of the folder that has a lockfile.
    config: () => ({
      "package.json": JSON.stringify({ private: true, "@parcel/resolver-default": { packageExports } }),
      "yarn.lock": "",
    }),
    bundle: "js",
  };
}

/** @param {boolean} packageExports whether it reads `exports`; otherwise `main` @returns {Bundler} */
function metro(packageExports) {
  return {
    loader: "metro",
    settings: `Babel preset of React Native, package exports: ${packageExports}`,
    command: (name, output) =>
      `metro build ${name}.mjs --config metro.config.json --minify true --out ${output}/${name}.js`,
    config: (_name, _output, folder) => ({ "metro.config.json": JSON.stringify(metroConfig(folder, packageExports)) }),
    bundle: "js",
  };
}

/** @param {string} projectRoot @param {boolean} packageExports */
function metroConfig(projectRoot, packageExports) {
  const home = join(projectRoot, "..");
  const transformer = join(home, "node_modules/@react-native/metro-babel-transformer/src/index.js");
  return {
    projectRoot,
    watchFolders: [home],
    resolver: {
      unstable_enablePackageExports: packageExports,
      sourceExts: ["js", "json", "mjs", "cjs"],
      useWatchman: false,
    },
    transformer: { babelTransformerPath: transformer },
  };
}

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
    const [path = "", ...args] = command(name, output).split(" ");
    await run(installed(folder, path), args, folder);
  }
  write(output, { "use.mjs": use(`./size.${extension}`) });
  for (const file of [`works.${extension}`, "use.mjs"]) assertWorks(await run(process.execPath, [file], output));
  return gzipSync(readFileSync(join(output, `size.${extension}`)), { level: 9 }).length;
}
