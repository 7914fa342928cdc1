// Checks that `pnpm run growth` measures each public function that takes a text, and tests what it reports as a fault.

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
/** The names without options, which follow a comma. */
const measured = new Set(subjects.map(({ name }) => name.replace(/, .*/u, "")));
/** Methods only: the getters are measured all at once. */
const members = Object.entries(Object.getOwnPropertyDescriptors(UriReference.prototype))
  .filter(([, property]) => "value" in property)
  .map(([name]) => name);

test.for([...functions, ...methods])("growth measures %s", (name) => {
  expect(measured).toContain(name);
});

test("growth measures nothing else, except parts of these functions, members of classes and `explain`", () => {
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

test("UriReference has these methods, and no others", () => {
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
  ["linear time", [1, 2, 4, 8, 16]],
  ["up to 2.6 times as long for twice the text", [1, 2.6, 2.6 ** 2, 2.6 ** 3, 2.6 ** 4]],
  ["a single step", [1, 2, 8, 16, 32]],
] as const)("growth: %s is not a fault", ([, times]) => {
  expect(faultOf(measuredIn(times))).toBeUndefined();
});

test.for([
  ["quadratic time", [1, 4, 16], "4.00, 4.00 times as long"],
  ["quadratic time that sets in late", [1, 2, 4, 11, 31], "2.00, 2.00, 2.75, 2.82 times as long"],
] as const)("growth: %s is a fault", ([, times, reported]) => {
  expect(faultOf(measuredIn(times))).toContain(reported);
});

test("growth: a nanosecond for each character is not a fault, as memory may take it", () => {
  expect(faultOf(measuredIn([1, 3, 9].map((time) => time * 1e-6)))).toBeUndefined();
});

test.for([
  ["is reported if it decides", [1e-6, 3e-6, 9e-6], true],
  ["does not excuse quadratic time", [1, 4, 16], false],
  ["is not needed for a single step", [1, 2, 8, 16], false],
] as const)("growth: the allowance for memory %s", ([, times, excused]) => {
  expect(isExcused(measuredIn(times))).toBe(excused);
});

test("growth: an error is a fault, whatever the times", () => {
  expect(faultOf({ ranges: [], error: "RangeError" })).toBe("RangeError");
});

test("growth: a single step is reported", () => {
  const [step] = stepsOf(measuredIn([1, 2, 8, 16]));
  expect(step).toBe("2.00, 4.00, 2.00 times as long up to 8 characters");
  expect(stepsOf(measuredIn([1, 2, 4, 8]))).toEqual([]);
});

/** Measured times of texts of 1, 2, 4 … characters. */
function measuredIn(times: readonly number[]): Measured {
  return { ranges: [times.map((time, i) => ({ size: 2 ** i, time }))] };
}

function functionsOf(api: object): string[] {
  return Object.entries(api)
    .filter(([name, value]) => typeof value === "function" && /^[a-z]/u.test(name))
    .map(([name]) => name);
}
