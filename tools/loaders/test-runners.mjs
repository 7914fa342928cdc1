// Test runners: each runs a test file that imports the program, and one that requires it.

import { join } from "node:path";
import { run } from "../run.mjs";
import { REQUIRED, WORKS, program, write } from "./consumer.mjs";

/** @typedef {import("./tries.mjs").Try} Try */

const LINES = `test("std66", () => {\n  check(reference);\n  process.stdout.write("${WORKS}\\n");\n});\n`;

/** The extensions of the test files, with their lines. */
const TESTS = {
  cjs: `const { check } = require("./program.cjs");\nconst reference = require("./required.cjs");\n${LINES}`,
  mjs: `import { check } from "./program.mjs";\nimport reference from "./required.cjs";\n${LINES}`,
};
/** The test runner of Node has no global `test`. */
const OF_NODE = { cjs: `const { test } = require("node:test");\n`, mjs: `import { test } from "node:test";\n` };

/** @type {{ loader: string, command: string[], options?: string, extension: "cjs" | "mjs" }[]} */
const RUNNERS = [
  { loader: "jest", command: ["jest"], extension: "cjs" },
  { loader: "jest", command: ["jest"], options: "--experimental-vm-modules", extension: "mjs" },
  { loader: "vitest", command: ["vitest", "run", "--globals"], extension: "cjs" },
  { loader: "vitest", command: ["vitest", "run", "--globals"], extension: "mjs" },
  { loader: "mocha", command: ["mocha", "--ui", "tdd"], extension: "cjs" },
  { loader: "mocha", command: ["mocha", "--ui", "tdd"], extension: "mjs" },
  { loader: "node:test", command: [process.execPath, "--test"], extension: "cjs" },
  { loader: "node:test", command: [process.execPath, "--test"], extension: "mjs" },
];

/** @type {Try[]} */
export const testRunners = RUNNERS.map(({ loader, command, options, extension }) => ({
  loader,
  settings: [extension === "cjs" ? "CommonJS test file" : "ESM test file", options].filter(Boolean).join(", "),
  async attempt(folder) {
    const head = loader === "node:test" ? OF_NODE[extension] : "";
    const test = `std66.test.${extension}`;
    write(folder, {
      "program.cjs": await program("cjs"),
      "program.mjs": await program("esm"),
      "required.cjs": REQUIRED,
      [test]: head + TESTS[extension],
    });
    const [name = "", ...args] = command;
    // Otherwise `require` would load ECMAScript modules.
    const env = { ...process.env, NODE_OPTIONS: ["--no-experimental-require-module", options].filter(Boolean).join(" ") };
    await works(run(binary(folder, name), [...args, test], folder, env));
  },
}));
