// A program can load two copies of @std66/core, such as its ECMAScript modules and its CommonJS. Each reads the
// instances of the other by their text.

import { UriReference, UriSyntaxError, parse } from "@std66/core";
import type * as Core from "@std66/core";
import type * as Resolve from "@std66/resolve";
import { expect, it, vi } from "vitest";
import { BaseUriError, resolve, resolverFor } from "../src/index.ts";

vi.resetModules();
const other: typeof Core = await import("@std66/core");
const otherResolve: typeof Resolve = await import("@std66/resolve");

it("the two copies of core have different classes, and instanceof accepts the instances of both", () => {
  expect(other.UriReference).not.toBe(UriReference);
  expect(other.parse("a")).toBeInstanceOf(UriReference);
  expect(parse("a")).toBeInstanceOf(other.UriReference);
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
    expect(parse(result)).toBe(result);
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
  expect(parse(result)).toBe(result);
  expect(String(result)).toBe("s://h/p");
});

it("a relative base of another copy of core is rejected like one of this copy", () => {
  expect(() => resolve(other.parse("/a"), "b")).toThrow(BaseUriError);
});

it("a BaseUriError of another copy of this package is an instance of the class of this copy", () => {
  const { resolve: resolveByOther, BaseUriError: Other } = otherResolve;
  expect(Other).not.toBe(BaseUriError);
  expect(() => resolveByOther("/a", "b")).toThrow(BaseUriError);
  expect(() => resolve("/a", "b")).toThrow(Other);
  for (const value of [new TypeError("a"), { name: "BaseUriError" }, undefined, null]) {
    expect(value).not.toBeInstanceOf(BaseUriError);
  }
});

it("an error of another copy of core is an instance of the class of this copy", () => {
  const errors = [parse, other.parse].map((parseBy) => {
    try {
      return parseBy("%");
    } catch (error) {
      return error;
    }
  });
  expect(errors.map((error) => error instanceof UriSyntaxError)).toEqual([true, true]);
  expect(errors.map((error) => Object.getPrototypeOf(error) === UriSyntaxError.prototype)).toEqual([true, false]);
  expect(errors).toEqual(errors.map(() => expect.objectContaining({ name: "UriSyntaxError", code: "pct-encoded" })));
});

it("an object that only claims to be a UriReference is read by its text, and rejected if that is not a URI-reference", () => {
  const impostor = { [Symbol.for("std66.UriReference")]: "a b" } as unknown as UriReference;
  expect(() => resolve("http://a/", impostor)).toThrow(UriSyntaxError);
  expect(() => resolve(impostor, "b")).toThrow(UriSyntaxError);
});
