// RFC 3987 §2.2: the class.

import assert from "node:assert/strict";
import { inspect } from "node:util";
import { UriReference, parse } from "@std66/core";
import { expect, it } from "vitest";
import {
  IriReference,
  joinIriReferences,
  normalizeIri,
  parseIri,
  resolveIri,
  toIri,
  toUri,
  tryParseIri,
  tryResolveIri,
} from "../src/index.ts";

it("has the components of the text, unchanged", () => {
  const iri = parseIri("HTTP://\u00FC:x@\u00C9:80/\u65E5/%c3%a9/?\uE000#\u00F1");
  const { scheme, authority, userinfo, host, hostKind, port, path, segments, query, fragment, text } = iri;
  expect({ scheme, authority, userinfo, host, hostKind, port, path, segments, query, fragment, text }).toEqual({
    scheme: "HTTP",
    authority: "\u00FC:x@\u00C9:80",
    userinfo: "\u00FC:x",
    host: "\u00C9",
    hostKind: "reg-name",
    port: "80",
    path: "/\u65E5/%c3%a9/",
    segments: ["\u65E5", "%c3%a9", ""],
    query: "\uE000",
    fragment: "\u00F1",
    text: "HTTP://\u00FC:x@\u00C9:80/\u65E5/%c3%a9/?\uE000#\u00F1",
  });
  expect([String(iri), JSON.stringify({ iri }), iri.toString()]).toEqual([text, JSON.stringify({ iri: text }), text]);
});

function formsOf(text: string): readonly boolean[] {
  const iri = parseIri(text);
  return [iri.isIri(), iri.isAbsoluteIri(), iri.isRelativeReference(), iri.isUriReference()];
}

it("tells IRIs, absolute-IRIs, relative references and URI-references apart", () => {
  expect(formsOf("a:\u00E9")).toEqual([true, true, false, false]);
  expect(formsOf("a:#\u00E9")).toEqual([true, false, false, false]);
  expect(formsOf("\u00E9")).toEqual([false, false, true, false]);
  expect(formsOf("a:b")).toEqual([true, true, false, true]);
});

it("is immutable, and equal to one with the same text only", () => {
  const iri = parseIri("http://\u00E9/");
  Object.assign(iri, { text: "changed" });
  expect([iri.host, String(iri)]).toEqual(["\u00E9", "http://\u00E9/"]);
  expect(() => Object.assign(iri, { host: "changed" })).toThrow(TypeError);
  assert.deepEqual(parseIri("\u00E9"), parseIri("\u00E9"));
  assert.notDeepEqual(parseIri("\u00E9"), parseIri("\u00FC"));
  expect(() => new (IriReference as unknown as new (text: string) => IriReference)("a")).toThrow("use `parseIri`");
});

it("is not a UriReference, although one can be passed in its place", () => {
  expect(parseIri("a") instanceof UriReference).toBe(false);
  expect(parseIri("a") instanceof IriReference).toBe(true);
  expect(parse("a") instanceof IriReference).toBe(false);
  expect(toUri(parseIri("\u00E9")) instanceof UriReference).toBe(true);
});

it("console.log masks a password, and shows what reorders text", () => {
  expect(inspect(parseIri("http://\u00FC:secret@\u00E9/\u202E"))).toBe(
    "IriReference <http://\u00FC:***@\u00E9/\\u{202e}>",
  );
});

it("the same instance is returned where nothing changes", () => {
  const iri = parseIri("http://\u00E9/");
  expect([parseIri(iri), toIri(iri), normalizeIri(iri), resolveIri("a:b", iri)]).toEqual([iri, iri, iri, iri]);
  expect([parseIri(iri), toIri(iri), normalizeIri(iri), resolveIri("a:b", iri)].every((each) => each === iri)).toBe(
    true,
  );
  expect(tryParseIri(iri)).toBe(iri);
  expect(tryResolveIri("a:b", iri)).toBe(iri);
  expect(joinIriReferences("b", iri)).toBe(iri);
  const uri = parse("http://a/");
  expect(toUri(uri)).toBe(uri);
});

it("another instance is returned where something changes, and for a text", () => {
  const iri = parseIri("HTTP://\u00E9/%C3%A9");
  expect([toIri(iri), normalizeIri(iri)].map(String)).toEqual(["HTTP://\u00E9/\u00E9", "http://\u00E9/\u00E9"]);
  for (const convert of [toIri, normalizeIri, (text: string) => resolveIri("a:b", text)]) {
    expect(convert("http://\u00E9/")).toEqual(parseIri("http://\u00E9/"));
  }
});

it("an instance of another copy of the package is read by its text", () => {
  const brand = Symbol.for("std66.IriReference");
  const foreign = { [brand]: "http://\u00E9/" } as unknown as IriReference;
  expect(foreign instanceof IriReference).toBe(true);
  expect(parseIri(foreign).host).toBe("\u00E9");
  expect(parseIri(foreign)).not.toBe(foreign);
  const forged = { [brand]: 1 } as unknown as IriReference;
  expect(() => parseIri(forged)).toThrow("parseIri: text must be a string, an IriReference or a UriReference");
});
