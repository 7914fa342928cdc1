/** RFC 2396, Uniform Resource Identifiers: Generic Syntax (1998), with the IPv6 literals of RFC 2732. */
import { excludedAt, named } from "./characters.ts";
import type { Dialect, DialectOptions, Outcome } from "./dialect.ts";
import { type Fault, withFaults, withoutPasswords } from "./faults.ts";
import { HIERARCHICAL } from "./hierarchical-schemes.ts";
import { isHostname } from "./hostname.ts";
import { legacySyntaxError } from "./legacy-syntax-error.ts";
import { type OnRemoval, directoryOf, letterOf, removeDots, surplusLength, withoutSurplus } from "./older-dots.ts";
import { failed, resolved } from "./outcome.ts";
import { type Note, traced } from "./steps.ts";

/** A segment of a path, and the parameters after its ";" (RFC 2396 §3.3). */
export interface Rfc2396Segment {
  readonly segment: string;
  readonly params: readonly string[];
}

/**
 * RFC 2396 §3. An opaque part is also the path (§3.3), and has no segments. An authority has either the parts of a server or a
 * registry name.
 */
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

/** RFC 2396 §3.1. */
const SCHEME_PREFIX = /^([A-Za-z][-A-Za-z0-9+.]*):/;
/** RFC 2396 Appendix B, by which §4.3 parses a reference: the scheme is any text before the first ":". */
const ANY_SCHEME_PREFIX = /^([^:/?#]+):/;
const REST = /^(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/;

function split(text: string, schemePrefix = SCHEME_PREFIX): Parts {
  const scheme = schemePrefix.exec(text)?.[1];
  return splitRest(scheme === undefined ? text : text.slice(scheme.length + 1), scheme);
}

/** RFC 2396 §3: if no "/" follows the scheme, the rest is opaque, including any "?". */
function splitRest(rest: string, scheme: string | undefined): Parts {
  const [, authority, path = "", query, fragment] = REST.exec(rest) as RegExpExecArray;
  const isOpaque =
    scheme !== undefined && authority === undefined && !path.startsWith("/") && (path !== "" || query !== undefined);
  return isOpaque && query !== undefined
    ? { scheme, authority, path: `${path}?${query}`, query: undefined, fragment, isOpaque }
    : { scheme, authority, path, query, fragment, isOpaque };
}

/** True if the scheme is valid only by RFC 1808 §2.2, where it need not begin with a letter. */
function hasOldScheme(text: string): boolean {
  return /^[-A-Za-z0-9+.]+:/.test(text) && !SCHEME_PREFIX.test(text);
}

/**
 * RFC 2396 §5.2, step by step. Checks no more of the grammar than for characters that no RFC allows: the RFC's own examples
 * include `?y`, which its grammar does not.
 */
function resolve2396(base: string, reference: string, options: DialectOptions = {}, note?: Note): Outcome {
  for (const text of [base, reference]) {
    const at = excludedAt(text);
    if (at !== -1) return failed("excluded-characters", `${named(text, at)} has never been allowed in a URI`);
  }
  const { excessDots = "keep" } = options;
  const step: Step = (number, rule, component, value) =>
    note?.({ section: `RFC 2396 §5.2 step ${number}`, rule, component, value });
  const from = split(base);
  // 1.
  let parts = split(reference, ANY_SCHEME_PREFIX);
  const { scheme } = parts;
  // 2.
  if (scheme === undefined && parts.authority === undefined && parts.path === "" && parts.query === undefined) {
    const text = parts.fragment === undefined ? "" : `#${parts.fragment}`;
    step("2", "at most a fragment: the current document", undefined, text);
    return { kind: "same-document", text };
  }
  // 3.
  if (scheme !== undefined) {
    const isOwn = scheme.toLowerCase() === from.scheme?.toLowerCase() && HIERARCHICAL.test(scheme);
    if (options.strict !== false || !isOwn) {
      step("3", "scheme present: the reference is absolute", undefined, reference);
      return resolved(reference);
    }
    step("3", "same scheme as the base: remove it", "scheme", scheme);
    parts = splitRest(reference.slice(scheme.length + 1), undefined);
  }
  if (from.scheme === undefined) {
    if (hasOldScheme(base))
      return failed("scheme-begins-with-a-letter", "a scheme must begin with a letter (RFC 2396 §3.1)");
    return failed("base-without-scheme", "the base has no scheme, so it is not an absolute URI (RFC 2396 §5.1)");
  }
  if (from.isOpaque)
    return failed("opaque-base", "the base is opaque: it has no hierarchy to resolve in (RFC 2396 §5)");
  parts.scheme = from.scheme;
  step("3", "no scheme: use the base's", "scheme", parts.scheme);
  // 4.
  if (parts.authority !== undefined) {
    step("4", "authority present: skip to step 7", "authority", parts.authority);
  } else {
    parts.authority = from.authority;
    step("4", "no authority: use the base's", "authority", parts.authority);
    // 5.
    if (parts.path.startsWith("/")) {
      step("5", "the path begins with a slash: skip to step 7", "path", parts.path);
    } else {
      const refused = merge(parts, from.path, excessDots, note);
      if (refused !== undefined) return refused;
    }
  }
  // 7.
  const text = recompose(parts);
  step("7", "recombine", undefined, text);
  return resolved(text);
}

type Step = (number: string, rule: string, component: keyof Parts | undefined, value: string | undefined) => void;

function stepsTo(note: Note | undefined): Step {
  return (number, rule, component, value) =>
    note?.({ section: `RFC 2396 §5.2 step ${number}`, rule, component, value });
}

/** Step 6. Returns an outcome only to refuse. */
function merge(
  parts: Parts,
  basePath: string,
  excessDots: "keep" | "remove" | "error",
  note: Note | undefined,
): Outcome | undefined {
  const step = stepsTo(note);
  const directory = directoryOf(basePath);
  step("6a", "copy the base's path up to its last slash", "path", directory);
  const buffer = directory + parts.path;
  step("6b", "append the path", "path", buffer);
  // The operations of RFC 1808, with letters from "c" on.
  const onRemoval: OnRemoval | undefined =
    note &&
    ((value, offset) => {
      const section = `RFC 2396 §5.2 step 6${LETTERS[letterOf(value)]}`;
      note({ section, rule: "remove", component: "path", value, offset });
    });
  const { path } = removeDots(buffer, onRemoval);
  parts.path = path;
  if (surplusLength(path) > 0) {
    step("6g", `a ".." remains at the start: ${excessDots}`, "path", path);
    if (excessDots === "error") {
      const message = "a `..` climbs above the root, which is an error unless it is kept or removed (RFC 2396 §5.2)";
      return failed("climb-above-root", message);
    }
    if (excessDots === "remove") parts.path = withoutSurplus(path);
  }
  step("6h", "the remaining buffer is the path", "path", parts.path);
  return undefined;
}

const LETTERS = { a: "c", b: "d", c: "e", d: "f" } as const;

/** A scheme is always present here, since a base without one has been refused. */
function recompose({ scheme, authority, path, query, fragment }: Parts): string {
  return (
    `${scheme}:` +
    (authority === undefined ? "" : `//${authority}`) +
    path +
    (query === undefined ? "" : `?${query}`) +
    (fragment === undefined ? "" : `#${fragment}`)
  );
}

/** RFC 2396 Appendix A. Triplets are checked before, so "%" is an ordinary character here. */
const UNRESERVED = "-A-Za-z0-9_.!~*'()%";
const PCHAR = `${UNRESERVED}:@&=+$,;`;
/** RFC 2732 §3: brackets are reserved, which allows them in query, fragment and opaque part. */
const URIC = `${UNRESERVED};/?:@&=+$,[\\]`;
const SCHEME = "[A-Za-z][-A-Za-z0-9+.]*";
/** The authority after a "//" is checked separately. */
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

/** RFC 2373 Appendix B, which does not count groups; also `::1.2.3.4`, which it means but misses (RFC 2732 §2 has it). */
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

/** RFC 2396 §3.2: a server, or else a registry name; `undefined` if it is neither. */
function splitAuthority(authority: string): Authority | undefined {
  // A server may be empty.
  if (authority === "") return { ...NOTHING, host: "" };
  const [, userinfo, host = "", port] = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:@]*)(?::(\d*))?$/.exec(authority) ?? [];
  const hostKind = kindOf(host);
  if (hostKind !== undefined && USERINFO.test(userinfo ?? "")) return { ...NOTHING, userinfo, host, hostKind, port };
  return REG_NAME.test(authority) ? { ...NOTHING, regName: authority } : undefined;
}

function isValid(text: string): boolean {
  if (excludedAt(text) !== -1 || !VALID.test(text)) return false;
  // An absent authority is as valid as an empty one.
  const { authority = "" } = split(text);
  return splitAuthority(authority) !== undefined;
}

const faults2396 = /* @__PURE__ */ withoutPasswords(
  (text) => [fault2396(text)].filter((fault) => fault !== undefined),
  "a character of a possible password is not allowed in the userinfo (RFC 2396 §3.2.2)",
);

/** The fault of an invalid text. */
function fault2396(text: string): Fault | undefined {
  if (isValid(text)) return undefined;
  const at = excludedAt(text);
  if (at !== -1) {
    const where = text[at] === "#" ? "(RFC 2396 §4)" : "in a URI (RFC 2396 §2.4.3)";
    return ["excluded-characters", `${named(text, at)} is not allowed ${where}`];
  }
  const { scheme, authority, path } = split(text);
  if (authority === undefined && path === "") {
    return scheme === undefined
      ? ["empty-reference-by-grammar", "a relative path must have at least one character (RFC 2396 §5)"]
      : ["empty-scheme-specific-part", "nothing follows the scheme (RFC 2396 §3)"];
  }
  if (splitAuthority(authority ?? "") === undefined) {
    return [
      "brackets-only-around-ip-literals",
      "the authority is neither a server nor a registry name (RFC 2396 §3.2, RFC 2732 §3)",
    ];
  }
  if (/[[\]]/.test(path)) {
    return ["brackets-only-around-ip-literals", "a bracket is not allowed in a path (RFC 2396 §3.3)"];
  }
  return hasOldScheme(text)
    ? ["scheme-begins-with-a-letter", "a scheme must begin with a letter (RFC 2396 §3.1)"]
    : ["colon-in-first-segment", "the first segment of a relative path must not contain `:` (RFC 2396 §5)"];
}

/** RFC 2396 §3.3: the segments with their parameters. */
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
 * RFC 2396 with RFC 2732: opaque URIs, registry names, and empty references that mean the current document.
 *
 * @example
 * ```ts
 * import { rfc2396 } from "@std66/legacy";
 * rfc2396.resolve("http://a/b/c/d;p?q", "?y"); // => { kind: "uri", text: "http://a/b/c/?y" }
 * rfc2396.resolve("http://a", "g"); // => { kind: "uri", text: "http://ag" }
 * rfc2396.parse("mailto:a?b").opaquePart; // => "a?b"
 * ```
 */
export const rfc2396: Dialect<Rfc2396Components, "rfc2396"> = /* @__PURE__ */ withFaults(
  {
    id: "rfc2396",
    title: "RFC 2396, Uniform Resource Identifiers: Generic Syntax (1998), with RFC 2732",
    isValid,
    parse(text) {
      const [fault] = faults2396(text);
      if (fault !== undefined) throw legacySyntaxError("rfc2396", text, fault);
      const { scheme, authority, path, query, fragment, isOpaque } = split(text);
      const parts = (authority === undefined ? undefined : splitAuthority(authority)) ?? NOTHING;
      return {
        scheme,
        opaquePart: isOpaque ? path : undefined,
        authority,
        ...parts,
        path,
        segments: isOpaque ? [] : segmentsOf(path),
        query,
        fragment,
      };
    },
    resolve(base, reference, options) {
      return resolve2396(base, reference, options);
    },
    trace(base, reference, options) {
      return traced((note) => resolve2396(base, reference, options, note));
    },
  },
  faults2396,
);
