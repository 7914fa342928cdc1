// RFC 3986 §3.2.2 and §3.3: which alternative of a rule matches.

import type { Components } from "@std66/oracle";
import type { HostType } from "../../src/index.ts";
import { matches } from "./grammar.ts";

/** §3.2.2: the alternative of `host` that matches first. */
export function hostType(host: string): HostType {
  const inBrackets = /^\[(.*)\]$/u.exec(host)?.[1];
  if (inBrackets !== undefined && matches("IPv6address", inBrackets)) return "IPv6address";
  if (inBrackets !== undefined && matches("IPvFuture", inBrackets)) return "IPvFuture";
  return matches("IPv4address", host) ? "IPv4address" : "reg-name";
}

/** §3.3: the path rules that match, among those that are allowed in this position. */
export function pathRules({ scheme, authority, path }: Components): string[] {
  const rules =
    authority !== undefined
      ? ["path-abempty"]
      : ["path-absolute", scheme !== undefined ? "path-rootless" : "path-noscheme", "path-empty"];
  return rules.filter((rule) => matches(rule, path));
}
