/** RFC 3986 §5.2.2: Transform References. */
import { removeDotSegments } from "@std66/core";
import { type ScannedText, nextDotSegment, pathStart } from "@std66/core/internal";
import type { Base } from "./base.ts";
import { mergePaths, replacePath } from "./merge-paths.ts";
import { keepPath, recompose } from "./target.ts";

const SLASH = 0x2f;

/** Returns the target of a reference: the reference itself if it has a scheme and no dot-segments. */
export function transform(base: Base, reference: ScannedText, strict: boolean): ScannedText {
  const { uri } = base;
  const { text, schemeEnd, authorityEnd, pathEnd } = reference;
  if (schemeEnd !== -1 && (strict || !isSameScheme(uri, reference))) {
    const start = pathStart(reference);
    return nextDotSegment(text, start, pathEnd) !== -1
      ? recompose(text.slice(0, start), reference, removeDotSegments(text.slice(start, pathEnd)), reference)
      : reference;
  }
  // After the scheme, if it is ignored.
  const start = schemeEnd + 1;
  if (authorityEnd !== -1) return keepScheme(uri, reference, start);
  if (pathEnd === start) return keepPath(uri, reference);
  return text.charCodeAt(start) === SLASH ? replacePath(uri, reference, start) : mergePaths(base, reference, start);
}

/** Whether the schemes are the same. Case is ignored (RFC 3986 §3.1). */
function isSameScheme(a: ScannedText, b: ScannedText): boolean {
  const end = a.schemeEnd;
  return end === b.schemeEnd && a.text.slice(0, end).toLowerCase() === b.text.slice(0, end).toLowerCase();
}

/** Joins the scheme of the base with the reference, which has an authority, from `start` on. */
function keepScheme(base: ScannedText, reference: ScannedText, start: number): ScannedText {
  const { text, userinfoEnd, hostEnd, authorityEnd, pathEnd } = reference;
  const { schemeEnd } = base;
  const shift = schemeEnd + 1 - start;
  const before = base.text.slice(0, schemeEnd + 1) + text.slice(start, authorityEnd);
  const ends = {
    schemeEnd,
    userinfoEnd: userinfoEnd === -1 ? -1 : userinfoEnd + shift,
    hostEnd: hostEnd + shift,
    authorityEnd: authorityEnd + shift,
  };
  return recompose(before, ends, removeDotSegments(text.slice(authorityEnd, pathEnd)), reference);
}
