// What the functions take, and what they say about anything else.

import { parse } from "@std66/core";
import { BaseUriError } from "@std66/resolve";
import { expect, it } from "vitest";
import * as api from "../src/index.ts";
import {
  bidiFindings,
  diagnoseIri,
  compareIri,
  equivalentIri,
  iriResolverFor,
  isAbsoluteIri,
  isIri,
  isIriReference,
  isRelativeIriReference,
  joinIriReferences,
  normalizeIri,
  parseIri,
  relativizeIri,
  resolveIri,
  toIri,
  toUri,
  tryParseIri,
  tryResolveIri,
} from "../src/index.ts";

const IRI = "http://\u00E9/\u00FC";

/** One call for each argument that is a reference. */
const CALLS: readonly (readonly [argument: string, call: (value: never) => unknown])[] = [
  ["parseIri: text", parseIri],
  ["diagnoseIri: text", diagnoseIri],
  ["resolveIri: base", (value) => resolveIri(value, "a")],
  ["resolveIri: reference", (value) => resolveIri(IRI, value)],
  ["iriResolverFor: base", (value) => iriResolverFor(value)],
  ["iriResolverFor: reference", (value) => iriResolverFor(IRI)(value)],
  ["joinIriReferences: base", (value) => joinIriReferences(value, "a")],
  ["joinIriReferences: reference", (value) => joinIriReferences(IRI, value)],
  ["relativizeIri: base", (value) => relativizeIri(value, IRI)],
  ["relativizeIri: target", (value) => relativizeIri(IRI, value)],
  ["toUri: iri", toUri],
  ["toIri: uri", toIri],
  ["normalizeIri: iri", normalizeIri],
  ["equivalentIri: a", (value) => equivalentIri(value, IRI)],
  ["compareIri: a", (value) => compareIri(value, IRI)],
  ["equivalentIri: b", (value) => equivalentIri(IRI, value)],
  ["compareIri: b", (value) => compareIri(IRI, value)],
  ["bidiFindings: iri", bidiFindings],
];

const OTHERS: readonly (readonly [value: unknown, name: string])[] = [
  [undefined, "undefined"],
  [null, "null"],
  [1, "1"],
  [1n, "1n"],
  [{}, "an instance of Object"],
  [[IRI], "an instance of Array"],
  [new URL("http://a/"), "an instance of URL: pass its `href`"],
  [Object.create(null), "an instance of Object"],
  [Object.create(api.IriReference.prototype), "an instance of IriReference"],
];

it.each(CALLS)("%s: a value of another type is a TypeError", (argument, call) => {
  for (const [value, name] of OTHERS) {
    const message = `${argument} must be a string, an IriReference or a UriReference, not ${name}`;
    expect(() => call(value as never)).toThrow(new TypeError(message));
  }
});

it.each(CALLS)("%s: takes the three forms of a reference", (_, call) => {
  for (const value of ["http://a/", parseIri("http://a/"), parse("http://a/")]) {
    expect(() => call(value as never)).not.toThrow();
  }
});

it.each(CALLS.filter(([argument]) => !argument.startsWith("diagnose")))(
  "%s: a text that is not an IRI-reference is a UriSyntaxError",
  (_, call) => {
    expect(() => call("http://a/\uFFFF" as never)).toThrow(
      "U+FFFF is not allowed in the path (offset 9, RFC 3987 §2.2)",
    );
  },
);

it.each<[argument: string, run: (text: string) => unknown]>([
  ["resolveIri: base", (text) => resolveIri(text, "\u00E9 b")],
  ["resolveIri: reference", (text) => resolveIri(IRI, text)],
  ["iriResolverFor: base", (text) => iriResolverFor(text)],
  ["iriResolverFor: reference", (text) => iriResolverFor(IRI)(text)],
  ["joinIriReferences: base", (text) => joinIriReferences(text, "\u00E9 b")],
  ["joinIriReferences: reference", (text) => joinIriReferences(IRI, text)],
  ["relativizeIri: base", (text) => relativizeIri(text, "\u00E9 b")],
  ["relativizeIri: target", (text) => relativizeIri(IRI, text)],
  ["equivalentIri: a", (text) => equivalentIri(text, "\u00E9 b")],
  ["compareIri: a", (text) => compareIri(text, "\u00E9 b")],
  ["equivalentIri: b", (text) => equivalentIri(IRI, text)],
  ["compareIri: b", (text) => compareIri(IRI, text)],
])("the message of a UriSyntaxError names %s", (argument, run) => {
  expect(() => run("http://a/\u00E9\uFFFF")).toThrow(
    expect.objectContaining({
      message: `${argument}: U+FFFF is not allowed in the path (offset 10, RFC 3987 §2.2)`,
      input: "http://a/\u00E9\uFFFF",
      code: "ucschar",
      offset: 10,
    }),
  );
});

it.each<[argument: string, call: (value: string) => unknown]>([
  ["parseIri: text", parseIri],
  ["toUri: iri", toUri],
  ["toIri: uri", toIri],
  ["normalizeIri: iri", normalizeIri],
  ["bidiFindings: iri", bidiFindings],
])("the message of a UriSyntaxError is the reason alone for %s, the only text", (_, call) => {
  expect(() => call("http://a/\uFFFF")).toThrow(
    expect.objectContaining({ message: "U+FFFF is not allowed in the path (offset 9, RFC 3987 §2.2)" }),
  );
});

