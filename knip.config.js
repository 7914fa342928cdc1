// Names no package: entries are what each package.json exports, which knip reads itself, and the programs of its tests.

import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { root, workspacePackages } from "./tools/workspace.mjs";

/** @type {Record<string, object>} */
const packages = Object.fromEntries(
  workspacePackages().map(({ folder }) => [relative(root, folder), { entry: programsOf(folder) }]),
);

/** The programs that `run bench` and `run compare` bundle. */
const bundled = ["main", "on-node", "files/measure-files", "operations", "compare/compare", "compare/race-two"].map(
  (name) => `bench/src/${name}.ts`,
);

/** What the samples of READMEs and of docs/migrate import. */
const sampled = [
  "ajv",
  "ajv-formats",
  "fast-uri",
  "relative-to-absolute-iri",
  "uri-js",
  "urijs",
  "url-parse",
  "whatwg-url",
  /^@types\/(?:url?|whatwg)/u,
];

export default {
  workspaces: {
    ...packages,
    ".": {
      // Run by path, on tarballs.
      ignoreDependencies: ["@arethetypeswrong/cli", "publint"],
    },
    // Checks the manual page if it is there.
    "apps/cli": {
      ...packages["apps/cli"],
      // Bundled in place of run.ts by lab/mutation.
      entry: [...programsOf(join(root, "apps/cli")), "test/in-process.ts"],
      ignoreBinaries: ["mandoc", "mkfifo"],
    },
    "apps/site": {
      // Bundled by site.mjs.
      entry: ["pictures.mjs", "src/picture.ts", "src/search.ts", "src/play/{main.tsx,worker.ts}"],
    },
    lab: {
      // Bundled, or named by the runs.
      entry: [
        ...bundled,
        "bench/src/rivals/*.mjs",
        "implementations/javascript/*.mjs",
        "loaders/programs/*.ts",
        "mutation/{few-cases.ts,runner.mjs,vitest.mjs}",
        "properties/{setup,vitest.config}.ts",
        "rdf/parse.mjs",
        "runtimes/{nodes,quickjs}.mjs",
        "runtimes/rows/{main,main-hermes}.ts",
      ],
      // The first two are in lab/runtimes/package.json.
      ignoreDependencies: ["@babel/core", "@react-native/babel-preset", /^@std66\//u],
      // Runs in a project that has what it requires.
      ignore: ["dependents/programs.cjs"],
      // `run bench` compiles C if there is a compiler; `run browsers` says how to install Xvfb.
      ignoreBinaries: ["cc", "Xvfb"],
    },
    tools: {
      // Run by the build, or imported by the generated tests.
      entry: [
        "bundle-adapter.mjs",
        "bundle-for-node.mjs",
        "samples/assert.ts",
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
