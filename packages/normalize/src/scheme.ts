/** RFC 3986 §6.2.3: Scheme-Based Normalization. Uses the component offsets that `scan` has left. */
import { authorityEnd, hostEnd, pathEnd, schemeEnd, userinfoEnd } from "@std66/core/internal";
import type { SchemeRules } from "./scheme-rules.ts";

/** Whether the port is empty or the default port. An empty port is equivalent to none in any scheme (RFC 3986 §3.2). */
export function isDefaultPort(text: string, rules: SchemeRules | undefined): boolean {
  const length = authorityEnd - hostEnd - 1;
  if (length <= 0) return length === 0;
  const port = rules?.port;
  return port?.length === length && text.startsWith(port, hostEnd + 1);
}

/** Whether an empty path is equivalent to "/". After an empty host without a default, nothing is known about it. */
export function isSlashMissing(rules: SchemeRules | undefined): boolean {
  if (rules?.emptyPathIsSlash !== true || authorityEnd !== pathEnd) return false;
  return rules.host !== undefined || hostStart() < hostEnd;
}

/** The offset of the host, if there is one: after the userinfo or the two slashes. */
export function hostStart(): number {
  return userinfoEnd === -1 ? schemeEnd + 3 : userinfoEnd + 1;
}
