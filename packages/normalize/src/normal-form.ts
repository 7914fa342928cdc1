/**
 * RFC 3986 §6.2.2 and §6.2.3: the normal form of a text, as a text.
 *
 * Most texts are normal: whether something has to be done is found out first, without making anything.
 */
import { authorityEnd, pathEnd, queryEnd, schemeEnd, setEnds } from "@std66/core/internal";
import { mayHeadChange, normalizeHead } from "./authority.ts";
import { hasRemovableDots, normalizePath } from "./path.ts";
import { SCHEME } from "./rungs.ts";
import { isSlashMissing } from "./scheme.ts";
import type { SchemeRules } from "./scheme-rules.ts";
import { normalizeTriplets, otherTriplet } from "./triplets.ts";

/**
 * A text, the ends of whose components `scan` has left, as the rungs `bits` have it: itself where they change nothing. The ends
 * of its components are left in the same way. `rules` are those of its scheme.
 */
export function normalForm(text: string, bits: number, rules: SchemeRules | undefined): string {
  return isSurelyNormal(text, bits, rules) ? text : compose(text, bits, rules);
}

/** Whether it is sure that no rung changes anything. But for triplets all rungs are asked for, whether they are taken or not. */
function isSurelyNormal(text: string, bits: number, rules: SchemeRules | undefined): boolean {
  return (
    otherTriplet(text, 0, bits) === -1 &&
    !mayHeadChange(text, rules) &&
    !isSlashMissing(rules) &&
    !hasRemovableDots(text, pathStart(), rules)
  );
}

function compose(text: string, bits: number, rules: SchemeRules | undefined): string {
  const taken = (bits & SCHEME) === 0 ? undefined : rules;
  const path = normalizePath(isSlashMissing(taken) ? "/" : text.slice(pathStart(), pathEnd), bits, rules);
  // A path that was rootless can begin with "/" now, so that an authority may stand before it.
  const head = normalizeHead(text, bits, taken, path);
  // Without an authority, a path that begins with "//" would be read as one (RFC 3986 §3.3).
  const guard = head.authorityEnd === -1 && path.startsWith("//") ? "/." : "";
  const tail = normalizeTriplets(text.slice(pathEnd), bits);
  const pathTo = head.text.length + guard.length + path.length;
  const hash = tail.indexOf("#");
  const queryTo = queryEnd === -1 ? -1 : pathTo + (hash === -1 ? tail.length : hash);
  setEnds(schemeEnd, head.userinfoEnd, head.hostEnd, head.authorityEnd, pathTo, queryTo);
  return head.text + guard + path + tail;
}

function pathStart(): number {
  return authorityEnd === -1 ? schemeEnd + 1 : authorityEnd;
}
