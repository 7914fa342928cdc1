// What only the built package shows: `require`.

import { createRequire } from "node:module";
import theirs from "fast-uri";
import { expect, it } from "vitest";
import { fastUri } from "../src/index.ts";

const load = createRequire(import.meta.url);
const NAMES = ["parse", "serialize", "resolve", "resolveComponent", "normalize", "equal"] as const;

it("has the names of fast-uri, and `require` returns the object itself", () => {
  const built = load("../dist/cjs/index.js") as typeof fastUri;
  expect(new Set(Object.keys(built))).toEqual(new Set(Object.keys(theirs)));
  expect(built.default).toBe(built);
  expect(built.fastUri).toBe(built);
  for (const name of NAMES)
    expect([name, typeof built[name], typeof fastUri[name]]).toEqual([name, "function", "function"]);
  const original = theirs as unknown as { SCHEMES: object };
  expect(new Set(Object.keys(fastUri.SCHEMES))).toEqual(new Set(Object.keys(original.SCHEMES)));
  // Ajv writes `code` to it.
  expect(Object.isExtensible(built)).toBe(true);
});
