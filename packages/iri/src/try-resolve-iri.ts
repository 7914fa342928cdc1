/** RFC 3986 §5.2 on IRIs (RFC 3987 §6.5), for formats in which a reference that cannot be resolved is not an error. */
import type { UriReference } from "@std66/core";
import type { ScannedText } from "@std66/core/internal";
import type { ResolveOptions } from "@std66/resolve";
import { type Base, isStrict, keepingLast, transform } from "@std66/resolve/internal";
import { inputText } from "./iri-argument.ts";
import { type Iri, type IriReference, fromScan, sameOr } from "./iri-reference.ts";
import { scanIri } from "./scan-iri.ts";

/**
 * Resolves a reference against a base (RFC 3987 §6.5), or returns `undefined` if `resolveIri` would throw because of one of them.
 * Cheap on invalid input, since it creates no error.
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
  const target = transform(from, scanned, strict);
  return (target === scanned ? sameOr(reference as IriReference, scanned) : fromScan(target)) as Iri;
}

const baseOf: (base: unknown) => Base | undefined = /* @__PURE__ */ keepingLast((base) => {
  const uri = recordOf(base);
  return uri === undefined || uri.schemeEnd === -1 ? undefined : { uri, directoryEnd: -1, isPlain: false };
});

/** Returns the record of an IRI-reference; `undefined` for any other value. */
function recordOf(reference: unknown): ScannedText | undefined {
  const text = inputText(reference);
  return text === undefined ? undefined : scanIri(text);
}
