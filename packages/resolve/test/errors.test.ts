// RFC 3986 §5.1 and §5.2.1: arguments that cannot be resolved, and their errors.

import { inspect } from "node:util";
import { UriSyntaxError, parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import {
  BaseUriError,
  establishBase,
  isSameDocument,
  joinReferences,
  relativize,
  resolve,
  resolverFor,
  traceResolution,
} from "../src/index.ts";

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
    it("a base without a scheme throws a BaseUriError, which is a TypeError and not a UriSyntaxError", () => {
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
        expect([error.name, error.code, error.base]).toEqual(["BaseUriError", "base", base]);
      }
    });

    it("R-053 is the `base` of the error, which is not enumerable, and its password is not printed", () => {
      const error = thrown(() => resolve(base, "g")) as BaseUriError;
      expect(Object.keys(error)).toEqual(["code"]);
      const { name, message } = error;
      expect(JSON.parse(JSON.stringify(error))).toEqual({ name, message, code: "base" });
      const texts = [
        JSON.stringify(error),
        error.message,
        String(error),
        error.stack,
        inspect(error),
        JSON.stringify(Object.assign({}, error)),
      ].join("\n");
      expect(texts).not.toContain("hunter2");
    });
  },
);

it("a base is not read by an own toString", () => {
  const base = Object.defineProperty(parse("http://h/a"), "toString", { value: () => "evil" });
  expect(resolve(base, "b").path).toBe("/b");
});

it("the message of a BaseUriError names the missing scheme and the section", () => {
  const { message } = thrown(() => resolve("/a", "b")) as BaseUriError;
  expect(message).toContain("scheme");
  expect(message).toContain("base");
  expect(message).toContain("RFC 3986 §5.1");
  expect(message).not.toContain("\n");
});

function messageOf(base: string): string {
  return (thrown(() => resolve(base, "b")) as BaseUriError).message;
}

it("R-053 the message of a BaseUriError quotes the base, with the password masked, and truncated if long", () => {
  expect(messageOf("/a/b")).toContain("`/a/b`");
  expect(messageOf("//user:hunter2@h/")).toContain("`//user:***@h/`");
  // Masked before it is truncated: the password alone is longer than the limit.
  expect(messageOf(`//user:${"hunter2".repeat(20)}@h/`)).toContain("`//user:***@h/`");
  expect(messageOf("x".repeat(81))).toContain(`\`${"x".repeat(80)}…\``);
  expect(messageOf("x".repeat(80))).toContain(`\`${"x".repeat(80)}\``);
});

