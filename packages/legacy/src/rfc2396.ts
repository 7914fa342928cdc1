/** RFC 2396, Uniform Resource Identifiers: Generic Syntax (1998), with the IPv6 literals of RFC 2732. */
import { excludedAt, named, requireText } from "./characters.ts";
import type { Dialect, DialectOptions } from "./dialect.ts";
import { isHostname } from "./hostname.ts";
import { LegacySyntaxError } from "./legacy-syntax-error.ts";
import { directoryOf, removeDots, surplusLength } from "./older-dots.ts";
import { type Acts, type Resolution, failed, resolved } from "./resolution.ts";
import { type Fault, withWorkings } from "./workings.ts";

/** A segment of a path, and the parameters behind its ";" (RFC 2396 §3.3). */
export interface Rfc2396Segment {
  readonly segment: string;
  readonly params: readonly string[];
}

/** RFC 2396 §3. Either an opaque part, or a path; and of an authority, a server's parts or a registry's name. */
export interface Rfc2396Components {
  readonly scheme: string | undefined;
  readonly opaquePart: string | undefined;
  readonly authority: string | undefined;
  readonly regName: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly hostKind: "hostname" | "ipv4" | "ipv6" | undefined;
  readonly port: string | undefined;
  readonly path: string;
  readonly segments: readonly Rfc2396Segment[];
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

interface Parts {
  scheme: string | undefined;
  authority: string | undefined;
  path: string;
  query: string | undefined;
  fragment: string | undefined;
  isOpaque: boolean;
}

/** RFC 2396 Appendix B. */
const SCHEME_PREFIX = /^([A-Za-z][-A-Za-z0-9+.]*):/;
const REST = /^(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/;

function split(text: string): Parts {
  const scheme = SCHEME_PREFIX.exec(text)?.[1];
  return splitRest(scheme === undefined ? text : text.slice(scheme.length + 1), scheme);
}

/** RFC 2396 §3: what comes behind a scheme without a "/" is opaque, "?" and all. */
function splitRest(rest: string, scheme: string | undefined): Parts {
  const [, authority, path = "", query, fragment] = REST.exec(rest) as RegExpExecArray;
  const isOpaque =
    scheme !== undefined && authority === undefined && !path.startsWith("/") && (path !== "" || query !== undefined);
  return isOpaque && query !== undefined
    ? { scheme, authority, path: `${path}?${query}`, query: undefined, fragment, isOpaque }
    : { scheme, authority, path, query, fragment, isOpaque };
}

/** What was a scheme before: it could begin with any of its characters (RFC 1808 §2.2). */
function hasOldScheme(text: string): boolean {
  return /^[-A-Za-z0-9+.]+:/.test(text) && !SCHEME_PREFIX.test(text);
}

/** RFC 2396 §5.2 step 3 lets old parsers ignore the base's own scheme, where it is known to be hierarchical. */
const HIERARCHICAL = /^(?:https?|ftp|file|nntp|gopher|wais|prospero)$/i;

/**
 * RFC 2396 §5.2, step by step. A text with characters that no RFC allows is refused, any other is taken as it is: the RFC's own
 * examples have `?y`, which its grammar has not.
 */
function resolve2396(base: string, reference: string, options: DialectOptions = {}): Resolution {
  for (const text of [base, reference]) {
    const at = excludedAt(text);
    if (at !== -1) return failed("excluded-characters", `${named(text, at)} has never been allowed in a URI`);
  }
  const { excessDots = "keep" } = options;
  if (!/^(?:keep|remove|error)$/.test(excessDots))
    throw new RangeError(`\`${excessDots}\` is none of keep, remove, error`);
  const acts: Acts = new Map();
  const from = split(base);
  // 1.
  let parts = split(reference);
  // 2.
  if (parts.scheme === undefined && parts.authority === undefined && parts.path === "" && parts.query === undefined) {
    acts.set("empty-ref-is-current-document", "not resolved");
    const text = parts.fragment === undefined ? "" : `#${parts.fragment}`;
    return { outcome: { kind: "same-document", text }, acts };
  }
  // 3.
  if (parts.scheme !== undefined) {
    const isOwn = parts.scheme.toLowerCase() === from.scheme?.toLowerCase() && HIERARCHICAL.test(parts.scheme);
    if (options.strict !== false || !isOwn) return resolved(reference, acts);
    acts.set("same-scheme-loophole", "ignored");
    parts = splitRest(reference.slice(parts.scheme.length + 1), undefined);
  }
  if (hasOldScheme(reference)) acts.set("scheme-begins-with-a-letter", "a path");
  if (from.scheme === undefined) {
    if (hasOldScheme(base))
      return failed("scheme-begins-with-a-letter", "a scheme begins with a letter (RFC 2396 §3.1)");
    return failed("base-without-scheme", "the base has no scheme: it is no absolute URI (RFC 2396 §5.1)");
  }
  if (from.isOpaque)
    return failed("opaque-base", "the base is opaque: there is no hierarchy to resolve in (RFC 2396 §5)");
  parts.scheme = from.scheme;
  // 4.
  if (parts.authority === undefined) {
    parts.authority = from.authority;
    // 5.
    if (!parts.path.startsWith("/")) {
      const refused = merge(parts, from, acts, excessDots);
      if (refused !== undefined) return { outcome: refused, acts };
    }
  }
  // 7.
  return resolved(recompose(parts), acts);
}

/** Step 6. */
function merge(
  parts: Parts,
  from: Parts,
  acts: Acts,
  excessDots: "keep" | "remove" | "error",
): Resolution["outcome"] | undefined {
  const isPathless = parts.path === "";
  if (!isPathless && from.path === "" && from.authority !== undefined)
    acts.set("pathless-base-merge", "no slash between");
  // 6a to 6f.
  const path = removeDots(directoryOf(from.path) + parts.path);
  parts.path = path;
  // Without a path of its own, a reference loses the last segment of the base's too; and, where it has no query, the query.
  const losesQuery = parts.query === undefined && from.query !== undefined;
  if (isPathless && (path !== from.path || losesQuery)) acts.set("query-only-keeps-path", "last segment dropped");
  // 6g.
  const surplus = surplusLength(path);
  if (surplus === 0) return undefined;
  acts.set("climb-above-root", excessDots === "keep" ? "kept" : excessDots);
  if (excessDots === "error") {
    const message =
      "a `..` is left that nothing is above of: an error, where it is neither kept nor removed (RFC 2396 §5.2)";
    return { kind: "error", reason: "climb-above-root", message };
  }
  const lead = path.startsWith("/") ? "/" : "";
  if (excessDots === "remove") parts.path = lead + path.slice(lead.length + surplus);
  return undefined;
}

/** Without a scheme, the base has been refused. */
function recompose({ scheme, authority, path, query, fragment }: Parts): string {
  return (
    `${scheme}:` +
    (authority === undefined ? "" : `//${authority}`) +
    path +
    (query === undefined ? "" : `?${query}`) +
    (fragment === undefined ? "" : `#${fragment}`)
  );
}

/** RFC 2396 Appendix A. Triplets are judged before, so that "%" counts as one more character of a class. */
const UNRESERVED = "-A-Za-z0-9_.!~*'()%";
const PCHAR = `${UNRESERVED}:@&=+$,;`;
/** RFC 2732 §3: brackets are reserved, so that query, fragment and opaque part have them. */
const URIC = `${UNRESERVED};/?:@&=+$,[\\]`;
const SCHEME = "[A-Za-z][-A-Za-z0-9+.]*";
/** Behind a "//" stands an authority, which is judged by itself. */
const HIERARCHY = `(?://[^/?#]*(?:/[${PCHAR}/]*)?|/(?!/)[${PCHAR}/]*)`;
const QUERY = `(?:\\?[${URIC}]*)?`;
const VALID = new RegExp(
  `^(?:${SCHEME}:(?:${HIERARCHY}${QUERY}|[${UNRESERVED};?:@&=+$,][${URIC}]*)` +
    `|${HIERARCHY}${QUERY}|(?!${SCHEME}:)[${UNRESERVED};@&=+$,]+(?:/[${PCHAR}/]*)?${QUERY}|)(?:#[${URIC}]*)?$`,
);

const REG_NAME = new RegExp(`^[${UNRESERVED}$,;:@&=+]+$`);
const USERINFO = new RegExp(`^[${UNRESERVED};:&=+$,]*$`);
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV6 = /^\[([\dA-F:]+?)(:\d{1,3}(?:\.\d{1,3}){3})?\]$/i;

/** RFC 2373 Appendix B, which counts no groups; and `::1.2.3.4`, which it means but misses (RFC 2732 §2 has it). */
function isIpv6(text: string): boolean {
  const [, hexpart = "", ipv4] = IPV6.exec(text) ?? [];
  if (hexpart === ":") return ipv4 !== undefined;
  const isOnce = hexpart.indexOf("::") === hexpart.lastIndexOf("::");
  return hexpart !== "" && isOnce && !/[\dA-F]{5}|^:(?!:)|(?<!:):$/i.test(hexpart);
}

type Authority = Pick<Rfc2396Components, "regName" | "userinfo" | "host" | "hostKind" | "port">;

const NOTHING: Authority = {
  regName: undefined,
  userinfo: undefined,
  host: undefined,
  hostKind: undefined,
  port: undefined,
};

function kindOf(host: string): Authority["hostKind"] {
  if (isHostname(host.replace(/\.$/, ""))) return "hostname";
  if (IPV4.test(host)) return "ipv4";
  return isIpv6(host) ? "ipv6" : undefined;
}

/** RFC 2396 §3.2: a server, or else a registry's name; `undefined` where it is neither. */
function splitAuthority(authority: string): Authority | undefined {
  // A server may be nothing at all.
  if (authority === "") return { ...NOTHING, host: "" };
  const [, userinfo, host = "", port] = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:@]*)(?::(\d*))?$/.exec(authority) ?? [];
  const hostKind = kindOf(host);
  if (hostKind !== undefined && USERINFO.test(userinfo ?? "")) return { ...NOTHING, userinfo, host, hostKind, port };
  return REG_NAME.test(authority) ? { ...NOTHING, regName: authority } : undefined;
}

