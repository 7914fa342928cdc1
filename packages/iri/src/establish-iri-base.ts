/** RFC 3986 §5.1 on IRIs (RFC 3987 §6.5): establishing a base IRI. */
import type { UriReference } from "@std66/core";
import type { BaseSources } from "@std66/resolve";
import { establishedText } from "@std66/resolve/internal";
import type { Iri, IriReference } from "./iri-reference.ts";
import { parseIri } from "./parse-iri.ts";
import { scanArgument } from "./scan-argument.ts";

/** The sources of a base IRI, from the innermost to the outermost. `undefined` means that there is no such source. */
export type IriBaseSources = {
  readonly [source in keyof BaseSources]?: string | IriReference | UriReference | undefined;
};

export interface EstablishedIriBase {
  /** The base IRI, without a fragment. */
  readonly base: Iri;
  /** The name of the source from which the base comes. */
  readonly source: keyof BaseSources;
}

/**
 * Returns the base IRI of some content, such as an Atom feed or an RDF document, as `establishBase` does for URIs: the
 * innermost source, without its fragment. A relative reference is resolved against the next source out.
 *
 * @throws {BaseUriError} if no source has a scheme
 * @throws {UriSyntaxError} if a source that is read is not an IRI-reference
 * @throws {TypeError} if there is no source, if a name is unknown, if a source is neither a string nor a reference, or
 * if `sources` is not a plain object
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-6.5 | RFC 3987 §6.5}
 * @example
 * ```ts
 * import { establishIriBase } from "@std66/iri";
 * const { base, source } = establishIriBase({ embedded: "日本/", retrieval: "http://example.org/東京#駅" });
 * String(base); // => "http://example.org/日本/"
 * source; // => "embedded"
 * ```
 */
export function establishIriBase(sources: IriBaseSources): EstablishedIriBase {
  const { text, source } = establishedText<IriReference | UriReference>(
    "establishIriBase",
    sources,
    (argument, candidate) => scanArgument(argument, candidate, true),
    "joinIriReferences",
  );
  return { base: parseIri(text) as Iri, source };
}
