// Loads dist/ like another program. Needs a build, which `pnpm test` runs first.

import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import * as source from "../src/index.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));
const print = "process.stdout.write(JSON.stringify(loaded))";

it.each([
  ["import", ["--input-type=module", "--eval", `import * as loaded from "@std66/vectors"; ${print}`]],
  ["require", ["--input-type=commonjs", "--eval", `const loaded = require("@std66/vectors"); ${print}`]],
])("%s of the built package: gives the rows of data/ without a warning", (_, args) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  expect(JSON.parse(stdout)).toEqual({ ...source });
});

it("dist/ contains the rows, with one module per kind and no imports", () => {
  const modules = readdirSync(`${folder}dist`).filter((name) => name.endsWith(".js") && name !== "index.js");
  expect(modules).toHaveLength(Object.keys(source).length);
  for (const name of modules) expect(readFileSync(`${folder}dist/${name}`, "utf8")).not.toMatch(/^import\b/mu);
});

it("the package exports all kinds and nothing else", () => {
  expect(Object.keys(source)).toMatchInlineSnapshot(`
    [
      "clients",
      "components",
      "differences",
      "equivalence",
      "extraction",
      "iris",
      "legacyComponents",
      "legacyResolution",
      "legacyValidity",
      "parameters",
      "pitfalls",
      "resolution",
      "sameDocument",
      "seeds",
      "templates",
      "validity",
    ]
  `);
});