it("predicates, tryParseIri and tryResolveIri take any value", () => {
  for (const [value] of OTHERS) {
    expect(tryResolveIri(value as never, "a")).toBeUndefined();
    expect(tryResolveIri(IRI, value as never)).toBeUndefined();
    for (const is of [isIri, isAbsoluteIri, isIriReference, isRelativeIriReference]) expect(is(value)).toBe(false);
    expect(tryParseIri(value as never)).toBeUndefined();
  }
  expect([isIri(parse("a:b")), isIriReference(parseIri("\u00E9")), isIri(parseIri("\u00E9"))]).toEqual([
    true,
    true,
    false,
  ]);
  expect(String(tryParseIri(parse("a:b")))).toBe("a:b");
});

it("a base without a scheme is a BaseUriError, in whose message nothing reorders text", () => {
  expect(() => resolveIri("\u202E", "a")).toThrow(BaseUriError);
  expect(() => resolveIri("\u202E", "a")).toThrow("resolveIri: base `\\u{202e}` has no scheme");
  expect(() => iriResolverFor("//u:secret@h")).toThrow("iriResolverFor: base `//u:***@h` has no scheme");
  expect(() => relativizeIri("", "a")).toThrow(BaseUriError);
});

it.each<[argument: string, run: () => unknown]>([
  ["resolveIri: base", () => resolveIri("\u00E9", "a")],
  ["iriResolverFor: base", () => iriResolverFor("\u00E9")],
  ["relativizeIri: base", () => relativizeIri("\u00E9", IRI)],
])("the message of a BaseUriError names %s and joinIriReferences", (argument, run) => {
  expect(run).toThrow(
    expect.objectContaining({
      name: "BaseUriError",
      message: `${argument} \`\u00E9\` has no scheme, so nothing can be resolved against it (RFC 3986 §5.1); \`joinIriReferences\` takes a relative base`,
    }),
  );
});

it.each([
  ["toUri: options", (options: never) => toUri(IRI, options), "toASCII"],
  ["toIri: options", (options: never) => toIri(IRI, options), "toUnicode"],
  ["normalizeIri: options", (options: never) => normalizeIri(IRI, options), "rungs, schemes, protocol"],
  [
    "equivalentIri: options",
    (options: never) => equivalentIri(IRI, IRI, options),
    "rungs, schemes, protocol, ignoreFragment",
  ],
  ["resolveIri: options", (options: never) => resolveIri(IRI, IRI, options), "strict"],
  ["iriResolverFor: options", (options: never) => iriResolverFor(IRI, options), "strict"],
  ["tryResolveIri: options", (options: never) => tryResolveIri(IRI, IRI, options), "strict"],
  ["relativizeIri: options", (options: never) => relativizeIri(IRI, IRI, options), "form"],
] as const)("%s must be an object with known names", (argument, call, names) => {
  expect(() => call("a" as never)).toThrow(new TypeError(`${argument} must be a plain object, not a string`));
  expect(() => call({ nope: 1 } as never)).toThrow(new TypeError(`${argument} has no \`nope\`, only ${names}`));
});

it("options of a wrong type are TypeErrors", () => {
  expect(() => toUri(IRI, { toASCII: "a" as never })).toThrow(
    "toUri: options.toASCII must be a function, not a string",
  );
  expect(() => toIri(IRI, { toUnicode: 1 as never })).toThrow("toIri: options.toUnicode must be a function, not 1");
  expect(() => normalizeIri(IRI, { rungs: ["nope" as never] })).toThrow(RangeError);
  expect(() => normalizeIri(IRI, { rungs: ["nope" as never] })).toThrow("normalizeIri: options.rungs has no `nope`");
  expect(() => equivalentIri(IRI, IRI, { rungs: ["nope" as never] })).toThrow(
    "equivalentIri: options.rungs has no `nope`",
  );
  expect(() => compareIri(IRI, IRI, { rungs: ["nope" as never] })).toThrow("compareIri: options.rungs has no `nope`");
  expect(() => equivalentIri(IRI, IRI, { ignoreFragment: 1 as never })).toThrow(
    "equivalentIri: options.ignoreFragment must be a boolean, not 1",
  );
  expect(() => toUri(IRI, { toASCII: (() => undefined) as never })).toThrow(
    "toUri: the result of `toASCII` must be a string, not undefined",
  );
  expect(() => toIri("http://xn--a/", { toUnicode: (() => null) as never })).toThrow(
    "toIri: the result of `toUnicode` must be a string, not null",
  );
});

it("a polluted prototype sets no option", () => {
  const prototype = Object.prototype as { toASCII?: unknown };
  prototype.toASCII = () => "polluted";
  try {
    expect(String(toUri("http://\u00E9/", {}))).toBe("http://%C3%A9/");
  } finally {
    delete prototype.toASCII;
  }
});

it("functions are safe in map", () => {
  const texts = ["http://\u00E9/", "http://%C3%A9/"];
  // TypeScript refuses these calls, JavaScript does not.
  const mapped = (change: unknown): readonly string[] => texts.map(change as (text: string) => unknown).map(String);
  expect(mapped(toUri)).toEqual(["http://%C3%A9/", "http://%C3%A9/"]);
  expect(mapped(toIri)).toEqual(["http://\u00E9/", "http://\u00E9/"]);
  expect(mapped(normalizeIri)).toEqual(["http://\u00E9/", "http://\u00E9/"]);
  expect(texts.map(parseIri).map(String)).toEqual(texts);
});