it.each([
  ["http://a b/", 8],
  ["1:", 1],
  ["http://[", 8],
  ["a b", 1],
  ["http://h/%", 9],
])("a base that is not a URI-reference throws UriSyntaxError: %s at %i", (base, offset) => {
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
])("a reference that is not a URI-reference throws UriSyntaxError: %s at %i", (reference, offset) => {
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

it("an invalid base is reported before an invalid reference", () => {
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

it("a value that is neither a string nor a UriReference throws TypeError", () => {
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

it("the name of a BaseUriError is not enumerable and can be redefined", () => {
  const error = thrown(() => resolve("b", "c")) as BaseUriError;
  expect(error.name).toBe("BaseUriError");
  expect(Object.keys(error)).not.toContain("name");
  expect(Object.defineProperty(error, "name", { value: "LinkError" }).name).toBe("LinkError");
});

it.each<[call: string, argument: string, run: (value: never) => unknown]>([
  ["resolve", "base", (value) => resolve(value, "a")],
  ["resolve", "reference", (value) => resolve("http://a", value)],
  ["resolverFor", "base", (value) => resolverFor(value)],
  ["resolverFor", "reference", (value) => resolverFor("http://a")(value)],
  ["relativize", "base", (value) => relativize(value, "a")],
  ["relativize", "target", (value) => relativize("http://a", value)],
  ["traceResolution", "base", (value) => traceResolution(value, "a")],
  ["traceResolution", "reference", (value) => traceResolution("http://a", value)],
  ["isSameDocument", "base", (value) => isSameDocument(value, "a")],
  ["isSameDocument", "reference", (value) => isSameDocument("http://a", value)],
  ["establishBase", "sources.embedded", (value) => establishBase({ embedded: value })],
  ["establishBase", "sources.fallback", (value) => establishBase({ embedded: "a", fallback: value })],
])("the TypeError of %s names the argument %s and the value", (call, argument, run) => {
  for (const [value, given] of [
    [null, "null"],
    [7, "7"],
    [new URL("http://u:hunter2@h"), "an instance of URL: pass its `href`"],
    [["http://u:hunter2@h"], "an instance of Array"],
  ] as const) {
    expect(thrown(() => run(value as never))).toEqual(
      new TypeError(`${call}: ${argument} must be a string or a UriReference, not ${given}`),
    );
  }
});

it.each<[argument: string, run: (text: string) => unknown]>([
  ["resolve: base", (text) => resolve(text, "c d")],
  ["resolve: reference", (text) => resolve("http://a", text)],
  ["resolverFor: base", (text) => resolverFor(text)],
  ["resolverFor: reference", (text) => resolverFor("http://a")(text)],
  ["relativize: base", (text) => relativize(text, "c d")],
  ["relativize: target", (text) => relativize("http://a", text)],
  ["traceResolution: base", (text) => traceResolution(text, "c d")],
  ["traceResolution: reference", (text) => traceResolution("http://a", text)],
  ["joinReferences: base", (text) => joinReferences(text, "c d")],
  ["joinReferences: reference", (text) => joinReferences("a", text)],
  ["isSameDocument: base", (text) => isSameDocument(text, "c d")],
  ["isSameDocument: reference", (text) => isSameDocument("http://a", text)],
  ["establishBase: sources.embedded", (text) => establishBase({ embedded: text, retrieval: "c d" })],
  ["establishBase: sources.retrieval", (text) => establishBase({ embedded: "a", retrieval: text })],
])("the message of a UriSyntaxError names %s, and its properties are those of the text alone", (argument, run) => {
  const error = thrown(() => run("/a b")) as UriSyntaxError;
  const message = `${argument}: a space is not allowed in the path (offset 2, RFC 3986 §3.3)`;
  expect(error.message).toBe(message);
  // Made by V8 together with the error.
  expect(error.stack?.split("\n", 1)).toEqual([`UriSyntaxError: ${message}`]);
  expect(error).toBeInstanceOf(UriSyntaxError);
  expect(error.frame).toBe("/a b\n  ^ found a space");
  const { code, offset, length, component, section, expected, input } = error;
  expect({ code, offset, length, component, section, expected, input }).toEqual({
    code: "pchar",
    offset: 2,
    length: 1,
    component: "path",
    section: "RFC 3986 §3.3",
    expected: ["pchar", '"/"', '"?"', '"#"', "end of text"],
    input: "/a b",
  });
  expect(Object.keys(error)).toEqual(["code", "offset", "length", "component", "expected", "section"]);
  expect((thrown(() => run("http://u:hunter2 @h")) as Error).message).toBe(
    `${argument}: a possible password in the userinfo has a character that must be percent-encoded (RFC 3986 §3.2.1)`,
  );
});

it.each<[call: string, run: (options: never) => unknown]>([
  ["resolve", (options) => resolve("http://a", "b", options)],
  ["resolverFor", (options) => resolverFor("http://a", options)],
  ["traceResolution", (options) => traceResolution("http://a", "b", options)],
])("%s rejects an unknown option, and options that are not a plain object", (call, run) => {
  expect(thrown(() => run({ lenient: true } as never))).toEqual(
    new TypeError(`${call}: options has no \`lenient\`, only strict`),
  );
  expect(thrown(() => run(false as never))).toEqual(
    new TypeError(`${call}: options must be a plain object, not false`),
  );
  for (const [strict, given] of [
    [1, "1"],
    ["false", "a string"],
    [null, "null"],
  ]) {
    expect(thrown(() => run({ strict } as never))).toEqual(
      new TypeError(`${call}: options.strict must be a boolean, not ${given}`),
    );
  }
  expect(() => run({ strict: undefined } as never)).not.toThrow();
});

it.each<[argument: string, run: () => unknown]>([
  ["resolve: base", () => resolve("a", "b")],
  ["resolverFor: base", () => resolverFor("a")],
  ["relativize: base", () => relativize("a", "http://b")],
  ["traceResolution: base", () => traceResolution("a", "b")],
  ["isSameDocument: base", () => isSameDocument("a", "b")],
  ["establishBase: sources.embedded", () => establishBase({ embedded: "a" })],
  ["establishBase: sources.fallback", () => establishBase({ embedded: "b", retrieval: "c", fallback: "a" })],
])("the message of a BaseUriError names %s", (argument, run) => {
  expect((thrown(run) as BaseUriError).message).toBe(
    `${argument} \`a\` has no scheme, so nothing can be resolved against it (RFC 3986 §5.1); \`joinReferences\` takes a relative base`,
  );
});

it("resolverFor reads its options only once, when it is called", () => {
  const options = { strict: false };
  const fromHere = resolverFor("http://a/b", options);
  options.strict = true;
  expect(String(fromHere("http:c"))).toBe("http://a/c");
});

it("the name of a BaseUriError is a property of the prototype, as that of a TypeError is", () => {
  const [own, builtIn] = [BaseUriError, TypeError].map(({ prototype }) =>
    Object.getOwnPropertyDescriptor(prototype, "name"),
  );
  expect(own).toEqual({ ...builtIn, value: "BaseUriError" });
});

it.each<[isOne: boolean, what: string, value: unknown]>([
  [true, "an error of another copy of this package", named("BaseUriError", new TypeError("a"))],
  [false, "a TypeError with another name", named("", new TypeError("a"))],
  [false, "a TypeError", new TypeError("a")],
  [false, "an error of another class with this name", named("BaseUriError", new RangeError("a"))],
  [false, "an object with this name", { name: "BaseUriError" }],
  [false, "nothing", undefined],
])("instanceof BaseUriError is %s for %s", (isOne, _, value) => {
  expect(value instanceof BaseUriError).toBe(isOne);
});

function named(name: string, error: Error): Error {
  return Object.defineProperty(error, "name", { value: name });
}

// @ts-expect-error the constructor is private, so users cannot construct one
const made = () => new BaseUriError();

it("a BaseUriError that a program constructs without a base throws TypeError", () => {
  expect(made).toThrow(TypeError);
});
