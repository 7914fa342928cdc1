/**
 * RFC 3986 §6.2.2 and §6.2.3: the normal form of a text, as a text.
 *
 * Most texts are normal: what has to be done is found out first, without making anything. Then only what stands before the
 * path, the path, or what stands behind it is made anew.
 */
import { authorityEnd, hostEnd, pathEnd, queryEnd, schemeEnd, setEnds, userinfoEnd } from "@std66/core/internal";
import { isHeadChanged, normalizeHead } from "./authority.ts";
import { hasRemovableDots, normalizePath } from "./path.ts";
import { DOT_SEGMENTS } from "./rungs.ts";
import { isSlashMissing, isWithoutHost } from "./scheme.ts";
import type { SchemeRules } from "./scheme-rules.ts";
import { normalizeTriplets, otherTriplet } from "./triplets.ts";

/**
 * A text, the ends of whose components `scan` has left, as the rungs `bits` have it: itself where they change nothing. The ends
 * of its components are left in the same way. `rules` are those of its scheme, where the rung of schemes is among the rungs.
 */
export function normalForm(text: string, bits: number, rules: SchemeRules | undefined): string {
  const pathStart = authorityEnd < 0 ? schemeEnd + 1 : authorityEnd;
  const first = otherTriplet(text, 0, bits);
  const isHeadOther = (first >= 0 && first < pathStart) || isHeadChanged(text, bits, rules);
  const lacksSlash = rules !== undefined && isSlashMissing(rules);
  const isPathOther =
    lacksSlash || (first >= 0 && first < pathEnd) || ((bits & DOT_SEGMENTS) !== 0 && hasRemovableDots(text, pathStart));
  if (!isHeadOther && !isPathOther && first < 0) return text;

  const written = lacksSlash ? "/" : text.slice(pathStart, pathEnd);
  const path = isPathOther ? normalizePath(written, bits) : written;
  // A path that was rootless can begin with "/" now, so that an authority may stand before it.
  const head =
    isHeadOther || (isPathOther && isWithoutHost(rules))
      ? normalizeHead(text, bits, rules, path)
      : { text: text.slice(0, pathStart), userinfoEnd, hostEnd, authorityEnd };
  // Without an authority, a path that begins with "//" would be read as one (RFC 3986 §3.3).
  const guard = head.authorityEnd < 0 && path.startsWith("//") ? "/." : "";
  const tail = first < 0 ? text.slice(pathEnd) : normalizeTriplets(text.slice(pathEnd), bits);
  const pathTo = head.text.length + guard.length + path.length;
  const hash = tail.indexOf("#");
  const queryTo = queryEnd < 0 ? -1 : pathTo + (hash < 0 ? tail.length : hash);
  setEnds(schemeEnd, head.userinfoEnd, head.hostEnd, head.authorityEnd, pathTo, queryTo);
  return head.text + guard + path + tail;
}
