/** RFC 3986 §6.2: the rungs of the ladder, sentence by sentence. */

import { guard, joinAuthority, recompose, split, splitAuthority } from "./components.ts";
import type { Parts } from "./parts.ts";
import { removeDotSegments } from "./remove-dot-segments.ts";
import { normalizeByScheme } from "./scheme-based.ts";
import { decodeUnreserved, lowerCase, upperCaseTriplets } from "./triplets.ts";

/** The ladder, without its first rung (§6.2.1: identical) and its last (§6.2.4: needs access). */
export const ladder = ["case", "percent-encoding", "dot-segments", "scheme"] as const;

/** Applies the rungs in the order of the ladder. */
export function normalize(text: string, rungs: readonly string[] = ladder): string {
  let parts = partsOf(text);
  if (rungs.includes("case")) parts = normalizeCase(parts);
  if (rungs.includes("percent-encoding")) parts = normalizePercentEncoding(parts);
  // A host may now contain decoded letters in uppercase.
  if (rungs.includes("case")) parts = normalizeCase(parts);
  if (rungs.includes("dot-segments")) parts = normalizeDotSegments(parts);
  if (rungs.includes("scheme")) parts = normalizeByScheme(parts);
  return textOf(parts);
}

function partsOf(text: string): Parts {
  const { authority, ...others } = split(text);
  const none = { userinfo: undefined, host: undefined, port: undefined };
  return { ...others, ...(authority === undefined ? none : splitAuthority(authority)) };
}

function textOf({ userinfo, host, port, ...others }: Parts): string {
  const authority = host === undefined ? undefined : joinAuthority({ userinfo, host, port });
  return recompose(guard({ ...others, authority }));
}

function inEach(parts: Parts, change: (component: string) => string): Parts {
  const { userinfo, host, path, query, fragment } = parts;
  const changed = [userinfo, host, query, fragment].map((component) => component && change(component));
  return {
    ...parts,
    userinfo: changed[0],
    host: changed[1],
    path: change(path),
    query: changed[2],
    fragment: changed[3],
  };
}

/** §6.2.2.1: "the hexadecimal digits within a percent-encoding triplet"; "the scheme and host are case-insensitive". */
function normalizeCase(given: Parts): Parts {
  const parts = inEach(given, upperCaseTriplets);
  return { ...parts, scheme: parts.scheme?.toLowerCase(), host: parts.host && lowerCase(parts.host) };
}

/** §6.2.2.2. */
function normalizePercentEncoding(parts: Parts): Parts {
  const decoded = inEach(parts, decodeUnreserved);
  return parts.scheme === undefined
    ? { ...decoded, path: parts.path.split("/").map(decodeSegment).join("/") }
    : decoded;
}

/** Not in the RFC, which is about URIs: in a relative reference, no segment becomes a dot-segment. */
function decodeSegment(segment: string): string {
  const decoded = decodeUnreserved(segment);
  return decoded === "." || decoded === ".." ? segment : decoded;
}

/**
 * Schemes after which all is "considered opaque to URI processing" (§1.2.3): RFC 2392, 2397, 3261, 3966, 4151, 5538,
 * 5724, 6068, 6694 and 8141; RFC 8089 has no rootless path for `file`; the others are W3C's and WHATWG's.
 */
const OPAQUE = new Set("about blob cid data javascript mailto mid news sip sips sms tag tel urn file".split(" "));

/**
 * §6.2.2.3: not for a relative path, whose dot-segments have a meaning (§5.2.1 resolves before it normalizes), nor for
 * a rootless path in which "/" is not hierarchical (§6.1 avoids false positives).
 */
function normalizeDotSegments(parts: Parts): Parts {
  const isRootless = parts.host === undefined && !parts.path.startsWith("/");
  if (isRootless && (parts.scheme === undefined || OPAQUE.has(parts.scheme.toLowerCase()))) return parts;
  return { ...parts, path: removeDotSegments(parts.path) };
}
