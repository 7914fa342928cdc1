/** RFC 3986 §6.2.3: Scheme-Based Normalization. */
import { type ScannedText, hostStart } from "@std66/core/internal";
import type { SchemeFacts } from "./scheme-rules.ts";

const ZERO = 0x30;

/**
 * Whether the port is empty, or has the number of the default port. An empty port is equivalent to none in any scheme
 * (RFC 3986 §3.2).
 */
export function isDefaultPort({ text, hostEnd, authorityEnd }: ScannedText, rules: SchemeFacts | undefined): boolean {
  const length = authorityEnd - hostEnd - 1;
  if (length <= 0) return length === 0;
  const port = rules?.port ?? "";
  return port !== "" && numberIn(text, hostEnd + 1, authorityEnd) === numberIn(port, 0, port.length);
}

/**
 * The number of a port, "in decimal" (RFC 3986 §3.2.3): leading zeros add nothing. Beyond 2^53 it is not exact, but no
 * port.
 */
function numberIn(text: string, start: number, end: number): number {
  let number = 0;
  for (let i = start; i < end; i++) number = number * 10 + text.charCodeAt(i) - ZERO;
  return number;
}

/** Whether an empty path is equivalent to "/". After an empty host without a default, nothing is known about it. */
export function isSlashMissing(uri: ScannedText, rules: SchemeFacts | undefined): boolean {
  if (rules?.emptyPathIsSlash !== true || uri.authorityEnd !== uri.pathEnd) return false;
  return rules.host !== undefined || hostStart(uri) < uri.hostEnd;
}
