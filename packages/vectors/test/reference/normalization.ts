// RFC 3986 §6.2, rung by rung; each takes the result of the one before it.

import type { EquivalenceRung } from "../../src/index.ts";
import { guard, recompose, split, splitAuthority } from "./components.ts";
import type { Components } from "./components.ts";
import { matches } from "./grammar.ts";
import { removeDotSegments } from "./resolution.ts";

/** §6.2.2.1: triplets in uppercase, scheme and host in lowercase. */
function caseNormalized(reference: string): string {
  const parts = split(reference.replaceAll(/%[0-9A-Fa-f]{2}/gu, upperCase));
  return recompose({ ...withHost(parts, lowerCaseAroundTriplets), scheme: parts.scheme?.toLowerCase() });
}

/** §6.2.2.2: decodes triplets of unreserved characters once; after that, a host may contain uppercase letters again. */
function percentEncodingNormalized(reference: string): string {
  const decoded = caseNormalized(reference).replaceAll(/%[0-9A-F]{2}/gu, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return matches("unreserved", character) ? character : triplet;
  });
  return recompose(withHost(split(decoded), lowerCaseAroundTriplets));
}

// Schemes after which all is "considered opaque to URI processing" (§1.2.3): RFC 2392, 2397, 3261, 3966, 4151, 5538, 5724, 6068,
// 6694 and 8141; the others are W3C's and WHATWG's.
const OPAQUE = new Set("about blob cid data javascript mailto mid news sip sips sms tag tel urn".split(" "));

/**
 * §6.2.2.3: not for a relative path, whose dot-segments have a meaning (§5.2.1 resolves before it normalizes), nor for a
 * rootless path in which "/" is not hierarchical (§6.1 avoids false positives).
 */
export function dotSegmentsRemoved(reference: string): string {
  const parts = split(percentEncodingNormalized(reference));
  const isRootless = parts.authority === undefined && !parts.path.startsWith("/");
  const isKept = isRootless && (parts.scheme === undefined || OPAQUE.has(parts.scheme));
  return recompose(guard(isKept ? parts : { ...parts, path: removeDotSegments(parts.path) }));
}

// Facts of the schemes in the rows: RFC 3986 §3.2.2–3.2.3 and §6.2.3; RFC 1738 §3.2; RFC 6455 §3; RFC 9110 §4.2; RFC 2224, 3510,
// 4248, 4266, 4516, 5092, 6270, 7252, 7826 and 8323.
const DEFAULT_PORT = new Map([
  ["http", "80"],
  ["ws", "80"],
  ["coap+ws", "80"],
  ["https", "443"],
  ["wss", "443"],
  ["coaps+ws", "443"],
  ["ftp", "21"],
  ["gopher", "70"],
  ["telnet", "23"],
  ["tn3270", "23"],
  ["imap", "143"],
  ["ldap", "389"],
  ["nfs", "2049"],
  ["coap", "5683"],
  ["coap+tcp", "5683"],
  ["coaps", "5684"],
  ["ipp", "631"],
  ["rtsp", "554"],
  ["rtsps", "322"],
]);

/** Schemes for which an empty path is not known to mean "/". */
const WITHOUT_SLASH = new Set(["rtsp", "rtsps"]);

/** §6.2.3. */
export function schemeNormalized(reference: string): string {
  const parts = split(dotSegmentsRemoved(reference));
  const { scheme = "", authority, path } = parts;
  if (authority !== undefined) return recompose(withoutDefaults(parts));
  if (scheme === "file" && path.startsWith("/")) {
    // With an authority the path needs no leading "/.".
    return recompose({ ...parts, authority: "", path: path.startsWith("/.//") ? path.slice(2) : path });
  }
  if (scheme === "mailto")
    return recompose({ ...parts, path: path.replaceAll(/@[^@,]*(?=,|$)/gu, lowerCaseAroundTriplets) });
  // RFC 8141 §3.1: the namespace identifier is case-insensitive.
  if (scheme === "urn") return recompose({ ...parts, path: path.replace(/^[^:]*/u, lowerCaseAroundTriplets) });
  if (scheme === "tel") return recompose({ ...parts, path: telNormalized(path) });
  return recompose(parts);
}

