// That `pnpm run growth` measures each public function that takes a text, and what it takes for a fault.

import { UriReference } from "@std66/core";
import * as core from "@std66/core";
import * as legacy from "@std66/legacy";
import * as normalize from "@std66/normalize";
import * as resolve from "@std66/resolve";
import { expect, test } from "vitest";
import { faultOf, isExcused, stepsOf } from "../long-runs/growth-measure.mjs";
import type { Measured } from "../long-runs/growth-measure.mjs";
import { subjects } from "../long-runs/growth-subjects.mjs";

const functions = [core, resolve, normalize, legacy].flatMap((api) => functionsOf(api));
const methods = Object.values(legacy.dialects).flatMap((dialect) =>
  functionsOf(dialect).map((method) => `${dialect.id}: ${method}`),
);
/** The names without the options: those stand behind a comma. */
const measured = new Set(subjects.map(({ name }) => name.replace(/, .*/u, "")));
/** All that is made of a text without an argument is among the getters. */
const members = Object.entries(Object.getOwnPropertyDescriptors(UriReference.prototype))
  .filter(([, property]) => "value" in property)
  .map(([name]) => name);

test.for([...functions, ...methods])("%s is measured", (name) => {
  expect(measured).toContain(name);
});

test("nothing else is but the parts of these, and what the command has for itself", () => {
  const parts = new RegExp(`^(?:${functions.join("|")}): `, "u");
  const others = [...measured].filter((name) => ![...functions, ...methods].includes(name) && !parts.test(name));
  expect(others).toEqual([
    "UriSyntaxError: frame",
    "explain",
    "UriReference: getters",
    "UriReference: segments",
    "UriReference: inspect",
    "UriReference: with",
  ]);
});

test("a UriReference has these methods, and no other", () => {
  expect(members).toEqual([
    "constructor",
    "isUri",
    "isAbsoluteUri",
    "isRelativeReference",
    "with",
    "toString",
    "toJSON",
  ]);
});

test.for([
  ["a line", [1, 2, 4, 8, 16]],
  ["twice the text takes up to 2.6 times as long", [1, 2.6, 2.6 ** 2, 2.6 ** 3, 2.6 ** 4]],
  ["a step", [1, 2, 8, 16, 32]],
] as const)("no fault of growth is %s", ([, times]) => {
  expect(faultOf(measuredIn(times))).toBeUndefined();
});

test.for([
  ["a square", [1, 4, 16], "4.00, 4.00 times as long"],
  ["a square that begins late", [1, 2, 4, 11, 31], "2.00, 2.00, 2.75, 2.82 times as long"],
] as const)("a fault of growth is %s", ([, times, told]) => {
  expect(faultOf(measuredIn(times))).toContain(told);
});

test("a nanosecond for each character is no fault of growth, as memory takes it", () => {
  expect(faultOf(measuredIn([1, 3, 9].map((time) => time * 1e-6)))).toBeUndefined();
});

test.for([
  ["is told of where it decides", [1e-6, 3e-6, 9e-6], true],
  ["excuses no square", [1, 4, 16], false],
  ["has nothing to excuse in a step", [1, 2, 8, 16], false],
] as const)("that nanosecond %s", ([, times, excused]) => {
  expect(isExcused(measuredIn(times))).toBe(excused);
});

test("a fault of growth is an error, whatever the times are", () => {
  expect(faultOf({ ranges: [], error: "RangeError" })).toBe("RangeError");
});

test("a step is told of", () => {
  const [step] = stepsOf(measuredIn([1, 2, 8, 16]));
  expect(step).toBe("2.00, 4.00, 2.00 times as long up to 8 characters");
  expect(stepsOf(measuredIn([1, 2, 4, 8]))).toEqual([]);
});

/** What is measured of texts of 1, 2, 4 … characters. */
function measuredIn(times: readonly number[]): Measured {
  return { ranges: [times.map((time, i) => ({ size: 2 ** i, time }))] };
}

function functionsOf(api: object): string[] {
  return Object.entries(api)
    .filter(([name, value]) => typeof value === "function" && /^[a-z]/u.test(name))
    .map(([name]) => name);
}
