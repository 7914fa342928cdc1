// Budgets are in packages/*/size-budgets.json and adapters/*/size-budgets.json: bytes of an export, or of `*` for all, minified and gzipped. `{}` sets none.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundle } from "../size/bundle.mjs";
import { sizeClaims } from "../size/claims.mjs";
import { publishedAdapters, publishedLibraries, root } from "../workspace.mjs";

const budgets = [...publishedLibraries(), ...publishedAdapters()].flatMap(({ folder, manifest }) => {
  const all = JSON.parse(readFileSync(join(folder, "size-budgets.json"), "utf8")) as Record<string, number>;
  return Object.entries(all).map(([name, budget]) => ({ module: manifest.name, name, budget }));
});

test.for(budgets)(
  "$name of $module is at most $budget bytes, minified and gzipped",
  async ({ module, name, budget }) => {
    const { gzipped } = await bundle(module, name);
    expect(gzipped).toBeLessThanOrEqual(budget);
    // An empty bundle would also fit.
    expect(gzipped).toBeGreaterThan(100);
  },
);

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
  expect(claims.filter(({ stated, gzipped }) => Math.abs(stated * 1000 - gzipped) > TOLERANCE)).toEqual([]);
  expect(new Set(claims.map(({ path }) => path))).toEqual(
    new Set([
      "README.md",
      "adapters/relative-to-absolute-iri/README.md",
      "adapters/validate-iri/README.md",
      "packages/core/README.md",
      "packages/extract/README.md",
    ]),
  );
  const sizes = pages
    .map(({ written }) => written.match(/[\d.]+ kB/gu)?.length ?? 0)
    .reduce((sum, count) => sum + count);
  expect(claims).toHaveLength(sizes);
});
