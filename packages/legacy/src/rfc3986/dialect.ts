/**
 * RFC 3986, Uniform Resource Identifier (URI): Generic Syntax (2005), Internet Standard 66, implemented with
 * @std66/core and
 * @std66/resolve. The last draft, draft-fielding-uri-rfc2396bis-07 (2004), has the same grammar and the same
 * algorithms, rule by rule, so both dialects are made here.
 */
import { isUriReference } from "@std66/core";
import { createDialect } from "../dialect/create-dialect.ts";
import type { Dialect } from "../dialect/dialect.ts";
import { type Rfc3986Components, componentsOf } from "./components.ts";
import { faultsOf3986 } from "./faults.ts";
import { resolveGeneric } from "./resolve.ts";

function genericSyntax<Id extends "rfc2396bis07" | "rfc3986">(id: Id, title: string): Dialect<Rfc3986Components, Id> {
  return createDialect({
    id,
    title,
    isValid: isUriReference,
    faultsOf: faultsOf3986,
    componentsOf,
    resolve: resolveGeneric,
  });
}

/**
 * The last draft before RFC 3986. Grammar and algorithms are those of the RFC, rule by rule; only the wording differs.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 * @example
 * ```ts
 * import { rfc2396bis07 } from "@std66/legacy";
 * rfc2396bis07.resolve("http://a/b/c/d;p?q", "?y"); // => { kind: "uri", text: "http://a/b/c/d;p?y" }
 * ```
 */
export const rfc2396bis07: Dialect<Rfc3986Components, "rfc2396bis07"> = /* @__PURE__ */ genericSyntax(
  "rfc2396bis07",
  "draft-fielding-uri-rfc2396bis-07 (2004)",
);

/**
 * RFC 3986: the standard in force.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5 | RFC 3986 §5}
 * @example
 * ```ts
 * import { rfc3986 } from "@std66/legacy";
 * rfc3986.resolve("http://a/b/c/d;p?q", "../../../g"); // => { kind: "uri", text: "http://a/g" }
 * ```
 */
export const rfc3986: Dialect<Rfc3986Components, "rfc3986"> = /* @__PURE__ */ genericSyntax(
  "rfc3986",
  "RFC 3986, Uniform Resource Identifier (URI): Generic Syntax (2005)",
);
