/**
 * RFC 3986 §5.3: the target URI, as a slice of the base followed by a slice of the reference. The ends of its
 * components follow from theirs, so it is not scanned again.
 */
import { removeDotSegments } from "@std66/core";
import { type ScannedText, pathStart } from "@std66/core/internal";

/** Joins the base with the reference from its path on: the target has the scheme, authority and path of the base. */
export function keepPath(base: ScannedText, reference: ScannedText): ScannedText {
  const { text, pathEnd, queryEnd } = reference;
  const kept = queryEnd === -1 && base.queryEnd !== -1 ? base.queryEnd : base.pathEnd;
  return {
    text: base.text.slice(0, kept) + text.slice(pathEnd),
    schemeEnd: base.schemeEnd,
    userinfoEnd: base.userinfoEnd,
    hostEnd: base.hostEnd,
    authorityEnd: base.authorityEnd,
    pathEnd: base.pathEnd,
    queryEnd: queryEnd === -1 ? base.queryEnd : base.pathEnd + queryEnd - pathEnd,
  };
}

/** Joins the text `before`, which begins as the base does, and the reference from `from`. No dot-segments are left. */
export function splice(before: string, base: ScannedText, reference: ScannedText, from: number): ScannedText {
  const { text, pathEnd, queryEnd } = reference;
  const shift = before.length - from;
  return {
    text: before + text.slice(from),
    schemeEnd: base.schemeEnd,
    userinfoEnd: base.userinfoEnd,
    hostEnd: base.hostEnd,
    authorityEnd: base.authorityEnd,
    pathEnd: pathEnd + shift,
    queryEnd: queryEnd === -1 ? -1 : queryEnd + shift,
  };
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
  const pathEnd = before.length + guarded.length;
  const { text, queryEnd } = reference;
  return {
    text: before + guarded + text.slice(reference.pathEnd),
    schemeEnd: ends.schemeEnd,
    userinfoEnd: ends.userinfoEnd,
    hostEnd: ends.hostEnd,
    authorityEnd: ends.authorityEnd,
    pathEnd,
    queryEnd: queryEnd === -1 ? -1 : queryEnd + pathEnd - reference.pathEnd,
  };
}

type AuthorityEnds = Readonly<Pick<ScannedText, "schemeEnd" | "userinfoEnd" | "hostEnd" | "authorityEnd">>;