/** RFC 3966 §4, in the order of its §3, which forbids repeated names. */
function telNormalized(path: string): string {
  const [number = "", ...parameters] = path.split(";");
  const pairs = parameters.map((parameter) => lowerCaseAroundTriplets(parameter).split("="));
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) return [bare(number), ...parameters].join(";");
  const written = pairs.map(([name = "", value]) => {
    if (value === undefined) return name;
    return `${name}=${name === "ext" || (name === "phone-context" && value.startsWith("+")) ? bare(value) : value}`;
  });
  const places = [/^(?:ext|isub)(?:=|$)/u, /^phone-context(?:=|$)/u, /^/u];
  const place = (parameter: string): number => places.findIndex((expression) => expression.test(parameter));
  written.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  return [bare(number), ...written].join(";");
}

/** Removes visual separators. */
function bare(digits: string): string {
  return lowerCaseAroundTriplets(digits.replaceAll(/[-.()]/gu, ""));
}

/** Removes the default port and the default host, and gives an empty path its slash. */
function withoutDefaults(parts: Components): Components {
  const { scheme = "", authority = "", path, query } = parts;
  const port = splitAuthority(authority).port;
  const hasDefaultPort = port === "" || (port !== undefined && port === DEFAULT_PORT.get(scheme));
  const shortened = hasDefaultPort ? authority.slice(0, authority.length - port.length - 1) : authority;
  const isSlash = DEFAULT_PORT.has(scheme) && !WITHOUT_SLASH.has(scheme) && shortened !== "" && path === "";
  // RFC 4266 §2.1: a path of "1" is equivalent to an empty one.
  const isTop = scheme === "gopher" && path === "/1" && query === undefined;
  return {
    ...parts,
    authority: scheme === "file" ? fileAuthority(shortened) : shortened,
    path: isSlash || isTop ? "/" : path,
    // RFC 4516 §4: an empty field is equivalent to an absent one.
    query: scheme === "ldap" ? query?.replace(/\?+$/u, "") || undefined : query,
  };
}

/** §3.2.2: the default host, which §6.2.3 writes only with a userinfo or a port. */
function fileAuthority(authority: string): string {
  const { userinfo, host, port } = splitAuthority(authority);
  if (host !== "" && host !== "localhost") return authority;
  const before = userinfo === undefined ? "" : `${userinfo}@`;
  const after = port === undefined ? "" : `:${port}`;
  return before + after === "" ? "" : `${before}localhost${after}`;
}

/** The ladder, without its first rung (§6.2.1: identical) and its last (§6.2.4: needs access). */
export const ladder: readonly (readonly [rung: EquivalenceRung, normalize: (reference: string) => string])[] = [
  ["case", caseNormalized],
  ["percent-encoding", percentEncodingNormalized],
  ["dot-segments", dotSegmentsRemoved],
  ["scheme", schemeNormalized],
];

/** §6.2: the first rung on which the two are equal. */
export function firstRung(a: string, b: string): EquivalenceRung {
  if (a === b) return "identical";
  return ladder.find(([, normalize]) => normalize(a) === normalize(b))?.[0] ?? "none";
}

function withHost(parts: Components, change: (host: string) => string): Components {
  if (parts.authority === undefined) return parts;
  const { userinfo, host, port } = splitAuthority(parts.authority);
  const before = userinfo === undefined ? "" : `${userinfo}@`;
  const after = port === undefined ? "" : `:${port}`;
  return { ...parts, authority: before + change(host) + after };
}

function lowerCaseAroundTriplets(text: string): string {
  return text.toLowerCase().replaceAll(/%[0-9a-f]{2}/gu, upperCase);
}

function upperCase(text: string): string {
  return text.toUpperCase();
}
