// node tools/bundle-adapter.mjs FOLDER: bundles each entry of the adapter in the working folder, with the libraries
// that it uses, into one ECMAScript module and one file of CommonJS (docs/decisions/0023). If there is a
// src/commonjs.ts, CommonJS has its exports.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ownArguments } from "./arguments.mjs";
import { declarationsOf } from "./workspace.mjs";

const [output = "dist"] = ownArguments(import.meta.url).operands;

const COMMONJS = "src/commonjs.ts";

/**
 * What `require` returns: the default export if there is one, as with the libraries that are replaced; or else a plain
 * object of all exports. Getters, which esbuild makes, could not be overwritten by mocks.
 */
const PLAIN = `{
  const { default: whole, ...names } = module.exports;
  module.exports = whole ?? Object.defineProperty(names, "__esModule", { value: true });
}`;

for (const types of declarationsOf(JSON.parse(readFileSync("package.json", "utf8")))) {
  const name = types.replace("./dist/", "").replace(/\.d\.ts$/u, "");
  const source = `src/${name}.ts`;
  /** @type {import("esbuild").BuildOptions} */
  const options = { bundle: true, platform: "neutral", target: "es2022", logLevel: "warning" };
  await build({ ...options, entryPoints: [source], format: "esm", outfile: join(output, `${name}.js`) });
  await build({
    ...options,
    entryPoints: [existsSync(COMMONJS) ? COMMONJS : source],
    format: "cjs",
    outfile: join(output, "cjs", `${name}.js`),
    footer: { js: PLAIN },
  });
}
