/** What a standard reads in a valid text, in terms that all of them share, so that two readings can be laid side by side. */
import type { DialectId } from "./dialect.ts";
import { type Rfc3986Components, rfc3986 } from "./rfc3986.ts";
import { type Rfc1738Components, rfc1738 } from "./rfc1738.ts";
import { rfc1808 } from "./rfc1808.ts";
import { type Rfc2396Components, rfc2396 } from "./rfc2396.ts";

export interface Reading {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  /** In the standard's words; `undefined` where it does not say. RFC 1738 has no words: it is "ipv4" or nothing. */
  readonly hostKind: "ipv4" | "registry" | Rfc2396Components["hostKind"] | Rfc3986Components["hostKind"];
  /** Of RFC 1738, in which each scheme has its own parts, all that stands behind the scheme. */
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
  const reading = bareReadingOf(dialect, text);
  // In a scheme, "+" is a letter like others.
  const data = text.slice(reading.scheme === undefined ? 0 : reading.scheme.length);
  return { ...reading, reserved: [...new Set(data.replace(RESERVED[dialect] as RegExp, ""))].join("") };
}

type Bare = Omit<Reading, "reserved">;

function bareReadingOf(dialect: DialectId, text: string): Bare {
  if (dialect === "rfc1738") return reading1738(text);
  if (dialect === "rfc1808") return reading1808(text);
  return dialect === "rfc2396" ? reading2396(text) : reading3986(rfc3986.parse(text));
}

/** RFC 1738 has no common parts beyond scheme and login: they are taken from where the form of the scheme has them. */
function reading1738(text: string): Bare {
  const parts = rfc1738.parse(text);
  const { scheme } = parts;
  const schemepart = text.slice(scheme.length + 1);
  const authority = /^\/\/([^/]*)/.exec(schemepart)?.[1];
  // A name has a letter in its last label.
  const hostKind = "host" in parts && /^[\d.]+$/.test(parts.host) ? "ipv4" : undefined;
  const query = "search" in parts ? parts.search : undefined;
  return {
    scheme,
    authority,
    hostKind,
    path: schemepart,
    params: params1738(parts),
    query,
    fragment: undefined,
    isOpaque: false,
  };
}

/** The type of an `ftp` URL, and the fields of a `prospero` one, stand behind a ";". */
function params1738(parts: Rfc1738Components): string | undefined {
  if ("type" in parts && parts.type !== undefined) return `type=${parts.type}`;
  return "fields" in parts ? parts.fields.map((field) => field.join("=")).join(";") : undefined;
}

function reading1808(text: string): Bare {
  const { scheme, netLoc, path, params, query, fragment } = rfc1808.parse(text);
  return { scheme, authority: netLoc, hostKind: undefined, path, params, query, fragment, isOpaque: false };
}

function reading2396(text: string): Bare {
  const { scheme, opaquePart, authority, regName, hostKind, path, query, fragment } = rfc2396.parse(text);
  return {
    scheme,
    authority,
    hostKind: regName === undefined ? hostKind : "registry",
    path: opaquePart ?? path,
    params: undefined,
    query,
    fragment,
    isOpaque: opaquePart !== undefined,
  };
}

function reading3986({ scheme, authority, hostKind, path, query, fragment }: Rfc3986Components): Bare {
  return { scheme, authority, hostKind, path, params: undefined, query, fragment, isOpaque: false };
}
