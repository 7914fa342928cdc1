/**
 * RFC 3986 §3 and §5.2, implemented with @std66/core and @std66/resolve. The last draft has the same grammar and the same
 * algorithms, rule by rule, so both dialects are made here.
 */
import { isUriReference } from "@std66/core";
import { createDialect } from "../create-dialect.ts";
import type { Dialect } from "../dialect.ts";
import { type Rfc3986Components, componentsOf } from "./components.ts";
import { faultsOf } from "./faults.ts";
import { resolveGeneric } from "./resolve.ts";

export function createGenericSyntax<Id extends "rfc2396bis07" | "rfc3986">(
  id: Id,
  title: string,
): Dialect<Rfc3986Components, Id> {
  return createDialect({ id, title, isValid: isUriReference, faultsOf, componentsOf, resolve: resolveGeneric });
}
