/** RFC 3986 §6.2.3: Scheme-Based Normalization, of texts the ends of whose components `scan` has left. */
import { authorityEnd, hostEnd, pathEnd, schemeEnd, userinfoEnd } from "@std66/core/internal";
import type { SchemeRules } from "./scheme-rules.ts";

/** Whether the port says what is so without it. An empty one does, in whatever scheme (RFC 3986 §3.2). */
export function isDefaultPort(text: string, rules: SchemeRules | undefined): boolean {
  const length = authorityEnd - hostEnd - 1;
  if (length <= 0) return length === 0;
  const port = rules?.port;
  return port?.length === length && text.startsWith(port, hostEnd + 1);
}

/** Whether an empty path stands for "/". Where an empty host stands for no other, nothing is known of its paths. */
export function isSlashMissing(rules: SchemeRules | undefined): boolean {
  if (rules?.emptyPathIsSlash !== true || authorityEnd !== pathEnd) return false;
  return rules.host !== undefined || hostStart() < hostEnd;
}

/** Where the host begins, if there is one: behind the userinfo, or the two slashes. */
export function hostStart(): number {
  return userinfoEnd === -1 ? schemeEnd + 3 : userinfoEnd + 1;
}
