/** RFC 3986 under the names of fast-uri 4. */
import { createUriFunctions } from "@std66/uri-js-model";
import type { FastUri } from "./types.ts";

const uri = /* @__PURE__ */ createUriFunctions(true);

/**
 * The rules of schemes, to which programs can add their own.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.1 | RFC 3986 §3.1}
 */
export const SCHEMES: FastUri["SCHEMES"] = uri.SCHEMES;

/**
 * Parses any text into components in normal form. `error` says what is wrong with its structure.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 * @example
 * ```ts
 * import { parse } from "@std66/fast-uri";
 * parse("http://example.com:8080/a?b").port; // => 8080
 * ```
 */
export const parse: FastUri["parse"] = uri.parse;

/**
 * Recomposes components. What they do not allow is percent-encoded.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.3 | RFC 3986 §5.3}
 * @example
 * ```ts
 * import { serialize } from "@std66/fast-uri";
 * serialize({ scheme: "http", host: "example.com", fragment: "footer" }); // => "http://example.com/#footer"
 * ```
 */
export const serialize: FastUri["serialize"] = uri.serialize;

/**
 * Resolves a reference against a base, which may be relative. Throws if either is malformed.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 * @example
 * ```ts
 * import { resolve } from "@std66/fast-uri";
 * resolve("uri://a/b/c/d?q", "../../g"); // => "uri://a/g"
 * ```
 */
export const resolve: FastUri["resolve"] = uri.resolve;

/**
 * Resolves components against others.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 */
export const resolveComponent: FastUri["resolveComponent"] = uri.resolveComponents;

/**
 * Returns the normal form. A malformed text is returned unchanged.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2 | RFC 3986 §6.2}
 * @example
 * ```ts
 * import { normalize } from "@std66/fast-uri";
 * normalize("HTTP://Example.com:80/%7Ea/./b"); // => "http://example.com/~a/b"
 * ```
 */
export const normalize: FastUri["normalize"] = uri.normalize;

/**
 * Returns whether two references have the same normal form. What is malformed equals nothing.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2 | RFC 3986 §6.2}
 * @example
 * ```ts
 * import { equal } from "@std66/fast-uri";
 * equal("example://a/b/c/%7Bfoo%7D", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d"); // => true
 * ```
 */
export const equal: FastUri["equal"] = uri.equal;

/**
 * All of these, as `require` returns them.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 * @alias default
 */
export const fastUri: FastUri = { SCHEMES, normalize, resolve, resolveComponent, equal, serialize, parse } as FastUri;
fastUri.default = fastUri;
fastUri.fastUri = fastUri;

/** @alias fastUri */
export default fastUri;
export type { FastUri, Options, SchemeHandler, URIComponent } from "./types.ts";
