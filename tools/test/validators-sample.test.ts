// The recipe for Fastify is a line of prose: its options, given to what Fastify compiles schemas with.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import AjvCompiler from "@fastify/ajv-compiler";
import { formats, uriResolver } from "@std66/ajv";
import { expect, test } from "vitest";
import { declaredIn } from "./declared.ts";
import { root } from "../workspace.mjs";

const recipe = readFileSync(join(root, "docs/recipes.md"), "utf8");
const [, written = ""] = /`ajv: (\{ customOptions: .*\})`/u.exec(recipe) ?? [];
const options = declaredIn(`const options = ${written};`, "options", { formats, uriResolver }) as object;

/** Whether a schema with this format accepts the text, by Fastify with these options. */
const accepts = (given: object, format: string, text: string): unknown =>
  AjvCompiler()({}, { customOptions: {}, ...given })({ schema: { type: "string", format } })(text);

test.each([
  ["uri", "http://example.com:port/", true, false],
  ["uri", "foo:", false, true],
  ["uri", "http://example.com/100%", false, false],
  ["uri-reference", "1:b", true, false],
])("%s %j: Fastify alone says %s, with the options of the recipe %s", (format, text, alone, together) => {
  expect(accepts({}, format, text)).toBe(alone);
  expect(accepts(options, format, text)).toBe(together);
});

test("formats of another library stay", () => {
  expect(accepts(options, "date", "2026-02-28")).toBe(true);
  expect(accepts(options, "date", "2026-02-30")).toBe(false);
});
