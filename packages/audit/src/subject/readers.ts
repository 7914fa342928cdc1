/**
 * RFC 3986 Appendix B, C and D.1: which host each reader sees in a text. The readings of older standards are those of
 * `@std66/legacy`.
 */
import { type UriReference, diagnose, tryParse } from "@std66/core";
import { RULES, textOf } from "@std66/core/internal";
import { componentsOf1808, componentsOf2396, isValid1808, isValid2396, parseAsWhatwg } from "@std66/legacy/internal";
import { isAscii } from "../text/ascii.ts";

/** The standards, and three readings by string functions that programs use instead. */
export type ReaderId = "rfc1808" | "rfc2396" | "rfc3986" | "whatwg" | "first-at" | "last-at" | "prefix";

/** What one reader sees. A component that it does not see is `undefined`. */
export interface Reading {
  readonly reader: ReaderId;
  readonly title: string;
  /** Why the reader refuses the text; `undefined` if it reads it. */
  readonly refusal: string | undefined;
  readonly scheme: string | undefined;
  readonly host: string | undefined;
  readonly port: string | undefined;
  readonly path: string | undefined;
}

type ReadComponents = Pick<Reading, "scheme" | "host" | "port" | "path">;

interface Reader {
  readonly id: ReaderId;
  readonly title: string;
  /** Returns what the reader sees, or why it refuses. */
  readonly read: (text: string, uri: string | UriReference) => ReadComponents | string;
}

const NOT_VALID = "not valid";

const READERS: readonly Reader[] = [
  { id: "rfc1808", title: "RFC 1808", read: (text) => (isValid1808(text) ? byRfc1808(text) : NOT_VALID) },
  { id: "rfc2396", title: "RFC 2396", read: (text) => (isValid2396(text) ? byRfc2396(text) : NOT_VALID) },
  { id: "rfc3986", title: "RFC 3986", read: (text, uri) => tryParse(uri) ?? diagnose(text)?.message ?? NOT_VALID },
  { id: "whatwg", title: "URL Standard", read: byUrlStandard },
  { id: "first-at", title: "a split at the first @", read: (text) => bySplit(text, (parts) => parts[1]) },
  { id: "last-at", title: "a split at the last @", read: (text) => bySplit(text, (parts) => parts[parts.length - 1]) },
  { id: "prefix", title: "a check by startsWith", read: byPrefix },
];

/**
 * Returns what each reader sees in a text: RFC 1808, RFC 2396, RFC 3986, the URL Standard as the runtime's `URL`
 * implements it, and three common readings by string functions (RFC 3986 §7.6). In a runtime without `URL`, the URL
 * Standard refuses every text. A text without a scheme is read as a reference on a page of the web.
 *
 * @throws {TypeError} if `uri` is neither a string nor a `UriReference`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-7.6 | RFC 3986 §7.6}
 * @example
 * ```ts
 * import { readings } from "@std66/audit";
 * const hostBy = (id: string, uri: string) => readings(uri).find(({ reader }) => reader === id)?.host;
 * hostBy("whatwg", "http://evil.example\\@good.example/"); // => "evil.example"
 * hostBy("last-at", "http://evil.example\\@good.example/"); // => "good.example"
 * hostBy("rfc3986", "http://evil.example\\@good.example/"); // => undefined
 * ```
 */
export function readings(uri: string | UriReference): Reading[] {
  const text = textOf("readings: uri", uri);
  return READERS.map(({ id, title, read }) => {
    const seen = read(text, uri);
    const isRefused = typeof seen === "string";
    const { scheme, host, port, path } = isRefused ? NOTHING : seen;
    return { reader: id, title, refusal: isRefused ? seen : undefined, scheme, host, port, path };
  });
}

const NOTHING: ReadComponents = { scheme: undefined, host: undefined, port: undefined, path: undefined };

/** RFC 1738 §3.1 says what a net_loc consists of. It has at most one "@". */
function byRfc1808(text: string): ReadComponents {
  const { scheme, netLoc, path } = componentsOf1808(text);
  // With a second one, it has no form.
  if (netLoc === undefined || netLoc.indexOf("@") !== netLoc.lastIndexOf("@")) return { ...NOTHING, scheme, path };
  return { scheme, ...hostAndPort(netLoc.slice(netLoc.indexOf("@") + 1)), path };
}

/** A registry-based name may have an "@" or ":" that is not a delimiter (RFC 2396 §3.2.1). Then no host is seen. */
function byRfc2396(text: string): ReadComponents {
  const { scheme, host, regName, port, path } = componentsOf2396(text);
  return { scheme, host: host ?? (regName !== undefined && /[@:]/.test(regName) ? undefined : regName), port, path };
}

