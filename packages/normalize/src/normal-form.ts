/**
 * RFC 3986 §6.2.2 and §6.2.3: the normal form of a text, as a string.
 *
 * Most texts are already normal. This is checked first, without allocating anything.
 */
import { authorityEnd, pathEnd, queryEnd, schemeEnd, setEnds } from "@std66/core/internal";
import { mayHeadChange, normalizeHead } from "./authority.ts";
import { hasRemovableDots, normalizePath } from "./path.ts";
import { SCHEME } from "./rungs.ts";
import { isSlashMissing } from "./scheme.ts";
import type { SchemeRules } from "./scheme-rules.ts";
import { normalizeTriplets, otherTriplet } from "./triplets.ts";

/**
 * Normalizes a text by the rungs in `bits`, and returns the same text if nothing changes. Uses the component offsets that
 * `scan` has left, and leaves those of the result in the same way. `rules` are those of the text's scheme.
 */
export function normalForm(text: string, bits: number, rules: SchemeRules | undefined): string {
  return isSurelyNormal(text, bits, rules) ? text : compose(text, bits, rules);
}

/** True only if no rung can change the text. Checks every rung, selected or not, except for triplets. */
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
  // A rootless path may now begin with "/", and can then follow an authority.
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
