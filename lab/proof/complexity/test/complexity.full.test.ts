// Checks that `pnpm run proof complexity` measures each public function that takes a text, and tests what it reports as
// a fault.

import * as audit from "@std66/audit";
import { UriReference } from "@std66/core";
import * as core from "@std66/core";
import * as extract from "@std66/extract";
import * as iri from "@std66/iri";
import * as legacy from "@std66/legacy";
import * as normalize from "@std66/normalize";
import * as parameters from "@std66/parameters";
import * as resolve from "@std66/resolve";
import { expect, test } from "vitest";
import { measure } from "../measure.mjs";
import { subjects } from "../subjects.mjs";

/** What returns no result at once is measured by its own tests: packages/extract/test/hostile.full.test.ts. */
const ASYNCHRONOUS = ["extractUrisFrom"];
const functions = [core, resolve, normalize, parameters, extract, iri, legacy, audit]
  .flatMap((api) => functionsOf(api))
  .filter((name) => !ASYNCHRONOUS.includes(name));
const methods = Object.values(legacy.dialects).flatMap((dialect) =>
  functionsOf(dialect).map((method) => `${dialect.id}: ${method}`),
);
/** The names without options, which follow a comma. */
const measured = new Set(subjects.map(({ name }) => name.replace(/, .*/u, "")));
/** Methods only: the getters are measured all at once. */
const members = Object.entries(Object.getOwnPropertyDescriptors(UriReference.prototype))
  .filter(([, property]) => "value" in property)
  .map(([name]) => name);

test.for([...functions, ...methods])("complexity measures %s", (name) => {
  expect(measured).toContain(name);
});

test("complexity measures nothing else, except parts of these functions, members of classes and `explain`", () => {
  const parts = new RegExp(`^(?:${functions.join("|")}): `, "u");
  const others = [...measured].filter((name) => ![...functions, ...methods].includes(name) && !parts.test(name));
  expect(others).toEqual([
    "UriSyntaxError: frame",
    "explain",
    "UriReference: getters",
    "UriReference: segments",
    "UriReference: inspect",
  ]);
});

test("UriReference has these methods, and no others", () => {
  expect(members).toEqual(["constructor", "isUri", "isAbsoluteUri", "isRelativeReference", "toString", "toJSON"]);
});

test.for([
  ["linear time", (text: string) => lookThrough(text, text.length)],
  ["a step", (text: string) => lookThrough(text, text.length < 30_000 ? text.length : 2 * text.length)],
  ["an error that reports invalid input", (text: string) => core.parse(`${text} `)],
] as const)("complexity: %s is not a fault", ([, call]) => {
  expect(faultOf(call)).toBeUndefined();
});

test.for([
  [
    "quadratic time",
    (text: string) => lookThrough(text, text.length ** 2 / 1000),
    /^takes \d+\.\d times as long with/u,
  ],
  ["a regexp that backtracks", (text: string) => /^a*a*b$/u.test(text), /^takes \d+\.\d times as long with/u],
  [
    "a stack overflow",
    (text: string) => Math.max(...Buffer.from(text)),
    /^RangeError: .*, with up to 500,000 characters$/u,
  ],
  ["an error that is not an answer", () => JSON.parse("?"), /^SyntaxError: .*, with up to 16,200 characters$/u],
] as const)("complexity: %s is a fault", ([, call, fault]) => {
  expect(faultOf(call)).toMatch(fault);
});

test("complexity: a function that cannot be called with a text is not measured", () => {
  expect(measure(() => undefined)).toBeUndefined();
});

function faultOf(call: (text: string) => unknown): string | undefined {
  return measure((size) => call.bind(undefined, "a".repeat(size)))?.fault;
}

function lookThrough(text: string, times: number): number {
  let sum = 0;
  for (let i = 0; i < times; i++) sum += text.charCodeAt(i % text.length);
  return sum;
}

function functionsOf(api: object): string[] {
  return Object.entries(api)
    .filter(([name, value]) => typeof value === "function" && /^[a-z]/u.test(name))
    .map(([name]) => name);
}
