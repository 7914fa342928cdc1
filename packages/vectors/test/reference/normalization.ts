// RFC 3986 §6.2, rung by rung; each takes what the one before it gives.

import type { EquivalenceRung } from "../../src/index.ts";
import { guard, recompose, split, splitAuthority } from "./components.ts";
import type { Components } from "./components.ts";
import { matches } from "./grammar.ts";
import { removeDotSegments } from "./resolution.ts";

/** §6.2.2.1: triplets in upper case, scheme and host in lower case. */
function caseNormalized(reference: string): string {
  const parts = split(reference.replaceAll(/%[0-9A-Fa-f]{2}/gu, upperCase));
  return recompose({ ...withHost(parts, lowerCaseAroundTriplets), scheme: parts.scheme?.toLowerCase() });
}

/** §6.2.2.2: triplets of unreserved characters decoded, once; a host may then hold capitals again. */
function percentEncodingNormalized(reference: string): string {
  const decoded = caseNormalized(reference).replaceAll(/%[0-9A-F]{2}/gu, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return matches("unreserved", character) ? character : triplet;
  });
  return recompose(withHost(split(decoded), lowerCaseAroundTriplets));
}

/** §6.2.2.3: not on a relative path, whose dot segments mean something (§5.2.1 resolves before it normalizes). */
export function dotSegmentsRemoved(reference: string): string {
  const parts = split(percentEncodingNormalized(reference));
  const isRelativePath = parts.scheme === undefined && parts.authority === undefined && !parts.path.startsWith("/");
  return recompose(guard(isRelativePath ? parts : { ...parts, path: removeDotSegments(parts.path) }));
}

// Facts of the schemes in the rows: RFC 3986 §3.2.2–3.2.3 and §6.2.3; RFC 1738 §3.2; RFC 6455 §3; RFC 9110 §4.2.
const DEFAULT_PORT = new Map([
  ["http", "80"],
  ["ws", "80"],
  ["https", "443"],
  ["wss", "443"],
  ["ftp", "21"],
]);

/** §6.2.3. */
export function schemeNormalized(reference: string): string {
  const parts = split(dotSegmentsRemoved(reference));
  const { scheme = "", authority, path } = parts;
  if (authority !== undefined) return recompose(withoutDefaults(parts));
  if (scheme === "file" && path.startsWith("/")) {
    // With an authority the path needs no "/." in front.
    return recompose({ ...parts, authority: "", path: path.startsWith("/.//") ? path.slice(2) : path });
  }
  if (scheme === "mailto")
    return recompose({ ...parts, path: path.replaceAll(/@[^@,]*(?=,|$)/gu, lowerCaseAroundTriplets) });
  // RFC 8141 §3.1: the namespace identifier is read without regard to case.
  if (scheme === "urn") return recompose({ ...parts, path: path.replace(/^[^:]*/u, lowerCaseAroundTriplets) });
  return recompose(parts);
}

/** Takes the default port and the default host away, and gives an empty path its slash. */
function withoutDefaults(parts: Components): Components {
  const { scheme = "", authority = "", path } = parts;
  const port = splitAuthority(authority).port;
  const hasDefaultPort = port === "" || (port !== undefined && port === DEFAULT_PORT.get(scheme));
  const shortened = hasDefaultPort ? authority.slice(0, authority.length - port.length - 1) : authority;
  return {
    ...parts,
    authority: scheme === "file" && shortened === "localhost" ? "" : shortened,
    path: DEFAULT_PORT.has(scheme) && shortened !== "" && path === "" ? "/" : path,
  };
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
