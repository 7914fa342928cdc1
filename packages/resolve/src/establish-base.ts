/** RFC 3986 §5.1: which base URI a reference is relative to. */
import { type Uri, type UriReference, parse } from "@std66/core";
import { read, requireOptions } from "@std66/core/internal";
import { baseUriError } from "./base-uri-error.ts";
import { resolve } from "./resolve.ts";
import { withoutFragment } from "./without-fragment.ts";

/** Where a base URI may come from, from the inside to the outside; `undefined` is a source that there is not. */
export interface BaseSources {
  /** What the content itself says, as by `<base href>` or `xml:base` (RFC 3986 §5.1.1). */
  readonly embedded?: string | UriReference | undefined;
  /** The base of the entity that encloses the content, as a multipart message does (RFC 3986 §5.1.2). */
  readonly encapsulating?: string | UriReference | undefined;
  /** The URI that the content was retrieved by; after redirects, the last one (RFC 3986 §5.1.3). */
  readonly retrieval?: string | UriReference | undefined;
  /** What the application takes where it knows nothing else (RFC 3986 §5.1.4). */
  readonly fallback?: string | UriReference | undefined;
}

export interface EstablishedBase {
  /** A URI without a fragment: what `resolve` takes. */
  readonly base: Uri;
  /** The name of the argument that it comes from. */
  readonly source: keyof BaseSources;
}

const ORDER = ["embedded", "encapsulating", "retrieval", "fallback"] as const;

/**
 * The base URI of a content: that of the innermost source, without its fragment (RFC 3986 §5.1). A source that is a relative
 * reference is resolved against the next one out. Sources further out than the first URI are not looked at.
 *
 * @throws {BaseUriError} when no source has a scheme
 * @throws {UriSyntaxError} when one of those looked at is no URI-reference
 * @throws {TypeError} when there is no source, for a name that is none, for a source that is neither a string nor a
 *   `UriReference`, and when `sources` is no object
 * @example
 * ```ts
 * import { establishBase } from "@std66/resolve";
 * const { base, source } = establishBase({ embedded: "assets/", retrieval: "http://a/b/page#top" });
 * String(base); // => "http://a/b/assets/"
 * source; // => "embedded"
 * establishBase({ embedded: "assets/" }); // throws BaseUriError
 * ```
 */
export function establishBase(sources: BaseSources): EstablishedBase {
  requireOptions("establishBase: sources", sources, ORDER);
  const given = ORDER.filter((name) => sources[name] !== undefined);
  const [source] = given;
  if (source === undefined) throw new TypeError(`establishBase: sources must have one of ${ORDER.join(", ")}`);

  const references: UriReference[] = [];
  for (const name of given) {
    const reference = parse(read(`establishBase: sources.${name}`, sources[name] as string | UriReference));
    references.unshift(reference);
    if (reference.isUri()) break;
  }
  const [outermost] = references as [UriReference];
  if (!outermost.isUri()) throw baseUriError(String(outermost));
  const base = references.reduce((outer, reference) => resolve(outer, reference));
  return { base: parse(withoutFragment(base)) as Uri, source };
}
