// RFC 3986 §4.1: URI-reference = URI / relative-ref, in types. The typecheck of the package judges them, and the lab
// the declarations by other compilers (lab/proof/loaders/programs/types.ts).

import { expect, expectTypeOf, it } from "vitest";
import { UriReference, build, change, parse, referenceFromText, tryParse, uriFromHref } from "../src/index.ts";
import type { AbsoluteUri, RelativeReference, Uri, UriComponents } from "../src/index.ts";

const reference = (text: string): UriReference => parse(text);

function schemeOf(text: string): string {
  const found = tryParse(text);
  if (found === undefined || found.isRelativeReference()) return "";
  expectTypeOf(found).toEqualTypeOf<Uri>();
  return found.scheme;
}

it("isUri() and isRelativeReference() narrow where they are true, and where they are false", () => {
  const a = reference("a");
  if (a.isRelativeReference()) expectTypeOf(a).toEqualTypeOf<RelativeReference>();
  else expectTypeOf(a).toEqualTypeOf<Uri>();
  const b = reference("s:b");
  if (b.isUri()) expectTypeOf(b).toEqualTypeOf<Uri>();
  else expectTypeOf(b).toEqualTypeOf<RelativeReference>();
  const c = reference("s:c");
  if (c.isAbsoluteUri()) expectTypeOf(c).toEqualTypeOf<AbsoluteUri>();
  else expectTypeOf(c).toEqualTypeOf<UriReference>();
  expect([a.isRelativeReference(), b.isUri(), c.isAbsoluteUri()]).toEqual([true, true, true]);
});

it("after an early return, the rest has a scheme", () => {
  expect(["a", "s:a", "a b"].map(schemeOf)).toEqual(["", "s", ""]);
});

it("the scheme decides as the guards do", () => {
  const found = reference("s:a");
  if (found.scheme === undefined) expectTypeOf(found).toEqualTypeOf<RelativeReference>();
  else expectTypeOf(found).toEqualTypeOf<Uri>();
  expect(found.scheme).toBe("s");
});

it("instanceof gives a reference, which the guards divide", () => {
  const value: unknown = reference("a");
  expect(value instanceof UriReference).toBe(true);
  if (!(value instanceof UriReference)) return;
  expectTypeOf(value).toEqualTypeOf<UriReference>();
  if (!value.isUri()) expectTypeOf(value).toEqualTypeOf<RelativeReference>();
});

it("change of a Uri is a Uri, unless the scheme is taken away", () => {
  const uri = uriFromHref("s:a");
  expectTypeOf(uri).toEqualTypeOf<Uri>();
  expectTypeOf(change(uri, { path: "b" })).toEqualTypeOf<Uri>();
  expectTypeOf(change(uri, { host: "h", port: 1, path: "" })).toEqualTypeOf<Uri>();
  expectTypeOf(change(uri, { scheme: undefined })).toEqualTypeOf<RelativeReference>();
  expectTypeOf(change(reference("a"), { path: "b" })).toEqualTypeOf<UriReference>();
  expectTypeOf(change("a", { path: "b" })).toEqualTypeOf<UriReference>();
  expectTypeOf(change("a", { scheme: "s" })).toEqualTypeOf<Uri>();
  const changes: UriComponents = { scheme: undefined };
  expectTypeOf(change(uri, changes)).toEqualTypeOf<UriReference>();
  const scheme = undefined as string | undefined;
  expectTypeOf(change(uri, { scheme })).toEqualTypeOf<UriReference>();
  expect([change(uri, { path: "b" }).scheme, change(uri, changes).scheme, change("a", { scheme: "t" }).scheme]).toEqual(
    ["s", undefined, "t"],
  );
});

it("build with a scheme gives a Uri", () => {
  expectTypeOf(build({ scheme: "s", path: "a" })).toEqualTypeOf<Uri>();
  expectTypeOf(build({ path: "a" })).toEqualTypeOf<UriReference>();
  expectTypeOf(build(uriFromHref("s:a"))).toEqualTypeOf<Uri>();
  expectTypeOf(referenceFromText("a")).toEqualTypeOf<UriReference>();
  expect(build({ scheme: "s", path: "a" }).scheme).toBe("s");
});
