// Compares the adapters of uri-js and fast-uri, whose functions have the same names, with their originals.

import fc from "fast-check";
import { expect, it } from "vitest";
import { authorityUri } from "./test-arbitraries.ts";

/** The components that the tests read. */
interface Components {
  readonly host?: string | undefined;
  readonly path?: string | undefined;
  readonly error?: string | undefined;
  readonly nid?: string | undefined;
  readonly nss?: string | undefined;
  readonly to?: readonly string[] | undefined;
  readonly subject?: string | undefined;
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

interface Options {
  readonly scheme?: string;
  readonly reference?: string;
  readonly tolerant?: boolean;
  readonly absolutePath?: boolean;
  readonly skipEscape?: boolean;
  readonly unicodeSupport?: boolean;
  readonly domainHost?: boolean;
}

export interface UriFunctions {
  parse(text: string, options?: Options): Components;
  serialize(components: object, options?: Options): string;
  normalize(text: string, options?: Options): string;
  equal(a: string | object, b: string | object, options?: Options): boolean;
  resolve(base: string, reference: string, options?: Options): string;
  resolveComponents(base: object, reference: object, options?: Options, skipNormalization?: boolean): object;
}

export interface Generated {
  readonly texts: fc.Arbitrary<string>;
  readonly bases: fc.Arbitrary<string>;
  /** Whether the original resolves a reference as components in another way. */
  readonly differsAsComponents?: (reference: string) => boolean;
  readonly components: fc.Arbitrary<object>;
}

/** Compares an adapter with its original, where that gives what the standards say. */
export function describeAlike(ours: UriFunctions, theirs: UriFunctions, generated: Generated): void {
  const { texts, bases, differsAsComponents = () => false, components } = generated;
  it("parses, serializes, normalizes and compares", () => {
    fc.assert(
      fc.property(texts, texts, (text, other) => {
        expect(ours.parse(text)).toEqual(theirs.parse(text));
        expect(ours.serialize(ours.parse(text))).toBe(theirs.serialize(theirs.parse(text)));
        expect(ours.normalize(text)).toBe(theirs.normalize(text));
        expect([ours.equal(text, text), ours.equal(text, other)]).toEqual([true, theirs.equal(text, other)]);
      }),
    );
  });

  it("resolves", () => {
    const references = fc.oneof(
      authorityUri,
      fc.constantFrom("", "#f%7e%7e", "?a b c", "a b c", "../a", "//h:", "/%7e%7e"),
    );
    fc.assert(
      fc.property(bases, references, (base, reference) => {
        expect(ours.resolve(base, reference)).toBe(theirs.resolve(base, reference));
        const [from, to] = [theirs.parse(base), theirs.parse(reference)];
        // What is resolved has a path, which components of `ws` have not.
        if (from.path === undefined || to.path === undefined || differsAsComponents(reference)) return;
        expect(ours.resolveComponents(from, to)).toEqual(theirs.resolveComponents(from, to));
      }),
    );
  });

  it("serializes components", () => {
    fc.assert(
      fc.property(components, (given) => {
        const before = structuredClone(given);
        const written = ours.serialize(given);
        expect(given).toEqual(before);
        expect(written).toBe(theirs.serialize(structuredClone(given)));
      }),
    );
  });
}

/** What both originals do not percent-encode, or encode, twice in each text. */
const texts = fc.constantFrom(undefined, "a b c", "%7e%7E", "\u00E9\u00E9", "%2f%2f");

/** Components of an authority, a path, a query and a fragment. */
export const authorityComponents: fc.Arbitrary<object> = fc.record({
  scheme: fc.constantFrom("http", "https", "foo"),
  userinfo: fc.constantFrom(undefined, "u:p", "a@b@c"),
  host: fc.constantFrom("h", "EXAMPLE.com", "2001:DB8::7", "[::1]", "fe80::1%eth0", "fe80::1%25eth0"),
  port: fc.constantFrom(undefined, 80, 443, 8080, "", "8080"),
  path: fc.constantFrom("", "/", "/a b c", "/%7e%7e", "/a/../b/./c"),
  query: texts,
  fragment: texts,
});

/** Components of `ws` and `wss`. @param more resource names beside those that both originals read alike */
export function socketComponents(...more: string[]): fc.Arbitrary<object> {
  return fc.record({
    scheme: fc.constantFrom("ws", "wss"),
    host: fc.constant("h"),
    port: fc.constantFrom(undefined, 80, 443, ""),
    secure: fc.constantFrom(undefined, true, false),
    resourceName: fc.constantFrom(undefined, "", "/", "/a", "/?b", ...more),
    fragment: texts,
  });
}

/** Components of `mailto`, with more than those that both originals write alike. */
export function mailComponents(
  recipients: readonly string[],
  subjects: readonly string[],
  headers: readonly object[],
): fc.Arbitrary<object> {
  return fc.record({
    scheme: fc.constant("mailto"),
    to: fc.array(fc.constantFrom("a@b", "a@b@c", "\u00E9\u00E9@B", "x@\u00E9.org", ...recipients), {
      minLength: 1,
      maxLength: 3,
    }),
    subject: fc.constantFrom(undefined, "a b c", "\u00E9\u00E9", ...subjects),
    body: fc.constantFrom(undefined, "a&b&c=d=e", "a?b#c"),
    headers: fc.constantFrom(undefined, { cc: "a@b,c@d" }, { "a=b=c": "d" }, ...headers),
  });
}

/** Components of `urn`. */
export function urnComponents(...nids: string[]): fc.Arbitrary<object> {
  return fc.record({
    scheme: fc.constant("urn"),
    nid: fc.constantFrom("ab", "uuid", ...nids),
    nss: fc.constantFrom("a", "A:b/C"),
    uuid: fc.constantFrom("F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "a"),
  });
}
