// A program can load two copies of @std66/core. Each reads the instances of the other by their text.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { UriReference, UriSyntaxError, parse } from "@std66/core";
import type * as Core from "@std66/core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BaseUriError, resolve, resolverFor } from "../src/index.ts";

let folder: string;
let other: typeof Core;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "std66-core-"));
  // vitest lets Node load modules from node_modules, as in a user's program.
  const copy = join(folder, "node_modules/core");
  cpSync(dirname(fileURLToPath(import.meta.resolve("@std66/core"))), copy, { recursive: true });
  writeFileSync(join(copy, "package.json"), '{ "type": "module" }');
  other = (await import(pathToFileURL(join(copy, "index.js")).href)) as typeof Core;
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("the two copies of core have different classes", () => {
  expect(other.UriReference).not.toBe(UriReference);
  expect(other.parse("a")).not.toBeInstanceOf(UriReference);
});

it("a base and a reference of another copy of core are resolved", () => {
  const base = other.parse("http://u@a:1/b/c?q#f");
  const reference = other.parse("../d?e");
  for (const result of [
    resolve(base, reference),
    resolve(base, "../d?e"),
    resolve("http://u@a:1/b/c?q", reference),
    resolve(parse("http://u@a:1/b/c"), reference),
    resolverFor(base)(reference),
  ]) {
    expect(result).toBeInstanceOf(UriReference);
    expect([String(result), result.userinfo, result.host, result.port, result.path, result.query]).toEqual([
      "http://u@a:1/d?e",
      "u",
      "a",
      "1",
      "/d",
      "e",
    ]);
  }
});

it("a URI of another copy of core becomes an instance of this copy", () => {
  const result = resolve("http://a/", other.parse("s://h/p"));
  expect(result).toBeInstanceOf(UriReference);
  expect(String(result)).toBe("s://h/p");
});

it("a relative base of another copy of core is rejected like one of this copy", () => {
  expect(() => resolve(other.parse("/a"), "b")).toThrow(BaseUriError);
});

it("an error of another copy of core is recognized by its name and its code", () => {
  const errors = [parse, other.parse].map((parseBy) => {
    try {
      return parseBy("%");
    } catch (error) {
      return error;
    }
  });
  expect(errors.map((error) => error instanceof UriSyntaxError)).toEqual([true, false]);
  expect(errors).toEqual(errors.map(() => expect.objectContaining({ name: "UriSyntaxError", code: "pct-encoded" })));
});

it("an object that only claims to be a UriReference is read by its text, and rejected if that is not a URI-reference", () => {
  const impostor = { [Symbol.for("std66.UriReference")]: "a b" } as unknown as UriReference;
  expect(() => resolve("http://a/", impostor)).toThrow(UriSyntaxError);
  expect(() => resolve(impostor, "b")).toThrow(UriSyntaxError);
});
