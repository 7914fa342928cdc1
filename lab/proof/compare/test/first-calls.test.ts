// `costlier`: which first calls and imports have grown.

import { expect, it } from "vitest";
import { costlier } from "../first-calls.mjs";

const before = [
  { name: "a", milliseconds: 1, bytes: 20_000 },
  { name: "b", milliseconds: 20, bytes: 0 },
];

it("a first call that takes longer, or makes more code, is named with both figures", () => {
  const after = [
    { name: "a", milliseconds: 19, bytes: 590_000 },
    { name: "b", milliseconds: 26, bytes: 0 },
  ];
  expect(costlier(before, after)).toEqual([
    "a takes 19 ms of CPU, and took 1",
    "a makes 590000 bytes of code, and made 20000",
    "b takes 26 ms of CPU, and took 20",
  ]);
});

it("noise, a gain and a new function are not named", () => {
  const after = [
    { name: "a", milliseconds: 1.9, bytes: 24_000 },
    { name: "b", milliseconds: 8, bytes: 0 },
    { name: "c", milliseconds: 90, bytes: 900_000 },
  ];
  expect(costlier(before, after)).toEqual([]);
});
