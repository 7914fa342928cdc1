/** RFC 3986 under the names of uri-js 4. */
import { removeDotSegments as withoutDotSegments } from "@std66/core";
import { HOST, createUriFunctions, decode, encode, encodeRun } from "@std66/uri-js-model";
import type { URIComponents, URIOptions, URISchemeHandler } from "./types.ts";

const uri = /* @__PURE__ */ createUriFunctions(false);

/**
 * The rules of schemes, to which programs can add their own.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.1 | RFC 3986 §3.1}
 */
export const SCHEMES: { [scheme: string]: URISchemeHandler } = uri.SCHEMES;

/**
 * Parses any text into components in normal form. `error` says what is wrong with its structure.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 * @example
 * ```ts
 * import { parse } from "@std66/uri-js";
 * parse("uri://user:pass@example.com:123/one").port; // => 123
 * ```
 */
export const parse: (uri: string, options?: URIOptions) => URIComponents = uri.parse;

/**
 * Recomposes components. What they do not allow is percent-encoded.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.3 | RFC 3986 §5.3}
 * @example
 * ```ts
 * import { serialize } from "@std66/uri-js";
 * serialize({ scheme: "http", host: "example.com", fragment: "footer" }); // => "http://example.com/#footer"
 * ```
 */
export const serialize: (components: URIComponents, options?: URIOptions) => string = uri.serialize;

/**
 * Resolves a reference against a base, which may be relative. Never throws for a text.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 * @example
 * ```ts
 * import { resolve } from "@std66/uri-js";
 * resolve("uri://a/b/c/d?q", "../../g"); // => "uri://a/g"
 * ```
 */
export const resolve: (base: string, reference: string, options?: URIOptions) => string = uri.resolve;

/**
 * Resolves components against others.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 */
export const resolveComponents: (
  base: URIComponents,
  reference: URIComponents,
  options?: URIOptions,
  skipNormalization?: boolean,
) => URIComponents = uri.resolveComponents;

/**
 * Returns the normal form. A malformed text is returned unchanged.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2 | RFC 3986 §6.2}
 * @example
 * ```ts
 * import { normalize } from "@std66/uri-js";
 * normalize("HTTP://ABC.com:80/%7Esmith/home.html"); // => "http://abc.com/~smith/home.html"
 * ```
 */
export const normalize: {
  (uri: string, options?: URIOptions): string;
  (uri: URIComponents, options?: URIOptions): URIComponents;
} = uri.normalize;

/**
 * Returns whether two references have the same normal form. What is malformed equals nothing.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2 | RFC 3986 §6.2}
 * @example
 * ```ts
 * import { equal } from "@std66/uri-js";
 * equal("HTTP://ABC.COM:80", "http://abc.com/"); // => true
 * ```
 */
export const equal: (a: string | URIComponents, b: string | URIComponents, options?: URIOptions) => boolean = uri.equal;

/**
 * Removes the dot-segments of a path.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4 | RFC 3986 §5.2.4}
 * @example
 * ```ts
 * import { removeDotSegments } from "@std66/uri-js";
 * removeDotSegments("/a/b/../c"); // => "/a/c"
 * ```
 */
export const removeDotSegments: (path: string) => string = withoutDotSegments;

/**
 * Percent-encodes a character as UTF-8, also an unreserved one.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 */
export function pctEncChar(character: string): string {
  return encodeRun(character).replace(/%[0-9A-F]{2}|[^]/g, (found) =>
    found.length === 3 ? found : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Decodes triplets of UTF-8. All others stay.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 */
export const pctDecChars: (text: string) => string = decode;

/**
 * Percent-encodes all but unreserved characters and sub-delims: also "%", so that `unescapeComponent` gives the text
 * again.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 * @example
 * ```ts
 * import { escapeComponent } from "@std66/uri-js";
 * escapeComponent("a/b c"); // => "a%2Fb%20c"
 * ```
 */
export function escapeComponent(text: string, options?: URIOptions): string {
  const given: unknown = text;
  return text && encode(String(given).replaceAll("%", "%25"), HOST, options?.iri === true);
}

/**
 * Decodes triplets of UTF-8. All others stay.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 * @example
 * ```ts
 * import { unescapeComponent } from "@std66/uri-js";
 * unescapeComponent("a%2Fb%20c"); // => "a/b c"
 * ```
 */
export function unescapeComponent(text: string, _options?: URIOptions): string {
  const given: unknown = text;
  return text && decode(String(given));
}

export type { URIComponents, URIOptions, URISchemeHandler } from "./types.ts";
