// A reference that was parsed is not scanned again by the packages above core: it lends its record, and the result is
// that of its text. What is counted is each text that becomes a record, of a URI or an IRI.

import type { UriReference } from "@std66/core";
import type { IriReference } from "@std66/iri";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** The modules of core and iri that make a record of a text. */
interface Scanners {
  readonly scanText: (text: string) => unknown;
  readonly scanIri: (text: string) => unknown;
}

/** The texts that were scanned. */
const scanned = vi.hoisted<string[]>(() => []);

vi.mock("../../packages/core/src/scan/scan-text.ts", async (original) => {
  const { scanText } = await original<Scanners>();
  return { scanText: (text: string) => (scanned.push(text), scanText(text)) };
});
vi.mock("../../packages/iri/src/scan-iri.ts", async (original) => {
  const actual = await original<Scanners>();
  return { ...actual, scanIri: (text: string) => (scanned.push(text), actual.scanIri(text)) };
});

// Another test file may have loaded the modules without the count.
vi.resetModules();
const { parse } = await import("@std66/core");
const { parseIri, resolveIri, toIri, toUri } = await import("@std66/iri");
const { compare, equivalent, normalize, pendingRungs } = await import("@std66/normalize");
const { isSameDocument, joinReferences, relativize, resolve, resolverFor, tryResolve } = await import("@std66/resolve");

beforeEach(() => {
  scanned.length = 0;
});

/** One that is scanned as a URI of the web, and one that is not; both in their normal form. */
const URIS = ["http://u@h.example:81/b/c?q#f", "s://u@h.example:81/b/c?q#f"] as const;
const IRIS = ["http://u@h.example:81/é/c?ü#f", "s://u@h.example:81/é/c?ü#f"] as const;
const REFERENCE = "d?e#g";

it("the count sees each text that is scanned", () => {
  resolve(URIS[0], URIS[1]);
  resolveIri(IRIS[0], REFERENCE);
  expect(scanned).toEqual([URIS[0], URIS[1], IRIS[0], REFERENCE]);
});

type Call<Reference> = readonly [
  name: string,
  call: (uri: string | Reference, reference: string | Reference) => unknown,
  expected: (scheme: string) => unknown,
];

const NO_RULES = { schemes: new Map() };

describe.each(URIS)("of URIs: %s", (text) => {
  it.each<Call<UriReference>>([
    ["resolve", (uri, reference) => String(resolve(uri, reference)), (scheme) => `${scheme}://u@h.example:81/b/d?e#g`],
    ["resolve, to the reference itself", (uri) => resolve("x:y", uri), () => parse(text)],
    [
      "resolverFor",
      (uri, reference) => String(resolverFor(uri)(reference)),
      (scheme) => `${scheme}://u@h.example:81/b/d?e#g`,
    ],
    [
      "tryResolve",
      (uri, reference) => String(tryResolve(uri, reference)),
      (scheme) => `${scheme}://u@h.example:81/b/d?e#g`,
    ],
    [
      "joinReferences",
      (uri, reference) => String(joinReferences(uri, reference)),
      (scheme) => `${scheme}://u@h.example:81/b/d?e#g`,
    ],
    ["isSameDocument", isSameDocument, () => false],
    ["relativize", (uri) => String(relativize(uri, resolve(uri, "x"))), () => "x"],
    ["normalize", (uri) => normalize(uri, NO_RULES), () => parse(text)],
    ["equivalent", (uri, reference) => equivalent(uri, reference, NO_RULES), () => false],
    ["compare", (uri) => compare(uri, uri, NO_RULES).rung, () => "identical"],
    ["pendingRungs", (uri) => pendingRungs(uri, NO_RULES), () => []],
    [
      "resolveIri",
      (uri, reference) => String(resolveIri(uri, reference)),
      (scheme) => `${scheme}://u@h.example:81/b/d?e#g`,
    ],
    ["toUri", (uri) => toUri(uri), () => parse(text)],
    ["toIri", (uri) => String(toIri(uri)), () => text],
    ["parseIri", (uri) => String(parseIri(uri)), () => text],
  ])("%s", (_, call, expected) => {
    const [uri, reference] = [parse(text), parse(REFERENCE)];
    const right = expected(text.slice(0, text.indexOf(":")));
    expect(call(text, REFERENCE)).toEqual(right);
    scanned.length = 0;
    expect(call(uri, reference)).toEqual(right);
    expect(scanned.filter((each) => each === text || each === REFERENCE)).toEqual([]);
  });
});

describe.each(IRIS)("of IRIs: %s", (text) => {
  it.each<Call<IriReference>>([
    [
      "resolveIri",
      (iri, reference) => String(resolveIri(iri, reference)),
      (scheme) => `${scheme}://u@h.example:81/é/d?e#g`,
    ],
    ["toUri", (iri) => String(toUri(iri)), (scheme) => `${scheme}://u@h.example:81/%C3%A9/c?%C3%BC#f`],
    ["parseIri", parseIri, () => parseIri(text)],
  ])("%s", (_, call, expected) => {
    const [iri, reference] = [parseIri(text), parseIri(REFERENCE)];
    const right = expected(text.slice(0, text.indexOf(":")));
    expect(call(text, REFERENCE)).toEqual(right);
    scanned.length = 0;
    expect(call(iri, reference)).toEqual(right);
    expect(scanned.filter((each) => each === text || each === REFERENCE)).toEqual([]);
  });
});

it("a reference of another copy of core is scanned, since its text may be anything", () => {
  const [foreign, wrong] = [URIS[0], "http://a b/"].map(
    (text) => ({ [Symbol.for("std66.UriReference")]: text }) as unknown as UriReference,
  );
  expect(String(resolve(foreign as UriReference, REFERENCE))).toBe("http://u@h.example:81/b/d?e#g");
  expect(scanned).toEqual([URIS[0], REFERENCE]);
  expect(() => resolve(wrong as UriReference, REFERENCE)).toThrow("resolve: base: a space is not allowed in the host");
});
