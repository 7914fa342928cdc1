/** RFC 3986 §5.2: resolves a reference against a base URI. */
import type { Uri, UriReference } from "@std66/core";
import { ownOptions, readFlag, referenceOf, scanArgument } from "@std66/core/internal";
import { type Base, keepingLast, readBase } from "./base.ts";
import { transform } from "./transform-references.ts";

export interface ResolveOptions {
  /**
   * If `false`, ignores the scheme of a reference if it is that of the base, for backward compatibility
   * (RFC 3986 §5.2.2, §5.4.2). Default: `true`.
   */
  readonly strict?: boolean | undefined;
}

/**
 * Resolves a reference against a base and returns the target URI (RFC 3986 §5.2.2). The base is not normalized, and its
 * fragment is ignored. If the target has no authority and its path would begin with "//", the path gets a leading "/.",
 * so that the target parses back to its own components.
 *
 * @throws {BaseUriError} if the base has no scheme
 * @throws {UriSyntaxError} if either is not a URI-reference
 * @throws {TypeError} if either is neither a string nor a `UriReference`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2 | RFC 3986 §5.2.2}
 * @example
 * ```ts
 * import { resolve } from "@std66/resolve";
 * String(resolve("http://a/b/c/d;p?q", "../g")); // => "http://a/b/g"
 * String(resolve("http://a/b/c/d;p?q", "http:g")); // => "http:g"
 * String(resolve("http://a/b/c/d;p?q", "http:g", { strict: false })); // => "http://a/b/c/g"
 * resolve("/b/c/d", "g"); // throws BaseUriError
 * ```
 */
export function resolve(base: string | UriReference, reference: string | UriReference, options?: ResolveOptions): Uri {
  const strict = isStrict("resolve: options", options);
  return targetOf(baseOf(base), "resolve: reference", reference, strict);
}

const baseOf: (base: string | UriReference) => Base = /* @__PURE__ */ keepingLast((base) =>
  readBase("resolve: base", base),
);

/**
 * Returns a function that resolves references against one base, which is read only once (RFC 3986 §5.2.1).
 *
 * @throws {BaseUriError} if the base has no scheme
 * @throws {UriSyntaxError} if the base is not a URI-reference; the returned function throws it for a reference that is
 * not one
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.1 | RFC 3986 §5.2.1}
 * @example
 * ```ts
 * import { resolverFor } from "@std66/resolve";
 * const fromHere = resolverFor("http://a/b/c/d;p?q");
 * ["g", "../../g", "?y"].map(fromHere).map(String); // => ["http://a/b/c/g", "http://a/g", "http://a/b/c/d;p?y"]
 * ```
 */
export function resolverFor(
  base: string | UriReference,
  options?: ResolveOptions,
): (reference: string | UriReference) => Uri {
  const prepared = readBase("resolverFor: base", base);
  const strict = isStrict("resolverFor: options", options);
  return (reference) => targetOf(prepared, "resolverFor: reference", reference, strict);
}

/** @throws {TypeError} if an option is unknown */
export function isStrict(argument: string, options: ResolveOptions | undefined): boolean {
  if (options === undefined) return true;
  const { strict } = ownOptions(argument, options, ["strict"]);
  return readFlag(`${argument}.strict`, strict, true);
}

/** Returns the target of a reference: the same instance if nothing changes. A target always has a scheme. @internal */
export function targetOf(base: Base, argument: string, reference: string | UriReference, strict: boolean): Uri {
  const target = transform(base, scanArgument(argument, reference, true), strict);
  return referenceOf(target, reference) as Uri;
}
