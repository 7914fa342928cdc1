/** RFC 3986 §5.2 on IRIs (RFC 3987 §6.5), for formats in which a reference that cannot be resolved is not an error. */
import type { UriReference } from "@std66/core";
import type { ResolveOptions } from "@std66/resolve";
import { type Base, isStrict, keepingLast, newBase, transform } from "@std66/resolve/internal";
import { type Iri, type IriReference, referenceOf } from "./iri-reference.ts";
import { recordOf } from "./scan-argument.ts";

/**
 * Resolves a reference against a base (RFC 3987 §6.5), or returns `undefined` if `resolveIri` would throw because of
 * one of them. Cheap on invalid input, since it creates no error.
 *
 * @throws {TypeError} if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-6.5 | RFC 3987 §6.5}
 * @example
 * ```ts
 * import { tryResolveIri } from "@std66/iri";
 * String(tryResolveIri("http://example.org/日本/東京", "大阪")); // => "http://example.org/日本/大阪"
 * tryResolveIri("日本", "大阪"); // => undefined
 * tryResolveIri("http://example.org/", "a b"); // => undefined
 * ```
 */
export function tryResolveIri(
  base: string | IriReference | UriReference | null | undefined,
  reference: string | IriReference | UriReference | null | undefined,
  options?: ResolveOptions,
): Iri | undefined {
  const strict = isStrict("tryResolveIri: options", options);
  const from = baseOf(base);
  const scanned = recordOf(reference);
  if (from === undefined || scanned === undefined) return undefined;
  return referenceOf(transform(from, scanned, strict), reference) as Iri;
}

const baseOf: (base: unknown) => Base | undefined = /* @__PURE__ */ keepingLast((base) => {
  const uri = recordOf(base);
  return uri === undefined || uri.schemeEnd === -1 ? undefined : newBase(uri);
});
