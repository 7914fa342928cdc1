/** RFC 3986 §5.2 on IRIs (RFC 3987 §6.5): resolves a reference against a base IRI. */
import type { UriReference } from "@std66/core";
import type { ResolveOptions } from "@std66/resolve";
import { type Base, baseFrom, isStrict, keepingLast, transform } from "@std66/resolve/internal";
import { type Iri, type IriReference, referenceOf } from "./iri-reference.ts";
import { scanArgument } from "./scan-argument.ts";

/**
 * Resolves a reference against a base and returns the target IRI (RFC 3987 §6.5, by RFC 3986 §5.2.2). Neither is
 * normalized or converted, and the base's fragment is ignored.
 *
 * @throws {BaseUriError} if the base has no scheme
 * @throws {UriSyntaxError} if either is not an IRI-reference
 * @throws {TypeError} if either is neither a string nor a reference
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-6.5 | RFC 3987 §6.5}
 * @example
 * ```ts
 * import { resolveIri } from "@std66/iri";
 * String(resolveIri("http://example.org/日本/東京", "../中国")); // => "http://example.org/中国"
 * resolveIri("/日本", "中国"); // throws BaseUriError
 * ```
 */
export function resolveIri(
  base: string | IriReference | UriReference,
  reference: string | IriReference | UriReference,
  options?: ResolveOptions,
): Iri {
  const strict = isStrict("resolveIri: options", options);
  return targetOf(baseOf(base), "resolveIri: reference", reference, strict);
}

const baseOf: (base: string | IriReference | UriReference) => Base = /* @__PURE__ */ keepingLast((base) =>
  readBase("resolveIri: base", base),
);

/**
 * Returns a function that resolves references against one base, which is read only once (RFC 3987 §6.5).
 *
 * @throws {BaseUriError} if the base has no scheme
 * @throws {UriSyntaxError} if the base is not an IRI-reference; the returned function throws it for a reference that is
 * not one
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-6.5 | RFC 3987 §6.5}
 * @example
 * ```ts
 * import { iriResolverFor } from "@std66/iri";
 * const fromHere = iriResolverFor("http://example.org/日本/東京");
 * ["大阪", "?地図"].map(fromHere).map(String); // => ["http://example.org/日本/大阪", "http://example.org/日本/東京?地図"]
 * ```
 */
export function iriResolverFor(
  base: string | IriReference | UriReference,
  options?: ResolveOptions,
): (reference: string | IriReference | UriReference) => Iri {
  const prepared = readBase("iriResolverFor: base", base);
  const strict = isStrict("iriResolverFor: options", options);
  return (reference) => targetOf(prepared, "iriResolverFor: reference", reference, strict);
}

/** @throws {BaseUriError} if the base has no scheme @internal */
export function readBase(argument: string, base: string | IriReference | UriReference): Base {
  return baseFrom(argument, scanArgument(argument, base, true), "joinIriReferences");
}

/** Returns the target of a reference: the same instance if nothing changes. A target always has a scheme. */
function targetOf(base: Base, argument: string, reference: string | IriReference | UriReference, strict: boolean): Iri {
  return referenceOf(transform(base, scanArgument(argument, reference, true), strict), reference) as Iri;
}
