// Test runners: each runs a test file that imports the program, and one that requires it.

import { run } from "@std66/tools/run.mjs";
import { SAY_SO, assertWorks, installed, programs, write } from "./consumer.mjs";

/** @typedef {import("./tries.mjs").Try} Try */

const TEST = `test("std66", () => {\n  check(reference);\n  ${SAY_SO.replace("console.log", "process.stdout.write")}\n});\n`;

const TEST_FILES = {
  "CommonJS test file": {
    name: "std66.test.cjs",
    text: `const { check } = require("./program.cjs");\nconst { reference } = require("./required.cjs");\n${TEST}`,
    headOfNode: 'const { test } = require("node:test");\n',
  },
  "ESM test file": {
    name: "std66.test.mjs",
    text: `import { check } from "./program.mjs";\nimport { reference } from "./required.cjs";\n${TEST}`,
    headOfNode: 'import { test } from "node:test";\n',
  },
};

/** With `test` as a global, except in Node. @type {Record<string, string[]>} */
const RUNNERS = {
  jest: ["jest"],
  vitest: ["vitest", "run", "--globals"],
  mocha: ["mocha", "--ui", "tdd"],
  node: ["node", "--test"],
};
/** With it, `require` loads only CommonJS. Mocha itself requires ECMAScript modules. */
const STRICT_REQUIRE = "--no-experimental-require-module";

/** @type {Try[]} */
export const testRunners = Object.entries(RUNNERS).flatMap(([loader, [command = "", ...args]]) =>
  Object.entries(TEST_FILES).map(([kind, { name, text, headOfNode }]) => {
    const options = loader === "jest" && name.endsWith(".mjs") ? ["--experimental-vm-modules"] : [];
    return {
      loader,
      settings: [kind, ...options].join(", "),
      async attempt(folder) {
        write(folder, { ...(await programs()), [name]: (loader === "node" ? headOfNode : "") + text });
        const strict = loader === "mocha" ? [] : [STRICT_REQUIRE];
        const env = { ...process.env, NODE_OPTIONS: [...strict, ...options].join(" ") };
        const path = loader === "node" ? process.execPath : installed(folder, command);
        assertWorks(await run(path, [...args, name], folder, env));
      },
    };
  }),
);