function isValid(text: string): boolean {
  requireText(text);
  if (excludedAt(text) !== -1 || !VALID.test(text)) return false;
  // No authority is as good as an empty one.
  const { authority = "" } = split(text);
  return splitAuthority(authority) !== undefined;
}

/** Why a text is not valid. */
function fault2396(text: string): Fault {
  if (isValid(text)) return undefined;
  const at = excludedAt(text);
  if (at !== -1) return ["excluded-characters", `${named(text, at)} is not allowed in a URI (RFC 2396 §2.4.3)`];
  if (text.indexOf("#") !== text.lastIndexOf("#")) {
    return ["excluded-characters", "a second `#` is not allowed (RFC 2396 §4)"];
  }
  const { scheme, authority, path } = split(text);
  if (authority === undefined && path === "") {
    return scheme === undefined
      ? ["empty-reference-by-grammar", "a relative path has at least one character (RFC 2396 §5)"]
      : ["empty-scheme-specific-part", "nothing stands behind the scheme (RFC 2396 §3)"];
  }
  if (splitAuthority(authority ?? "") === undefined) {
    return [
      "brackets-only-around-ip-literals",
      "the authority is neither a server nor a name (RFC 2396 §3.2, RFC 2732 §3)",
    ];
  }
  if (/[[\]]/.test(path)) {
    return ["brackets-only-around-ip-literals", "a bracket is not allowed in a path (RFC 2396 §3.3)"];
  }
  return hasOldScheme(text)
    ? ["scheme-begins-with-a-letter", "a scheme begins with a letter (RFC 2396 §3.1)"]
    : ["colon-in-first-segment", "the first segment of a relative path has no `:` (RFC 2396 §5)"];
}