/** The page on which a relative reference is read. No page has this name (RFC 6761). */
const PAGE_HOST = "std66.invalid";

/**
 * The runtime's `URL` normalizes a host by Unicode, in time that grows with the square of its length. No name is this
 * long.
 */
const LONGEST_HOST = 2048;

/**
 * What `URL` takes for an authority with a name. It removes spaces and controls before it; hosts of other schemes are
 * not names to it.
 */
const NAME_FOR_URL = /^[\0- ]*(?:(?:https?|wss?|ftp):[/\\]*|(file:)[/\\]{2}|[/\\]{2,})([^/\\?#]*)/i;

function hasLongHost(text: string): boolean {
  if (text.length <= LONGEST_HOST) return false;
  const [, file, authority = ""] = NAME_FOR_URL.exec(text.replace(/[\t\n\r]/g, "")) ?? [];
  // The authority of a file has no userinfo.
  const host = file === undefined ? authority.slice(authority.lastIndexOf("@") + 1) : authority;
  return host.length > LONGEST_HOST && (!isAscii(host) || host.includes("%"));
}

function byUrlStandard(text: string): ReadComponents | string {
  if (hasLongHost(text)) return "the host is too long";
  const absolute = parseAsWhatwg(text);
  const url = absolute ?? parseAsWhatwg(text, `http://${PAGE_HOST}/`);
  if (url === undefined) return NOT_VALID;
  const { protocol, hostname, port, pathname } = url;
  const isHere = absolute === undefined && hostname === PAGE_HOST;
  return {
    scheme: absolute && protocol.slice(0, -1),
    host: isHere || hostname === "" ? undefined : hostname,
    port: port || undefined,
    path: pathname,
  };
}

/** `text.split("//")[1].split("/")[0].split("@")`, for a text that begins with a scheme or `//`. */
function bySplit(text: string, select: (parts: readonly string[]) => string | undefined): ReadComponents {
  const { scheme, rest } = beginning(text);
  if (rest === undefined) return NOTHING;
  const slash = rest.indexOf("/");
  const authority = slash === -1 ? rest : rest.slice(0, slash);
  const parts = authority.split("@");
  const host = parts.length === 1 ? authority : select(parts);
  return { scheme, ...hostAndPort((host ?? "").trim()), path: pathAt(rest, slash) };
}

function pathAt(text: string, slash: number): string {
  if (slash === -1) return "";
  const path = text.slice(slash);
  return path.slice(0, endOf(path, /[?#]/));
}

/** What a comparison with `https://good.example` is satisfied by: the letters, digits, dots and hyphens after `//`. */
function byPrefix(text: string): ReadComponents {
  const { scheme, rest } = beginning(text);
  if (rest === undefined) return NOTHING;
  const literal = /^\[[^\]]*\]/.exec(rest)?.[0];
  const host = literal ?? rest.slice(0, endOfName(rest));
  return { ...NOTHING, scheme, host: host || undefined };
}

/** The end of the letters, digits, dots and hyphens, also of triplets. */
function endOfName(text: string): number {
  const end = endOf(text, /[^\w.~%-]/);
  return isAscii(text.charAt(end)) ? end : endOf(text, AFTER_NAME);
}

const AFTER_NAME = /[^\p{L}\p{M}\p{N}._~%-]/u;

const BEFORE_AUTHORITY: RegExp = /* @__PURE__ */ new RegExp(`^(?:(${RULES.SCHEME}):)?//`);

/** The scheme, and what follows the `//`. Programs often remove spaces and controls first. */
function beginning(text: string): { readonly scheme: string | undefined; readonly rest: string | undefined } {
  const trimmed = text.replace(/^[\s\0-\x20]+/, "").trimEnd();
  const [found, scheme] = BEFORE_AUTHORITY.exec(trimmed) ?? [];
  return { scheme, rest: found === undefined ? undefined : trimmed.slice(found.length) };
}

/** Cuts a host off before its port, a query or a fragment. */
function hostAndPort(text: string): Pick<ReadComponents, "host" | "port"> {
  const literal = /^\[[^\]]*\]/.exec(text)?.[0];
  const host = literal ?? text.slice(0, endOf(text, /[:?#]/));
  const rest = text.slice(host.length);
  const port = rest.startsWith(":") ? rest.slice(1, endOf(rest, /[?#]/)) : undefined;
  return { host: host || undefined, port: port || undefined };
}

function endOf(text: string, delimiter: RegExp): number {
  const end = text.search(delimiter);
  return end === -1 ? text.length : end;
}
