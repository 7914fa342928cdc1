// A value that is not a string is not a URI, and is not converted to one.

import { describe, expect, it } from "vitest";
import {
  UriReference,
  UriSyntaxError,
  build,
  change,
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
  uriFromHref,
} from "../src/index.ts";
import type { UriComponents } from "../src/index.ts";
import { readFlag } from "../src/argument/options-argument.ts";
import { scanArgument } from "../src/parse/scan-argument.ts";
import { help } from "../src/faults/help.ts";
import { findPasswords, maskPasswords, maskReference } from "../src/diagnostics.ts";
import { thrown } from "./thrown.ts";

class MyURL {
  readonly href = "a";
}

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
  "$name is false for any value but a string or a UriReference",
  (predicate) => {
    const others = [{ [Symbol.toStringTag]: "UriReference" }, { [Symbol.for("std66.UriReference")]: 1 }];
    for (const value of [...NO_STRINGS, ...others]) expect(predicate(value)).toBe(false);
  },
);

it.each([percentDecode, percentDecodeBytes, removeDotSegments, uriFromHref])(
  "$name throws TypeError for any value but a string",
  (run) => {
    for (const value of [...NO_STRINGS, parse("http://h/")]) checkTypeError(() => run(value as string));
  },
);

it.each([parse, diagnose])("$name throws TypeError for any value but a string or a UriReference", (run) => {
  for (const value of NO_STRINGS) checkTypeError(() => run(value as string));
  // A forged instance of another copy, whose text is not a string.
  checkTypeError(() => run({ [Symbol.for("std66.UriReference")]: 1 } as unknown as string));
});

it("tryParse returns undefined for any value but a string or a UriReference", () => {
  for (const value of NO_STRINGS) expect(tryParse(value as string)).toBeUndefined();
});

/** A stand-in for an instance of another copy of the package: it has the same brand. */
const copyOf = (text: string): UriReference =>
  ({ [Symbol.for("std66.UriReference")]: text }) as unknown as UriReference;

describe("references as arguments", () => {
  const absolute = parse("http://h/a?b");
  const withFragment = parse("http://h/a#b");
  const relative = parse("../a");

  it("a UriReference is returned unchanged by parse and tryParse", () => {
    for (const reference of [absolute, withFragment, relative]) {
      expect(parse(reference)).toBe(reference);
      expect(tryParse(reference)).toBe(reference);
      expect(diagnose(reference)).toBeUndefined();
    }
  });

  it("a UriReference gets the same result from the predicates as its text", () => {
    for (const predicate of [isUriReference, isUri, isAbsoluteUri, isRelativeReference]) {
      for (const reference of [absolute, withFragment, relative]) {
        expect([predicate.name, predicate(reference)]).toEqual([predicate.name, predicate(String(reference))]);
        expect(predicate(copyOf(String(reference)))).toBe(predicate(reference));
      }
    }
    expect([isUri(absolute), isAbsoluteUri(withFragment), isRelativeReference(relative)]).toEqual([true, false, true]);
  });

  it("a UriReference of another copy of the package is parsed from its text", () => {
    expect(parse(copyOf("http://h/"))).toBeInstanceOf(UriReference);
    expect(String(parse(copyOf("http://h/")))).toBe("http://h/");
    expect(String(tryParse(copyOf("http://h/")))).toBe("http://h/");
    expect(diagnose(copyOf("a"))).toBeUndefined();
    expect(thrown(() => parse(copyOf("a b")))).toBeInstanceOf(UriSyntaxError);
    expect(tryParse(copyOf("a b"))).toBeUndefined();
    expect(diagnose(copyOf("a b"))?.offset).toBe(1);
    expect(isUriReference(copyOf("a b"))).toBe(false);
  });
});

it("percentEncode throws TypeError for a value that is not a string, whatever the component", () => {
  for (const value of NO_STRINGS) {
    checkTypeError(() => percentEncode(value as string, "path"));
    checkTypeError(() => percentEncode(value as string, "nothing" as "path"));
  }
});

