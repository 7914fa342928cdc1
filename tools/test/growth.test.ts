// That `pnpm run growth` measures each public function that takes a text.

import { UriReference } from "@std66/core";
import * as core from "@std66/core";
import * as legacy from "@std66/legacy";
import * as normalize from "@std66/normalize";
import * as resolve from "@std66/resolve";
import { expect, test } from "vitest";
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

function functionsOf(api: object): string[] {
  return Object.entries(api)
    .filter(([name, value]) => typeof value === "function" && /^[a-z]/u.test(name))
    .map(([name]) => name);
}
