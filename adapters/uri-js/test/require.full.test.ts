// What only the built package shows: `require`.

import { createRequire } from "node:module";
import * as theirs from "uri-js";
import { expect, it } from "vitest";
import * as uri from "../src/index.ts";

const load = createRequire(import.meta.url);

it("has the names of uri-js, and `require` returns a plain object", () => {
  const built = load("../dist/cjs/index.js") as Record<string, unknown>;
  expect(new Set(Object.keys(built))).toEqual(new Set(Object.keys(load("uri-js") as object)));
  expect(built["__esModule"]).toBe(true);
  built["parse"] = "a mock";
  expect(built["parse"]).toBe("a mock");
  expect(new Set(Object.keys(uri.SCHEMES))).toEqual(new Set(Object.keys(theirs.SCHEMES)));
});