it("build and with throw TypeError for a component that is not a string, an invalid port, and null", () => {
  for (const value of NO_STRINGS) {
    if (value === undefined) continue;
    for (const name of ["scheme", "authority", "userinfo", "host", "path", "query", "fragment"]) {
      const components = name === "userinfo" ? { host: "h", [name]: value } : { [name]: value };
      checkTypeError(() => build(components as UriComponents));
      checkTypeError(() => change(parse("http://h/"), components as UriComponents));
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
  { what: "an empty string", value: "" },
  { what: "a string", value: "http://h/" },
  { what: "an empty array", value: [] },
  { what: "an array", value: ["http"] },
  { what: "a function", value: () => "a" },
])("build and with throw TypeError for $what instead of components", ({ value }) => {
  checkTypeError(() => build(value as unknown as UriComponents));
  checkTypeError(() => change(parse("http://h/"), value as unknown as UriComponents));
});

it("with does not silently ignore a UriReference passed as changes", () => {
  const changes = parse("s:b") as object as UriComponents;
  let result = "a TypeError";
  try {
    result = String(change(parse("//h/a"), changes));
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
  }
  expect(["a TypeError", "s:b"]).toContain(result);
});

it("the uri tag throws TypeError for a substitution that is neither a string nor a finite number", () => {
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

it("scanArgument, which other packages use, takes a string or a UriReference", () => {
  for (const value of [...NO_STRINGS, { [Symbol.toStringTag]: "UriReference" }]) {
    checkTypeError(() => scanArgument("f: x", value as string));
    expect(() => scanArgument("f: x", value as string)).toThrow("f: x must be a string or a UriReference, not ");
  }
  expect(scanArgument("f: x", "a").text).toBe("a");
  expect(scanArgument("f: x", parse("http://h/"))).toMatchObject({
    text: "http://h/",
    schemeEnd: 4,
    hostEnd: 8,
    pathEnd: 9,
  });
  expect(thrown(() => scanArgument("f: x", "a b"))).toMatchObject({ name: "UriSyntaxError", input: "a b", offset: 1 });
  // An impostor of another copy's instance: its text is checked like any other.
  const impostor = { [Symbol.for("std66.UriReference")]: "a b" };
  expect(thrown(() => scanArgument("f: x", impostor as unknown as string))).toBeInstanceOf(UriSyntaxError);
});

it("scanArgument, for a function that takes more than one text: a UriSyntaxError names the argument", () => {
  for (const value of NO_STRINGS) {
    checkTypeError(() => scanArgument("f: x", value as string, true));
    expect(() => scanArgument("f: x", value as string, true)).toThrow("f: x must be a string or a UriReference, not ");
  }
  expect(scanArgument("f: x", parse("http://h/"), true)).toEqual(scanArgument("f: x", "http://h/"));
  expect(thrown(() => scanArgument("f: x", "a b", true))).toMatchObject({
    name: "UriSyntaxError",
    message: "f: x: a space is not allowed in the path (offset 1, RFC 3986 §3.3)",
    input: "a b",
    offset: 1,
  });
});

it("readFlag, which other packages use, takes a boolean or undefined, and converts nothing", () => {
  for (const byDefault of [true, false]) {
    expect(readFlag("f: x", undefined, byDefault)).toBe(byDefault);
    expect(readFlag("f: x", true, byDefault)).toBe(true);
    expect(readFlag("f: x", false, byDefault)).toBe(false);
    for (const value of [null, 0, 1, {}]) {
      expect(() => readFlag("f: x", value, byDefault)).toThrow("f: x must be a boolean, not ");
    }
    expect(() => readFlag("f: x", "false", byDefault)).toThrow(new TypeError("f: x must be a boolean, not a string"));
  }
});

it.each<[value: unknown, given: string]>([
  [undefined, "undefined"],
  [null, "null"],
  [1, "1"],
  [Number.NaN, "NaN"],
  [true, "true"],
  [1n, "1n"],
  [Symbol("a"), "Symbol(a)"],
  [{}, "an instance of Object"],
  [Object.create(null), "an instance of Object"],
  [["http://u:hunter2@h"], "an instance of Array"],
  [() => "a", "an instance of Function"],
  [new String("http://u:hunter2@h"), "an instance of String"],
  [new URL("http://h/"), "an instance of URL: pass its `href`"],
])("the TypeError for %o describes the value as %s", (value, given) => {
  expect(thrown(() => parse(value as string))).toEqual(
    new TypeError(`parse: text must be a string or a UriReference, not ${given}`),
  );
});

it.each<[name: string, run: () => unknown, message: string]>([
  ["diagnose", () => diagnose(1 as never), "diagnose: text must be a string or a UriReference, not 1"],
  ["percentEncode", () => percentEncode(1 as never, "path"), "percentEncode: text must be a string, not 1"],
  ["percentDecode", () => percentDecode(1 as never), "percentDecode: text must be a string, not 1"],
  ["percentDecodeBytes", () => percentDecodeBytes(1 as never), "percentDecodeBytes: text must be a string, not 1"],
  ["removeDotSegments", () => removeDotSegments(1 as never), "removeDotSegments: path must be a string, not 1"],
  ["build", () => build(null as never), "build: components must be a plain object, not null"],
  [
    "build with a string",
    () => build("http://u:hunter2@h" as never),
    "build: components must be a plain object, not a string",
  ],
  [
    "build with an unknown component after a known one",
    () => build({ path: "a", hosts: "h" } as never),
    "build: components has no `hosts`, only scheme, authority, userinfo, host, port, path, query, fragment",
  ],
  [
    "build with an unknown component",
    () => build({ hosts: "h" } as never),
    "build: components has no `hosts`, only scheme, authority, userinfo, host, port, path, query, fragment",
  ],
  [
    "build with a path of another type",
    () => build({ path: 1 as never }),
    "build: components.path must be a string, not 1",
  ],
  [
    "build with a bad port",
    () => build({ host: "h", port: -1 }),
    "build: components.port must be a string or a whole number, not -1",
  ],
  [
    "build without a required host",
    () => build({ port: 1 }),
    "build: userinfo and port need a `host`; `authority: undefined` removes all three",
  ],
  [
    "build with an authority and a port",
    // @ts-expect-error the type does not allow an authority with a port
    () => build({ authority: "b", port: 1 }),
    "build: pass either `authority` or its parts",
  ],
  [
    "parse with an instance of a class whose name ends in URL",
    () => parse(new MyURL() as never),
    "parse: text must be a string or a UriReference, not an instance of MyURL",
  ],
  ["change", () => change(parse("a"), undefined as never), "change: changes must be a plain object, not undefined"],
  [
    "change a URL",
    () => change(parse("a"), { host: new URL("a:b") as never }),
    "change: changes.host must be a string, not an instance of URL: pass its `href`",
  ],
  [
    "change without a required host",
    () => change(parse("http://u@h/"), { host: undefined }),
    "change: userinfo and port need a `host`; `authority: undefined` removes all three",
  ],
  ["maskPasswords", () => maskPasswords(1 as never), "maskPasswords: text must be a string, not 1"],
  [
    "maskPasswords with a URL",
    () => maskPasswords(new URL("a:b") as never),
    "maskPasswords: text must be a string, not an instance of URL: pass its `href`",
  ],
  [
    "maskPasswords without a text",
    () => maskPasswords(undefined as never),
    "maskPasswords: text must be a string, not undefined",
  ],
  ["findPasswords", () => findPasswords(1 as never), "findPasswords: text must be a string, not 1"],
  ["maskReference", () => maskReference(1 as never), "maskReference: reference must be a string, not 1"],
  [
    "maskReference with null",
    () => maskReference(null as never),
    "maskReference: reference must be a string, not null",
  ],
  ["help", () => help(new Error("a") as never), "help: error must be a UriSyntaxError, not an instance of Error"],
  [
    "help with a built-in SyntaxError",
    () => help(new SyntaxError("a") as never),
    "help: error must be a UriSyntaxError, not an instance of SyntaxError",
  ],
  ["help without an error", () => help(undefined as never), "help: error must be a UriSyntaxError, not undefined"],
])("the TypeError of %s names the function, the argument and its value", (_, run, message) => {
  expect(thrown(run)).toEqual(new TypeError(message));
});

it("the functions of one text take one argument, so that they can be passed to `map`", () => {
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
