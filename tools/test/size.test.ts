import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundle } from "../size/bundle.mjs";
import { sizeClaims } from "../size/claims.mjs";
import { root } from "../workspace.mjs";

test.for([
  { module: "@std66/core", name: "*", budget: 7488 },
  { module: "@std66/core", name: "isUri", budget: 2048 },
  { module: "@std66/core", name: "parse", budget: 5504 },
  { module: "@std66/resolve", name: "resolve", budget: 6784 },
  { module: "@std66/normalize", name: "normalize", budget: 9088 },
])("$name of $module is at most $budget bytes, minified and gzipped", async ({ module, name, budget }) => {
  const { gzipped } = await bundle(module, name);
  expect(gzipped).toBeLessThanOrEqual(budget);
});

test.for(["uri-tag.js", "percent-encoding.js", "build.js"])(
  "importing parse alone does not include %s",
  async (file) => {
    // Otherwise a renamed module would pass.
    expect(existsSync(join(root, "packages/core/dist", file))).toBe(true);
    const { modules } = await bundle("@std66/core", "parse");
    expect(modules).not.toContain(`core/dist/${file}`);
  },
);

/** In bytes: a README need not be exact to the byte. */
const TOLERANCE = 100;

test("the sizes in the READMEs are up to date; `pnpm run size --write` updates them", async () => {
  const pages = await sizeClaims();
  const claims = pages.flatMap(({ path, claims: ofPage }) => ofPage.map((claim) => ({ path, ...claim })));
  expect(claims.filter(({ told, gzipped }) => Math.abs(told * 1000 - gzipped) > TOLERANCE)).toEqual([]);
  expect(new Set(claims.map(({ path }) => path))).toEqual(new Set(["README.md", "packages/core/README.md"]));
  const told = pages
    .map(({ written }) => written.match(/[\d.]+ kB/gu)?.length ?? 0)
    .reduce((sum, count) => sum + count);
  expect(claims).toHaveLength(told);
});
