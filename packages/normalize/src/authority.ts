/** RFC 3986 §6.2.2.1, §6.2.2.2 and §6.2.3 for what stands before the path of a text, the ends of whose components `scan` has left. */
import { authorityEnd, hostEnd, schemeEnd, userinfoEnd } from "@std66/core/internal";
import { hasUpperCase, lowerCase } from "./letters.ts";
import { CASE, SCHEME } from "./rungs.ts";
import { hostStart, isDefaultPort } from "./scheme.ts";
import type { SchemeRules } from "./scheme-rules.ts";
import { normalizeTriplets } from "./triplets.ts";

/** Scheme and authority with their delimiters, and where each component ends, as `scan` counts. */
export interface Head {
  readonly text: string;
  readonly userinfoEnd: number;
  readonly hostEnd: number;
  readonly authorityEnd: number;
}

/** Whether a rung may change something before the path, but for triplets. Letters of a userinfo count, though no rung changes them. */
export function mayHeadChange(text: string, rules: SchemeRules | undefined): boolean {
  if (hasUpperCase(text, 0, Math.max(schemeEnd, hostEnd)) || isDefaultPort(text, rules)) return true;
  // In normal form the default host is an empty authority: any other, or none, may stand for it.
  return rules?.host !== undefined && authorityEnd !== schemeEnd + 3;
}

/** What stands before the path as the rungs `bits` have it; `rules` are there if that of schemes is. `path` will stand behind it. */
export function normalizeHead(text: string, bits: number, rules: SchemeRules | undefined, path: string): Head {
  const scheme = text.slice(0, schemeEnd + 1);
  const start = (bits & CASE) === 0 ? scheme : lowerCase(scheme);
  if (authorityEnd === -1) {
    // A path that is rootless cannot stand behind an authority.
    const isLocal = rules?.host !== undefined && path.startsWith("/");
    return isLocal ? composeHead(start, "", "", "") : { text: start, userinfoEnd, hostEnd, authorityEnd };
  }
  const userinfo = normalizeTriplets(text.slice(schemeEnd + 3, hostStart()), bits);
  const decoded = normalizeTriplets(text.slice(hostStart(), hostEnd), bits);
  // Decoded before: a letter that was encoded has a case too.
  const host = (bits & CASE) === 0 ? decoded : lowerCase(decoded);
  const port = (bits & SCHEME) !== 0 && isDefaultPort(text, rules) ? "" : text.slice(hostEnd, authorityEnd);
  const written = rules?.host === undefined ? host : withDefault(host, rules.host, userinfo + port);
  return composeHead(start, userinfo, written, port);
}

/** A decoded host: the default is not written, but beside userinfo or a port it has to be (RFC 3986 §6.2.3). */
function withDefault(host: string, usual: string, beside: string): string {
  if (host !== "" && host.toLowerCase() !== usual) return host;
  return beside === "" ? "" : usual;
}

/** Userinfo and port come with their delimiters. */
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
