/** RFC 3986 §5.1: Establishing a Base URI. */
import { type Uri, type UriReference, parse } from "@std66/core";
import { type ScannedText, ownOptions, scanArgument } from "@std66/core/internal";
import { baseFrom, withoutFragment } from "./base.ts";
import { transform } from "./transform-references.ts";

/** The sources of a base URI, from the innermost to the outermost. `undefined` means that there is no such source. */
export interface BaseSources {
  /** The base stated in the content itself, such as by `<base href>` or `xml:base` (RFC 3986 §5.1.1). */
  readonly embedded?: string | UriReference | undefined;
  /** The base of the entity that encloses the content, such as a multipart message (RFC 3986 §5.1.2). */
  readonly encapsulating?: string | UriReference | undefined;
  /** The URI from which the content was retrieved; after redirects, the last one (RFC 3986 §5.1.3). */
  readonly retrieval?: string | UriReference | undefined;
  /** The application's default, used if nothing else is known (RFC 3986 §5.1.4). */
  readonly fallback?: string | UriReference | undefined;
}

export interface EstablishedBase {
  /** The base URI, without a fragment. */
  readonly base: Uri;
  /** The name of the source from which the base comes. */
  readonly source: keyof BaseSources;
}

const ORDER = ["embedded", "encapsulating", "retrieval", "fallback"] as const;

/**
 * Returns the base URI of some content: the innermost source, without its fragment (RFC 3986 §5.1). A relative
 * reference is resolved against the next source out. Sources further out than the first URI are ignored.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.1 | RFC 3986 §5.1}
 * @throws {BaseUriError} if no source has a scheme
 * @throws {UriSyntaxError} if a source that is read is not a URI-reference
 * @throws {TypeError} if there is no source, if a name is unknown, if a source is neither a string nor a
 * `UriReference`, or if `sources` is not a plain object
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
  const { text, source } = establishedText("establishBase", sources, (argument, candidate) =>
    scanArgument(argument, candidate, true),
  );
  return { base: parse(text) as Uri, source };
}

/**
 * Returns the text of the base. `named` is the function in an error's message, `scan` reads a source, and `join` is the
 * function that takes a relative base.
 */
export function establishedText<Candidate extends object>(
  named: string,
  sources: { readonly [name in keyof BaseSources]: string | Candidate | undefined },
  scan: (argument: string, candidate: string | Candidate) => ScannedText,
  join?: string,
): { text: string; source: keyof BaseSources } {
  const own = ownOptions(`${named}: sources`, sources, ORDER);
  const given = ORDER.filter((name) => own[name] !== undefined);
  const [source] = given;
  if (source === undefined) throw new TypeError(`${named}: sources must have one of ${ORDER.join(", ")}`);

  const inner: ScannedText[] = [];
  let outermost = undefined as unknown as ScannedText;
  for (const name of given) {
    outermost = scan(`${named}: sources.${name}`, own[name] as string | Candidate);
    if (outermost.schemeEnd !== -1) break;
    inner.push(outermost);
  }
  const outer = baseFrom(`${named}: sources.${given.at(-1)}`, outermost, join);
  const { uri } = inner.reduceRight((base, reference) => baseFrom(named, transform(base, reference, true)), outer);
  return { text: withoutFragment(uri.text), source };
}
