/**
 * RFC 3986 §5.3: the target URI, as a slice of the base followed by a slice of the reference. The ends of its
 * components follow from theirs, so it is not scanned again.
 */
import { removeDotSegments } from "@std66/core";
import { type ScannedText, pathStart } from "@std66/core/internal";

/** Joins the base with the reference from its path on: the target has the scheme, authority and path of the base. */
export function keepPath(base: ScannedText, reference: ScannedText): ScannedText {
  const { text, pathEnd, queryEnd } = reference;
  const hasQuery = queryEnd !== -1;
  const kept = hasQuery ? base.pathEnd : Math.max(base.pathEnd, base.queryEnd);
  const queryTo = hasQuery ? queryEnd + base.pathEnd - pathEnd : base.queryEnd;
  return joined(base.text.slice(0, kept) + text.slice(pathEnd), base, base.pathEnd, queryTo);
}

/**
 * Joins the text `before`, whose authority ends as `ends` says, and the reference from `from` on. No dot-segments are
 * left.
 */
export function splice(before: string, ends: AuthorityEnds, reference: ScannedText, from: number): ScannedText {
  const { text, pathEnd, queryEnd } = reference;
  const shift = before.length - from;
  return joined(before + text.slice(from), ends, pathEnd + shift, shifted(queryEnd, shift));
}

/**
 * Joins the scheme and authority of the base, a path after the removal of its dot-segments, and the rest of the
 * reference.
 */
export function withPath(base: ScannedText, path: string, reference: ScannedText): ScannedText {
  return joinWithPath(base.text.slice(0, pathStart(base)), base, removeDotSegments(path), reference);
}

/**
 * Joins the text before the path, whose components end at `ends`, the path, and the query and fragment of the
 * reference.
 */
export function joinWithPath(before: string, ends: AuthorityEnds, path: string, reference: ScannedText): ScannedText {
  // Without an authority, a path that begins with "//" would be read as one (RFC 3986 §3.3).
  const guarded = ends.authorityEnd === -1 && path.startsWith("//") ? `/.${path}` : path;
  return splice(before + guarded, ends, reference, reference.pathEnd);
}

type AuthorityEnds = Readonly<Pick<ScannedText, "schemeEnd" | "userinfoEnd" | "hostEnd" | "authorityEnd">>;

/** The record of a text whose scheme and authority end at `ends`. */
function joined(text: string, ends: AuthorityEnds, pathEnd: number, queryEnd: number): ScannedText {
  const { schemeEnd, userinfoEnd, hostEnd, authorityEnd } = ends;
  return { text, schemeEnd, userinfoEnd, hostEnd, authorityEnd, pathEnd, queryEnd };
}

/** The end of a component that has moved; -1 if it is not present. */
export function shifted(end: number, shift: number): number {
  return end === -1 ? end : end + shift;
}
