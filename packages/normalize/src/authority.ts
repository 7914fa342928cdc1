/** RFC 3986 §6.2.2.1, §6.2.2.2 and §6.2.3 for the scheme and authority. */
import { type ScannedText, hostStart } from "@std66/core/internal";
import { hasUpperCase, lowerCase } from "./case.ts";
import { CASE, SCHEME } from "./rungs.ts";
import { isDefaultPort } from "./scheme-based.ts";
import type { SchemeFacts } from "./scheme-rules.ts";
import { normalizeTriplets } from "./percent-encoding.ts";

/** The scheme and authority with their delimiters, and the ends of their components. */
export interface Head extends Readonly<Pick<ScannedText, "userinfoEnd" | "hostEnd" | "authorityEnd">> {
  readonly text: string;
}

/**
 * Whether a rung may change the text before the path, not counting triplets. May be true without need: capitals in the
 * userinfo also count, although they never change.
 */
export function mayHeadChange(uri: ScannedText, rules: SchemeFacts | undefined): boolean {
  const { text, schemeEnd, hostEnd, authorityEnd } = uri;
  if (hasUpperCase(text, 0, Math.max(schemeEnd, hostEnd)) || isDefaultPort(uri, rules)) return true;
  // The normal form of the default host is an empty authority. Any other authority, or none, may stand for it.
  return rules?.host !== undefined && authorityEnd !== schemeEnd + 3;
}

/**
 * Normalizes the text before the path by the rungs in `bits`. `rules` is undefined unless the rung `scheme` is
 * selected. `path` is the normalized path that will follow.
 */
export function normalizeHead(uri: ScannedText, bits: number, rules: SchemeFacts | undefined, path: string): Head {
  const { text, schemeEnd, userinfoEnd, hostEnd, authorityEnd } = uri;
  const scheme = text.slice(0, schemeEnd + 1);
  const start = (bits & CASE) === 0 ? scheme : lowerCase(scheme);
  if (authorityEnd === -1) {
    // A rootless path cannot follow an authority.
    const isLocal = rules?.host !== undefined && path.startsWith("/");
    return isLocal ? composeHead(start, "", "", "") : { text: start, userinfoEnd, hostEnd, authorityEnd };
  }
  const userinfo = normalizeTriplets(text.slice(schemeEnd + 3, hostStart(uri)), bits);
  const decoded = normalizeTriplets(text.slice(hostStart(uri), hostEnd), bits);
  // Decoded before it is lowercased, since decoding can produce uppercase letters.
  const host = (bits & CASE) === 0 ? decoded : lowerCase(decoded);
  const port = (bits & SCHEME) !== 0 && isDefaultPort(uri, rules) ? "" : text.slice(hostEnd, authorityEnd);
  const written = rules?.host === undefined ? host : withDefault(host, rules.host, userinfo + port);
  return composeHead(start, userinfo, written, port);
}

/** Returns a decoded host. The default host becomes empty, unless there is userinfo or a port (RFC 3986 §6.2.3). */
function withDefault(host: string, usual: string, beside: string): string {
  if (host !== "" && host.toLowerCase() !== usual) return host;
  return beside === "" ? "" : usual;
}

/** `userinfo` and `port` include their delimiters. */
function composeHead(start: string, userinfo: string, host: string, port: string): Head {
  const userinfoTo = start.length + 2 + userinfo.length;
  const hostTo = userinfoTo + host.length;
  return {
    text: `${start}//${userinfo}${host}${port}`,
    userinfoEnd: userinfo === "" ? -1 : userinfoTo - 1,
    hostEnd: hostTo,
    authorityEnd: hostTo + port.length,
  };
}