/** RFC 2396 §3.3: each segment's parameters. */
function segmentsOf(path: string): readonly Rfc2396Segment[] {
  if (path === "") return [];
  return path
    .slice(path.startsWith("/") ? 1 : 0)
    .split("/")
    .map((text) => {
      const [segment = "", ...params] = text.split(";");
      return { segment, params };
    });
}

/**
 * RFC 2396 with RFC 2732: opaque URIs, registries' names, and an empty reference that is no reference.
 *
 * @example
 * ```ts
 * import { rfc2396 } from "@std66/legacy";
 * rfc2396.resolve("http://a/b/c/d;p?q", "?y"); // => { kind: "uri", text: "http://a/b/c/?y" }
 * rfc2396.resolve("http://a", "g"); // => { kind: "uri", text: "http://ag" }
 * rfc2396.parse("mailto:a?b").opaquePart; // => "a?b"
 * ```
 */
export const rfc2396: Dialect<Rfc2396Components> = /* @__PURE__ */ withWorkings(
  {
    id: "rfc2396",
    title: "RFC 2396, Uniform Resource Identifiers: Generic Syntax (1998), with RFC 2732",
    isValid,
    parse(text) {
      const fault = fault2396(text);
      if (fault !== undefined) throw new LegacySyntaxError("rfc2396", text, ...fault);
      const { scheme, authority, path, query, fragment, isOpaque } = split(text);
      const parts = (authority === undefined ? undefined : splitAuthority(authority)) ?? NOTHING;
      return {
        scheme,
        opaquePart: isOpaque ? path : undefined,
        authority,
        ...parts,
        path: isOpaque ? "" : path,
        segments: isOpaque ? [] : segmentsOf(path),
        query,
        fragment,
      };
    },
    resolve(base, reference, options) {
      requireText(base);
      requireText(reference);
      return resolve2396(base, reference, options).outcome;
    },
  },
  { resolve: resolve2396, fault: fault2396 },
);
