/** RFC 3986 §5.2: how Ajv finds the schema of a `$ref`, from the `$id` around it. */
import { normalizeIdentifier } from "./normalize.ts";
import { type UriParts, uriPartsOf, textOf } from "./parts.ts";
import { resolveText } from "./resolve.ts";
import { checkResolved, checkText } from "./strict.ts";

/** What Ajv's option `uriResolver` takes. The functions need no `this`. */
export interface UriResolver {
  parse: (uri: string) => UriParts;
  resolve: (base: string, reference: string) => string;
  serialize: (parts: UriParts) => string;
  /** The resolver as code, for validation functions that Ajv generates. */
  code: string;
}

/**
 * Resolves `$ref` by RFC 3986 §5.2. The base may be relative or empty, as in a schema without `$id`. Texts need not be
 * valid: people write `#/definitions/Map<string>`, and Ajv can find that. Never throws, and keeps texts as written: two
 * references are the same if their texts are.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 * @example
 * ```ts
 * import { uriResolver } from "@std66/ajv";
 * uriResolver.resolve("http://example.com/schemas/tree.json", "../a.json#/b"); // => "http://example.com/a.json#/b"
 * uriResolver.resolve("schemas/tree.json", "../a.json"); // => "a.json"
 * uriResolver.resolve("#", "a.json"); // => "a.json"
 * ```
 */
export const uriResolver: UriResolver = {
  parse: uriPartsOf,
  resolve: resolveText,
  serialize: textOf,
  code: 'require("@std66/ajv").uriResolver',
};

/**
 * A resolver as `uriResolver`, with which a `$ref` finds an `$id` that has the same normal form (RFC 3987 §5.3.2): the
 * version of JSON Schema after 2020-12 asks for that. A scheme and a host are in lowercase, unreserved characters are
 * decoded, and dot-segments are removed. The fragment, and a text that is not an IRI-reference, stay as written. Ajv
 * keeps the `$id` of a schema as written: if it is not in normal form, add the schema with the normal form as its key.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2 | RFC 3986 §6.2.2}
 * @example
 * ```ts
 * import { normalizingUriResolver } from "@std66/ajv";
 * normalizingUriResolver.resolve("http://example.com/schemas/tree.json", "HTTP://EXAMPLE.com/%61.json#/b"); // => "http://example.com/a.json#/b"
 * ```
 */
export const normalizingUriResolver: UriResolver = {
  parse: (uri) => uriPartsOf(typeof uri === "string" ? normalizeIdentifier(uri) : uri),
  resolve: (base, reference) => normalizeIdentifier(resolveText(base, reference)),
  serialize: textOf,
  code: 'require("@std66/ajv").normalizingUriResolver',
};

/**
 * A resolver as `uriResolver`, with which a `$ref` or `$id` that is not a URI-reference fails, with an error that names
 * it and its base, and says why. The `cause` of the error is a `UriSyntaxError` of `@std66/core`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { strictUriResolver } from "@std66/ajv";
 * strictUriResolver.resolve("tree.json", "#/definitions/Map<string>"); // throws Error
 * ```
 */
export const strictUriResolver: UriResolver = {
  parse: (uri) => {
    checkText(uri);
    return uriPartsOf(uri);
  },
  resolve: (base, reference) => {
    checkResolved(base, reference);
    return resolveText(base, reference);
  },
  serialize: textOf,
  code: 'require("@std66/ajv").strictUriResolver',
};
