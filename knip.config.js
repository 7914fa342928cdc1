// Names no package: entries are what each package.json exports, which knip reads itself, and the programs of its tests.

import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { root, workspacePackages } from "./tools/workspace.mjs";

/** @type {Record<string, object>} */
const packages = Object.fromEntries(
  workspacePackages().map(({ folder }) => [relative(root, folder), { entry: programsOf(folder) }]),
);

/** The programs that `run field bench` and `run proof compare` bundle. */
const bundled = [
  "field/bench/src/{main,on-node,files/measure-files}.ts",
  "proof/compare/src/{operations,compare,race-two}.ts",
];

/** What the samples of pages import. */
const sampled = [
  "@hyperjump/uri",
  "ajv",
  "ajv-formats",
  "arktype",
  "fast-uri",
  "normalize-url",
  "qs",
  "query-string",
  "relative-to-absolute-iri",
  "typebox",
  "uri-js",
  "uri-templates",
  "urijs",
  "url-parse",
  "url-template",
  "valibot",
  "vscode-uri",
  "whatwg-url",
  "zod",
  /^@types\/(?:qs$|url?|whatwg)/u,
];

export default {
  workspaces: {
    ...packages,
    // Checks the manual page if it is there.
    "apps/cli": {
      ...packages["apps/cli"],
      // Bundled in place of run.ts by lab/proof/mutation.
      entry: [...programsOf(join(root, "apps/cli")), "test/in-process.ts"],
      ignoreBinaries: ["mandoc", "mkfifo"],
    },
    "packages/url-standard": {
      // Bundled by lab/proof/url-standard.
      entry: [...programsOf(join(root, "packages/url-standard")), "test/living/rows.ts"],
    },
    "apps/site": {
      // Bundled by site.mjs.
      entry: ["pictures.mjs", "src/picture.ts", "src/search.ts", "src/play/{main.tsx,worker/worker.ts}"],
    },
    lab: {
      // Bundled, or named by the runs.
      entry: [
        ...bundled,
        "field/bench/src/rivals/*.mjs",
        "field/implementations/javascript/*.mjs",
        "field/rdf/parse.mjs",
        // Started by the tables of runs.
        "{proof,field}/*/{main,faults,heirs,rows}.mjs",
        "proof/loaders/programs/*.ts",
        "proof/mutation/{few-cases.ts,runner.mjs,sample-checker.mjs,sample.mjs,vitest.mjs}",
        "proof/properties/{setup,vitest.config}.ts",
        "proof/runtimes/{nodes,quickjs}.mjs",
        "proof/runtimes/rows/{main,main-hermes}.ts",
      ],
      // The first two are in lab/proof/runtimes/package.json.
      ignoreDependencies: ["@babel/core", "@react-native/babel-preset", /^@std66\//u],
      // Runs in a project that has what it requires.
      ignore: ["field/dependents/programs.cjs"],
      // `run field bench` compiles C if there is a compiler; `run proof browsers` says how to install Xvfb.
      ignoreBinaries: ["cc", "pkg-config", "Xvfb"],
    },
    tools: {
      // Run by the build or by `run checks`, or imported by the generated tests.
      entry: [
        "bundle-{adapter,for-node}.mjs",
        "llms.mjs",
        "checks/*.mjs",
        "release/{jsr,versions}.mjs",
        "test/samples/assert.ts",
        "test/node-files/{load.mjs,vitest.config.ts}",
      ],
      ignoreDependencies: [/^@std66\//u, ...sampled],
    },
  },
};

/** @param {string} folder of a package */
function programsOf(folder) {
  const test = join(folder, "test");
  const tests = existsSync(test) ? readdirSync(test).map((name) => `test/${name}`) : [];
  const programs = ["src", ...tests].map((path) => `${path}/main.ts`);
  const built = [
    "build.mjs",
    "checksums.mjs",
    "data/generate.mjs",
    "clients.mjs",
    "phrases.mjs",
    "src/commonjs.ts",
    "assembly/lines.ts",
    "assembly/compile.mjs",
    "manual/print.ts",
    "src/parsers/gzip.ts",
    "src/parsers/html.ts",
    "src/parsers/markdown.ts",
  ];
  return [...programs, ...built].filter((path) => existsSync(join(folder, path)));
}
