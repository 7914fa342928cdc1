// RFC 3986 Appendix B, §3.2, §3.3 and §5.3.

import type { HostType } from "../../src/index.ts";
import { matches } from "./grammar.ts";

export interface Components {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

// As printed in Appendix B. It splits a well-formed text; it does not check that the text is well-formed.
const APPENDIX_B = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/u;

export function split(reference: string): Components {
  const group = APPENDIX_B.exec(reference) ?? [];
  return { scheme: group[2], authority: group[4], path: group[5] ?? "", query: group[7], fragment: group[9] };
}

// §3.2: neither userinfo nor host contains "@"; a host contains ":" only between brackets.
const AUTHORITY = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:]*)(?::(.*))?$/u;

export function splitAuthority(authority: string): { userinfo?: string; host: string; port?: string } {
  const [, userinfo, host = "", port] = AUTHORITY.exec(authority) ?? [];
  return { host, ...(userinfo !== undefined && { userinfo }), ...(port !== undefined && { port }) };
}

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

/** §5.3. */
export function recompose({ scheme, authority, path, query, fragment }: Components): string {
  let result = "";
  if (scheme !== undefined) {
    result += scheme;
    result += ":";
  }
  if (authority !== undefined) {
    result += "//";
    result += authority;
  }
  result += path;
  if (query !== undefined) {
    result += "?";
    result += query;
  }
  if (fragment !== undefined) {
    result += "#";
    result += fragment;
  }
  return result;
}

/** §3.3: without an authority, a path cannot begin with `//`. A leading `/.` keeps it a path (decision G1). */
export function guard(components: Components): Components {
  const { authority, path } = components;
  return authority === undefined && path.startsWith("//") ? { ...components, path: `/.${path}` } : components;
}
