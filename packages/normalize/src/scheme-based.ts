/** RFC 3986 §6.2.3: Scheme-Based Normalization. */
import { type ScannedText, hostStart } from "@std66/core/internal";
import type { SchemeRules } from "./scheme-rules.ts";

/** Whether the port is empty or the default port. An empty port is equivalent to none in any scheme (RFC 3986 §3.2). */
export function isDefaultPort({ text, hostEnd, authorityEnd }: ScannedText, rules: SchemeRules | undefined): boolean {
  const length = authorityEnd - hostEnd - 1;
  if (length <= 0) return length === 0;
  const port = rules?.port;
  return port?.length === length && text.startsWith(port, hostEnd + 1);
}

/** Whether an empty path is equivalent to "/". After an empty host without a default, nothing is known about it. */
export function isSlashMissing(uri: ScannedText, rules: SchemeRules | undefined): boolean {
  if (rules?.emptyPathIsSlash !== true || uri.authorityEnd !== uri.pathEnd) return false;
  return rules.host !== undefined || hostStart(uri) < uri.hostEnd;
}
