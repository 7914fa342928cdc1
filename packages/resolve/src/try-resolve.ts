/** RFC 3986 §5.2 for formats in which a reference that cannot be resolved is not an error. */
import type { Uri, UriReference } from "@std66/core";
import { recordOf, referenceOf } from "@std66/core/internal";
import { type Base, keepingLast, newBase } from "./base.ts";
import { type ResolveOptions, isStrict } from "./resolve.ts";
import { transform } from "./transform-references.ts";

/**
 * Resolves a reference against a base (RFC 3986 §5.2.2), or returns `undefined` if `resolve` would throw because of one
 * of them. Cheap on invalid input, since it creates no error.
 *
 * @throws {TypeError} if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2 | RFC 3986 §5.2.2}
 * @example
 * ```ts
 * import { tryResolve } from "@std66/resolve";
 * String(tryResolve("http://a/b/c", "../g")); // => "http://a/g"
 * tryResolve("/b/c", "g"); // => undefined
 * tryResolve("http://a/b/c", "100%"); // => undefined
 * ```
 */
export function tryResolve(
  base: string | UriReference | null | undefined,
  reference: string | UriReference | null | undefined,
  options?: ResolveOptions,
): Uri | undefined {
  const strict = isStrict("tryResolve: options", options);
  const from = baseOf(base);
  const scanned = recordOf(reference);
  if (from === undefined || scanned === undefined) return undefined;
  return referenceOf(transform(from, scanned, strict), reference) as Uri;
}

const baseOf: (base: unknown) => Base | undefined = /* @__PURE__ */ keepingLast((base) => {
  const uri = recordOf(base);
  return uri === undefined || uri.schemeEnd === -1 ? undefined : newBase(uri);
});
