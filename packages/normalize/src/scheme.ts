/** RFC 3986 §6.2.3: Scheme-Based Normalization, of texts the ends of whose components `scan` has left. */
import { authorityEnd, hostEnd, pathEnd, schemeEnd, userinfoEnd } from "@std66/core/internal";
import type { SchemeRules } from "./scheme-rules.ts";

const SLASH = 0x2f;

/** Whether the port says what is so without it. An empty one does, in whatever scheme (RFC 3986 §3.2). */
export function isDefaultPort(text: string, rules: SchemeRules | undefined): boolean {
  const length = authorityEnd - hostEnd - 1;
  if (length <= 0) return length === 0;
  // Where an empty host stands for one that is known otherwise, so does its port: RFC 4516 §3.
  const port = rules?.port;
  return port?.length === length && text.startsWith(port, hostEnd + 1) && hostStart() < hostEnd;
}

/** Whether there is no authority, which means the default host. */
export function isWithoutHost(rules: SchemeRules | undefined): boolean {
  return rules?.host !== undefined && authorityEnd < 0;
}

/** Whether the default host is meant, and not written as it normally is: by its name, or by no authority at all. */
export function isDefaultHost(text: string, rules: SchemeRules): boolean {
  const { host } = rules;
  if (host === undefined) return false;
  if (authorityEnd < 0) return text.charCodeAt(schemeEnd + 1) === SLASH;
  const start = hostStart();
  return userinfoEnd < 0 && text.slice(start, hostEnd).toLowerCase() === host;
}

/** Whether an empty path stands for "/". */
export function isSlashMissing({ emptyPathIsSlash }: SchemeRules): boolean {
  return emptyPathIsSlash === true && authorityEnd === pathEnd && hostStart() < hostEnd;
}

function hostStart(): number {
  return userinfoEnd < 0 ? schemeEnd + 3 : userinfoEnd + 1;
}
