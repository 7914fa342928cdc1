// RFC 3986 §5.4, all examples as printed. Base: http://a/b/c/d;p?q

import * as oracle from "@std66/oracle";
import { expect, it } from "vitest";
import { resolve } from "../src/index.ts";
import { checkResolution } from "./check-resolution.ts";

const BASE = "http://a/b/c/d;p?q";

const NORMAL = [
  ["g:h", "g:h"],
  ["g", "http://a/b/c/g"],
  ["./g", "http://a/b/c/g"],
  ["g/", "http://a/b/c/g/"],
  ["/g", "http://a/g"],
  ["//g", "http://g"],
  ["?y", "http://a/b/c/d;p?y"],
  ["g?y", "http://a/b/c/g?y"],
  ["#s", "http://a/b/c/d;p?q#s"],
  ["g#s", "http://a/b/c/g#s"],
  ["g?y#s", "http://a/b/c/g?y#s"],
  [";x", "http://a/b/c/;x"],
  ["g;x", "http://a/b/c/g;x"],
  ["g;x?y#s", "http://a/b/c/g;x?y#s"],
  ["", "http://a/b/c/d;p?q"],
  [".", "http://a/b/c/"],
  ["./", "http://a/b/c/"],
  ["..", "http://a/b/"],
  ["../", "http://a/b/"],
  ["../g", "http://a/b/g"],
  ["../..", "http://a/"],
  ["../../", "http://a/"],
  ["../../g", "http://a/g"],
] as const;

const ABNORMAL = [
  ["../../../g", "http://a/g"],
  ["../../../../g", "http://a/g"],
  ["/./g", "http://a/g"],
  ["/../g", "http://a/g"],
  ["g.", "http://a/b/c/g."],
  [".g", "http://a/b/c/.g"],
  ["g..", "http://a/b/c/g.."],
  ["..g", "http://a/b/c/..g"],
  ["./../g", "http://a/b/g"],
  ["./g/.", "http://a/b/c/g/"],
  ["g/./h", "http://a/b/c/g/h"],
  ["g/../h", "http://a/b/c/h"],
  ["g;x=1/./y", "http://a/b/c/g;x=1/y"],
  ["g;x=1/../y", "http://a/b/c/y"],
  ["g?y/./x", "http://a/b/c/g?y/./x"],
  ["g?y/../x", "http://a/b/c/g?y/../x"],
  ["g#s/./x", "http://a/b/c/g#s/./x"],
  ["g#s/../x", "http://a/b/c/g#s/../x"],
  ["http:g", "http:g"],
] as const;

it.each(NORMAL)("R-117 §5.4.1 within the base of §5.4, %j is %j", (reference, target) => {
  checkResolution(BASE, reference, target);
  checkResolution(BASE, reference, target, { strict: false });
  expect(oracle.resolve(BASE, reference)).toBe(target);
});

it.each(ABNORMAL)("R-118 §5.4.2 within the base of §5.4, %j is %j", (reference, target) => {
  checkResolution(BASE, reference, target);
  if (reference !== "http:g") checkResolution(BASE, reference, target, { strict: false });
  expect(oracle.resolve(BASE, reference)).toBe(target);
});

it("R-119 §5.4.2 http:g is http://a/b/c/g if strict is false", () => {
  checkResolution(BASE, "http:g", "http://a/b/c/g", { strict: false });
  expect(String(resolve(BASE, "http:g"))).toBe("http:g");
});

it("the tables have 23 and 19 rows, as in the RFC", () => {
  expect([NORMAL.length, ABNORMAL.length]).toEqual([23, 19]);
});
