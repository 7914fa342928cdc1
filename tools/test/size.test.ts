import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundle } from "../size/bundle.mjs";
import { root } from "../workspace.mjs";

test.for([
  { module: "@std66/core", name: "*", budget: 6144 },
  { module: "@std66/core", name: "isUri", budget: 2048 },
  { module: "@std66/core", name: "parse", budget: 4608 },
  { module: "@std66/resolve", name: "resolve", budget: 6144 },
  { module: "@std66/normalize", name: "normalize", budget: 8192 },
])("$name of $module is at most $budget bytes, minified and gzipped", async ({ module, name, budget }) => {
  const { gzipped } = await bundle(module, name);
  expect(gzipped).toBeLessThanOrEqual(budget);
});

test.for(["template.js", "percent-encoding.js", "build.js"])(
  "who imports parse alone does not get %s",
  async (file) => {
    // Else a module that was renamed would pass.
    expect(existsSync(join(root, "packages/core/dist", file))).toBe(true);
    const { modules } = await bundle("@std66/core", "parse");
    expect(modules).not.toContain(`core/dist/${file}`);
  },
);
