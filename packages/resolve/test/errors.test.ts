// RFC 3986 §5.1 and §5.2.1: what cannot be resolved, and how it is said.

import { inspect } from "node:util";
import { UriSyntaxError, parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import { BaseUriError, resolve, resolverFor } from "../src/index.ts";

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

describe.each(["", "/b/c", "b", "//h/p", "?q", "#f", "../a", "//user:hunter2@h/"])(
  "R-093 R-094 a base without a scheme: %j",
  (base) => {
    it("throws BaseUriError, which is a TypeError and no syntax error", () => {
      for (const run of [
        () => resolve(base, "g"),
        () => resolve(parse(base), "g"),
        () => resolve(base, "http://h/"),
        () => resolverFor(base),
        () => resolverFor(parse(base)),
      ]) {
        const error = thrown(run) as BaseUriError;
        expect(error).toBeInstanceOf(BaseUriError);
        expect(error).toBeInstanceOf(TypeError);
        expect(error).not.toBeInstanceOf(UriSyntaxError);
        expect([error.name, error.base]).toEqual(["BaseUriError", base]);
      }
    });

    it("R-053 is there to read as `base`, in no list of properties, and its password is not told", () => {
      const error = thrown(() => resolve(base, "g")) as BaseUriError;
      expect(Object.keys(error)).toEqual([]);
      expect(JSON.stringify(error)).toBe("{}");
      const told = [
        error.message,
        String(error),
        error.stack,
        inspect(error),
        JSON.stringify(Object.assign({}, error)),
      ].join("\n");
      expect(told).not.toContain("hunter2");
    });
  },
);

it("the message says what a base has to be, and where it is written", () => {
  const { message } = thrown(() => resolve("/a", "b")) as BaseUriError;
  expect(message).toContain("scheme");
  expect(message).toContain("base");
  expect(message).toContain("RFC 3986 §5.1");
  expect(message).not.toContain("\n");
});

function messageOf(base: string): string {
  return (thrown(() => resolve(base, "b")) as BaseUriError).message;
}

it("R-053 the message names the base: a password masked, a long one cut", () => {
  expect(messageOf("/a/b")).toContain("`/a/b`");
  expect(messageOf("//user:hunter2@h/")).toContain("`//user:***@h/`");
  expect(messageOf("x".repeat(81))).toContain(`\`${"x".repeat(80)}…\``);
  expect(messageOf("x".repeat(80))).toContain(`\`${"x".repeat(80)}\``);
});

it.each([
  ["http://a b/", 8],
  ["1:", 1],
  ["http://[", 8],
  ["a b", 1],
  ["http://h/%", 9],
])("a base that is no reference throws UriSyntaxError: %s at %i", (base, offset) => {
  for (const run of [() => resolve(base, "g"), () => resolve(base, ""), () => resolverFor(base)]) {
    const error = thrown(run);
    expect(error).toBeInstanceOf(UriSyntaxError);
    expect(error).toMatchObject({ input: base, offset });
  }
});

it.each([
  ["a b", 1],
  ["1:b", 1],
  ["//[", 3],
  ["%", 0],
  ["http://h:x/", 9],
])("a reference that is none throws UriSyntaxError: %s at %i", (reference, offset) => {
  for (const run of [
    () => resolve("http://a/", reference),
    () => resolverFor("http://a/")(reference),
    () => resolve("http://a/", reference, { strict: false }),
  ]) {
    const error = thrown(run);
    expect(error).toBeInstanceOf(UriSyntaxError);
    expect(error).toMatchObject({ input: reference, offset });
  }
});

it("a base at fault is told before a reference at fault", () => {
  expect(thrown(() => resolve("/a", "b c"))).toBeInstanceOf(BaseUriError);
  expect(thrown(() => resolve("a b", "c d"))).toMatchObject({ input: "a b" });
});

const NO_REFERENCES: readonly unknown[] = [
  undefined,
  null,
  0,
  1n,
  true,
  Symbol("a"),
  {},
  [],
  ["http://a/"],
  () => "a",
  new URL("http://a/"),
  new String("a"),
  { toString: () => "a" },
];

it("what is neither a string nor a UriReference throws TypeError", () => {
  for (const value of NO_REFERENCES) {
    for (const run of [
      () => resolve(value as string, "g"),
      () => resolve("http://a/", value as string),
      () => resolverFor(value as string),
      () => resolverFor("http://a/")(value as string),
    ]) {
      const error = thrown(run);
      expect(error).toBeInstanceOf(TypeError);
      expect(error).not.toBeInstanceOf(BaseUriError);
      expect((error as Error).message).toMatch(/string/);
    }
  }
});

it("the name of the error is its class's, not shown among its parts, and can be given anew as any error's", () => {
  const error = new BaseUriError("b");
  expect(error.name).toBe("BaseUriError");
  expect(Object.keys(error)).not.toContain("name");
  expect(Object.defineProperty(error, "name", { value: "LinkError" }).name).toBe("LinkError");
});
