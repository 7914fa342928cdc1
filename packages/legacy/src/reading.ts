/** What a standard reads in a valid text, in terms that all of them share, so that two readings can be laid side by side. */
import type { DialectId } from "./dialect.ts";
import { type Rfc3986Components, rfc3986 } from "./rfc3986.ts";
import { rfc1738 } from "./rfc1738.ts";
import { rfc1808 } from "./rfc1808.ts";
import { rfc2396 } from "./rfc2396.ts";

export interface Reading {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  /** `undefined` where the standard does not say. */
  readonly hostKind: "ipv4" | "ip-literal" | "name" | "registry" | undefined;
  readonly path: string;
  readonly params: string | undefined;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
  /** Whether the path is opaque, "?" and all. */
  readonly isOpaque: boolean;
  /** Those of `! * ' ( ) $ + ,` in the text that are reserved: the rest of the characters has never changed its class. */
  readonly reserved: string;
}

/** Which of the characters that have changed their class are reserved: RFC 1738 §2.2, RFC 2396 §2.2, RFC 3986 §2.2. */
const RESERVED: Readonly<Record<string, RegExp>> = {
  rfc1738: /[^]/g,
  rfc1808: /[^]/g,
  rfc2396: /[^+$,]/g,
  rfc2396bis07: /[^!*'()+$,]/g,
  rfc3986: /[^!*'()+$,]/g,
};

/** The reading of a text that is valid to a dialect of the RFCs. */
export function readingOf(dialect: DialectId, text: string): Reading {
  const reserved = [...new Set(text.replace(RESERVED[dialect] as RegExp, ""))].join("");
  if (dialect === "rfc1738") return { ...reading1738(text), reserved };
  if (dialect === "rfc1808") return { ...reading1808(text), reserved };
  if (dialect === "rfc2396") return { ...reading2396(text), reserved };
  return { ...reading3986(rfc3986.parse(text)), reserved };
}

type Bare = Omit<Reading, "reserved">;

/** RFC 1738 has no common parts beyond scheme and login: they are taken from where the form of the scheme has them. */
function reading1738(text: string): Bare {
  const parts = rfc1738.parse(text);
  const { scheme } = parts;
  const schemepart = text.slice(scheme.length + 1);
  const [, authority, rest = ""] = /^(?:\/\/([^/]*))?([^]*)$/.exec(
    "schemepart" in parts ? "" : schemepart,
  ) as RegExpExecArray;
  const hostKind = "host" in parts && parts.host !== "" ? kindOf(parts.host) : undefined;
  const none = {
    scheme,
    authority,
    hostKind,
    params: undefined,
    query: undefined,
    fragment: undefined,
    isOpaque: false,
  };
  if ("schemepart" in parts) return { ...none, path: schemepart };
  const query = "search" in parts && scheme !== "gopher" ? parts.search : undefined;
  const params = "type" in parts && parts.type !== undefined ? `type=${parts.type}` : undefined;
  const cut = (query === undefined ? 0 : query.length + 1) + (params === undefined ? 0 : params.length + 1);
  return { ...none, path: rest.slice(0, rest.length - cut), params, query };
}

function kindOf(host: string): "ipv4" | "name" {
  return /^\d+(?:\.\d+){3}$/.test(host) ? "ipv4" : "name";
}

function reading1808(text: string): Bare {
  const { scheme, netLoc, path, params, query, fragment } = rfc1808.parse(text);
  return { scheme, authority: netLoc, hostKind: undefined, path, params, query, fragment, isOpaque: false };
}

function reading2396(text: string): Bare {
  const { scheme, opaquePart, authority, regName, hostKind, path, query, fragment } = rfc2396.parse(text);
  const kinds = { hostname: "name", ipv4: "ipv4", ipv6: "ip-literal" } as const;
  const kind = regName !== undefined ? "registry" : hostKind === undefined ? undefined : kinds[hostKind];
  return {
    scheme,
    authority,
    hostKind: kind,
    path: opaquePart ?? path,
    params: undefined,
    query,
    fragment,
    isOpaque: opaquePart !== undefined,
  };
}

function reading3986({ scheme, authority, host, hostKind, path, query, fragment }: Rfc3986Components): Bare {
  const kinds = { ipv4: "ipv4", ipv6: "ip-literal", ipvfuture: "ip-literal", "reg-name": "name" } as const;
  // An empty name is no name of another kind.
  const kind = host === undefined || host === "" || hostKind === undefined ? undefined : kinds[hostKind];
  return { scheme, authority, hostKind: kind, path, params: undefined, query, fragment, isOpaque: false };
}
