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
  (name) => `src/${name}.ts`,
);

/** What the samples of READMEs and of docs/migrate import. */
const sampled = ["ajv-formats", "fast-uri", "uri-js", "urijs", "url-parse", "whatwg-url", /^@types\/(?:url?|whatwg)/u];

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
      // Bundled in place of run.ts by tools/mutation.
      entry: [...programsOf(join(root, "apps/cli")), "test/in-process.ts"],
      ignoreBinaries: ["mandoc", "mkfifo"],
    },
    // Compiles C if there is a compiler.
    "apps/bench": { entry: [...bundled, "src/rivals/*.mjs"], ignoreBinaries: ["cc"] },
    tools: {
      // Imported by the generated tests, or named by the long runs.
      entry: [
        "bundle-adapter.mjs",
        "aliases/{differences,dependents}.mjs",
        "samples/assert.ts",
        "evidence/{properties-setup,properties.config}.ts",
        "mutation/{few-cases.ts,runner.mjs,vitest.mjs}",
        "loaders/programs/*.ts",
        "rdf/parse.mjs",
        "runtimes/{nodes,quickjs}.mjs",
        "runtimes/rows/{main,main-hermes}.ts",
      ],
      // The first two are in tools/runtimes/package.json.
      ignoreDependencies: ["@babel/core", "@react-native/babel-preset", /^@std66\//u, ...sampled],
      // Runs in a project that has what it requires.
      ignore: ["aliases/programs.cjs"],
      // `run browsers` says how to install it.
      ignoreBinaries: ["Xvfb"],
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
    "src/commonjs.ts",
    "assembly/lines.ts",
    "assembly/compile.mjs",
    "src/manual.ts",
    "src/parsers/html.ts",
    "src/parsers/markdown.ts",
  ];
  return [...programs, ...built].filter((path) => existsSync(join(folder, path)));
}
