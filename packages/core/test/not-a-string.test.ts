// What is no string is no URI, and is not turned into one.

import { expect, it } from "vitest";
import {
  UriSyntaxError,
  build,
  diagnose,
  isAbsoluteUri,
  isRelativeReference,
  isUri,
  isUriReference,
  parse,
  percentDecode,
  percentDecodeBytes,
  percentEncode,
  removeDotSegments,
  tryParse,
  uri,
} from "../src/index.ts";
import type { Components } from "../src/index.ts";
import { read } from "../src/read.ts";
import { thrown } from "./thrown.ts";

const NO_STRINGS: readonly unknown[] = [
  undefined,
  null,
  0,
  1,
  Number.NaN,
  1n,
  true,
  false,
  Symbol("a"),
  {},
  [],
  ["a"],
  () => "a",
  new String("a"),
  { toString: () => "a" },
  new URL("http://h/"),
  new Date(0),
];

function checkTypeError(run: () => unknown): void {
  const error = thrown(run);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).not.toBeInstanceOf(UriSyntaxError);
}

it.each([isUriReference, isUri, isAbsoluteUri, isRelativeReference])(
  "$name is false for what is no string",
  (predicate) => {
    for (const value of [...NO_STRINGS, parse("http://h/")]) expect(predicate(value as string)).toBe(false);
  },
);

it.each([parse, tryParse, diagnose, percentDecode, percentDecodeBytes, removeDotSegments])(
  "$name throws TypeError for what is no string, a UriReference included",
  (run) => {
    for (const value of [...NO_STRINGS, parse("http://h/")]) checkTypeError(() => run(value as string));
  },
);

it("percentEncode throws TypeError for what is no string, whatever the component", () => {
  for (const value of NO_STRINGS) {
    checkTypeError(() => percentEncode(value as string, "path"));
    checkTypeError(() => percentEncode(value as string, "nothing" as "path"));
  }
});

it("build and with throw TypeError for a component that is no string, a port that is no number, and null", () => {
  for (const value of NO_STRINGS) {
    if (value === undefined) continue;
    for (const name of ["scheme", "authority", "userinfo", "host", "path", "query", "fragment"]) {
      const components = name === "userinfo" ? { host: "h", [name]: value } : { [name]: value };
      checkTypeError(() => build(components as Components));
      checkTypeError(() => parse("http://h/").with(components as Components));
    }
  }
  for (const port of [-1, 1.5, Number.NaN, Infinity, 2 ** 53, 1n, null, true, [80], {}]) {
    checkTypeError(() => build({ host: "h", port: port as number }));
  }
});

it.each([
  { what: "1", value: 1 },
  { what: "0", value: 0 },
  { what: "true", value: true },
  { what: "1n", value: 1n },
  { what: "a symbol", value: Symbol("a") },
  { what: "the empty text", value: "" },
  { what: "a text", value: "http://h/" },
  { what: "an empty list", value: [] },
  { what: "a list", value: ["http"] },
  { what: "a function", value: () => "a" },
])("build and with throw TypeError for $what in place of components", ({ value }) => {
  checkTypeError(() => build(value as unknown as Components));
  checkTypeError(() => parse("http://h/").with(value as unknown as Components));
});

it("with does not take a UriReference for a change of nothing", () => {
  const changes: Components = parse("s:b");
  let result = "a TypeError";
  try {
    result = String(parse("//h/a").with(changes));
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
  }
  expect(["a TypeError", "s:b"]).toContain(result);
});

it("the uri tag throws TypeError for a hole that is neither a string nor a finite number", () => {
  for (const value of NO_STRINGS) {
    if (typeof value === "number" && Number.isFinite(value)) continue;
    if (!Array.isArray(value)) checkTypeError(() => uri`/${value as string}`);
    checkTypeError(() => uri`/?a=${value as string}`);
    checkTypeError(() => uri`//${value as string}`);
    checkTypeError(() => uri`//${value as string}@h`);
    checkTypeError(() => uri`//h:${value as string}`);
    checkTypeError(() => uri`#${value as string}`);
    checkTypeError(() => uri`/${["a", value as string]}`);
  }
});

it("read, the way in for the packages above, takes a string or a UriReference", () => {
  for (const value of [...NO_STRINGS, { [Symbol.toStringTag]: "Something" }]) {
    checkTypeError(() => read(value as string));
    expect(() => read(value as string)).toThrow("a URI or a reference is a string");
  }
  expect(read("a")).toBe("a");
  expect(read(parse("http://h/"))).toBe("http://h/");
  expect(thrown(() => read("a b"))).toMatchObject({ name: "UriSyntaxError", input: "a b", offset: 1 });
  // Another copy's instance, as it seems: its text is looked at like any other.
  const impostor = { [Symbol.toStringTag]: "UriReference", toString: () => "a b" };
  expect(thrown(() => read(impostor as unknown as string))).toBeInstanceOf(UriSyntaxError);
});

it("a TypeError says what was given", () => {
  expect(() => parse(1 as unknown as string)).toThrow("number");
});

it("the functions of one text take one argument, so that they can be given to `map`", () => {
  const lines = ["a", "http://h/", "?q"];
  expect(
    [parse, tryParse, diagnose, isUri, isUriReference, isAbsoluteUri, isRelativeReference].map((f) => f.length),
  ).toEqual(Array.from({ length: 7 }, () => 1));
  expect(lines.map(parse).map(String)).toEqual(lines);
  expect(lines.map(tryParse).map(String)).toEqual(lines);
  expect(lines.map(diagnose)).toEqual([undefined, undefined, undefined]);
  expect(lines.map(isUri)).toEqual([false, true, false]);
  expect(["%41", "b", "%43"].map(percentDecode)).toEqual(["A", "b", "C"]);
  expect(["%41", "b"].map(percentDecodeBytes)).toEqual([Uint8Array.of(65), Uint8Array.of(98)]);
  expect(["/./a", "/b", "c/../d"].map(removeDotSegments)).toEqual(["/a", "/b", "/d"]);
});
