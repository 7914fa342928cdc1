/** RFC 3986 §6.2.3: Scheme-Based Normalization. */
import { type ScannedText, hostStart } from "@std66/core/internal";
import type { SchemeFacts } from "./scheme-rules.ts";

const ZERO = 0x30;

/**
 * Whether the port is empty, or has the number of the default port. An empty port is equivalent to none in any scheme (RFC 3986
 * §3.2).
 */
export function isDefaultPort({ text, hostEnd, authorityEnd }: ScannedText, rules: SchemeFacts | undefined): boolean {
  const length = authorityEnd - hostEnd - 1;
  if (length <= 0) return length === 0;
  const port = rules?.port;
  if (port === undefined) return false;
  const digits = numberStart(text, hostEnd + 1, authorityEnd);
  const number = numberStart(port, 0, port.length);
  return authorityEnd - digits === port.length - number && text.startsWith(port.slice(number), digits);
}

/** Skips the leading zeros of a port, "in decimal" (RFC 3986 §3.2.3). Its last digit stays. */
function numberStart(text: string, start: number, end: number): number {
  let i = start;
  while (i < end - 1 && text.charCodeAt(i) === ZERO) i++;
  return i;
}

/** Whether an empty path is equivalent to "/". After an empty host without a default, nothing is known about it. */
export function isSlashMissing(uri: ScannedText, rules: SchemeFacts | undefined): boolean {
  if (rules?.emptyPathIsSlash !== true || uri.authorityEnd !== uri.pathEnd) return false;
  return rules.host !== undefined || hostStart(uri) < uri.hostEnd;
}
