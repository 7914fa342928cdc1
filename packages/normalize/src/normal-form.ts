/**
 * RFC 3986 §6.2.2 and §6.2.3: the normal form of a text, with the ends of its components.
 *
 * Most texts are already normal. This is checked first, without allocating anything.
 */
import { type ScannedText, pathStart } from "@std66/core/internal";
import { mayHeadChange, normalizeHead } from "./authority.ts";
import { hasRemovableDots, normalizePath } from "./path-segments.ts";
import { SCHEME } from "./rungs.ts";
import { isSlashMissing } from "./scheme-based.ts";
import type { SchemeFacts } from "./scheme-rules.ts";
import { normalizeTriplets, firstChangingTriplet } from "./percent-encoding.ts";

/** True only if no rung can change the text. Checks every rung, selected or not, except for triplets. */
export function isSurelyNormal(uri: ScannedText, bits: number, rules: SchemeFacts | undefined): boolean {
  return (
    !mayHeadChange(uri, rules) &&
    !isSlashMissing(uri, rules) &&
    !hasRemovableDots(uri, rules) &&
    firstChangingTriplet(uri.text, 0, bits) === -1
  );
}

/**
 * The general way: normalizes a scanned text by the rungs in `bits`, without functions. `rules` are those of the text's
 * scheme.
 */
export function normalFormFromScan(uri: ScannedText, bits: number, rules: SchemeFacts | undefined): ScannedText {
  const { text, schemeEnd, pathEnd, queryEnd } = uri;
  const selected = (bits & SCHEME) === 0 ? undefined : rules;
  const path = isSlashMissing(uri, selected) ? "/" : text.slice(pathStart(uri), pathEnd);
  const normalPath = normalizePath(uri, path, bits, rules);
  // A rootless path may now begin with "/", and can then follow an authority.
  const head = normalizeHead(uri, bits, selected, normalPath);
  // Without an authority, a path that begins with "//" would be read as one (RFC 3986 §3.3).
  const guard = head.authorityEnd === -1 && normalPath.startsWith("//") ? "/." : "";
  const tail = normalizeTriplets(text.slice(pathEnd), bits);
  const pathTo = head.text.length + guard.length + normalPath.length;
  const hash = tail.indexOf("#");
  return {
    text: head.text + guard + normalPath + tail,
    schemeEnd,
    userinfoEnd: head.userinfoEnd,
    hostEnd: head.hostEnd,
    authorityEnd: head.authorityEnd,
    pathEnd: pathTo,
    queryEnd: queryEnd === -1 ? -1 : pathTo + (hash === -1 ? tail.length : hash),
  };
}
