/** RFC 3986 §6.2.3: the rules for a text, by its scheme. */
import type { ScannedText } from "@std66/core/internal";
import { hasUpperCase } from "./case.ts";
import { BUILT_IN, type Plan } from "./options.ts";
import { DOT_SEGMENTS, SCHEME } from "./rungs.ts";
import type { SchemeFacts } from "./scheme-rules.ts";

const SLASH = 0x2f;
const SMALL_F = 0x66;
const SMALL_G = 0x67;
const SMALL_L = 0x6c;

/**
 * Returns the rules of a text's scheme if a selected rung needs them: `dot-segments` does so only for a rootless path. The ends up
 * to that of the authority must be known.
 */
export function rulesFor(uri: ScannedText, { bits, schemes }: Plan): SchemeFacts | undefined {
  const { text, schemeEnd, hostEnd, authorityEnd } = uri;
  if (schemeEnd === -1) return undefined;
  // An authority also begins with a slash.
  if ((bits & SCHEME) === 0 && ((bits & DOT_SEGMENTS) === 0 || isSlashAt(text, schemeEnd + 1))) return undefined;
  // After an authority without a port, and with a non-empty path, few of the built-in rules apply. A lookup is slow, since the
  // name of the scheme has to be sliced and hashed.
  const hasOnlyHostAndPath = hostEnd === authorityEnd && isSlashAt(text, authorityEnd);
  if (hasOnlyHostAndPath && schemes === BUILT_IN && !mayHaveRule(text)) return undefined;
  const scheme = text.slice(0, schemeEnd);
  return schemes.get(hasUpperCase(scheme, 0, schemeEnd) ? scheme.toLowerCase() : scheme);
}

/** `file` has a default host, `gopher` a path equivalent to another one, and `ldap` a query that may end with empty fields. */
function mayHaveRule(text: string): boolean {
  const first = text.charCodeAt(0) | 0x20;
  return first === SMALL_F || first === SMALL_G || first === SMALL_L;
}

function isSlashAt(text: string, offset: number): boolean {
  return offset < text.length && text.charCodeAt(offset) === SLASH;
}
