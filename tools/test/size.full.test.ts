// Budgets are in packages/*/size-budgets.json and adapters/*/size-budgets.json: bytes of an export, or of `*` for all,
// minified and gzipped. `{}` sets none.

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

test.for([
  "build/uri-tag.js",
  "encoding/percent-encoding.js",
  "build/build.js",
  "build/change.js",
  "build/recompose.js",
])("importing parse alone does not include %s", async (file) => {
  // Otherwise a renamed module would pass.
  expect(existsSync(join(root, "packages/core/dist", file))).toBe(true);
  const { modules } = await bundle("@std66/core", "parse");
  expect(modules).not.toContain(`core/dist/${file}`);
});

/** The constructor of a reference throws it, for a program that calls it. */
const OF_CONSTRUCTOR = "UriReference: use `parse` or `build`";

test.for([
  ["@std66/core", "isUri", 0, undefined],
  ["@std66/core", "isUriReference", 0, undefined],
  ["@std66/core", "isAbsoluteUri", 0, undefined],
  ["@std66/core", "isRelativeReference", 0, undefined],
  ["@std66/core", "tryParse", 1, OF_CONSTRUCTOR],
  // The others are for options that are wrong.
  ["@std66/resolve", "tryResolve", 4, OF_CONSTRUCTOR],
] as const)("%s: %s makes no error of a text, so its bundle has no text of one", async ([module, name, count, own]) => {
  const { text, modules } = await bundle(module, name);
  expect(text.match(/\bnew \w*Error\b|Error\(/gu) ?? []).toHaveLength(count);
  if (own !== undefined) expect(text).toContain(own);
  for (const word of [
    "not allowed",
    "is not followed by",
    "has no scheme",
    "pct-encoded",
    "path-abempty",
    "RFC 3986",
  ]) {
    expect(text).not.toContain(word);
  }
  for (const file of [
    "faults/uri-syntax-error",
    "faults/error-codes",
    "faults/fault",
    "faults/component-fault",
    "faults/diagnose",
    "display/excerpt",
    "display/mask-password",
    "build/recompose",
  ]) {
    expect(existsSync(join(root, `packages/core/dist/${file}.js`))).toBe(true);
    expect(modules).not.toContain(`core/dist/${file}.js`);
  }
  expect(existsSync(join(root, "packages/resolve/dist/base-uri-error.js"))).toBe(true);
  expect(modules).not.toContain("resolve/dist/base-uri-error.js");
});

test.for([...publishedLibraries(), ...publishedAdapters()].map(({ manifest }) => manifest.name))(
  "for Node, a bundle of %s is the same as for a browser",
  async (module) => {
    const names = Object.keys((await import(/* @vite-ignore */ module)) as object).slice(0, 3);
    for (const name of ["*", ...names]) {
      const { text, modules } = await bundle(module, name, "node");
      expect(modules.filter((file) => file.includes("/node/"))).toEqual([]);
      // Compared here, since a difference of this length takes minutes to print.
      const isSame = text === (await bundle(module, name)).text;
      expect({ name, isSame }).toEqual({ name, isSame: true });
    }
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
