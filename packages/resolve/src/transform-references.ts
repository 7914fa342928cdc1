/** RFC 3986 §5.2.2: Transform References. */
import { type ScannedText, nextDotSegment, pathStart } from "@std66/core/internal";
import type { Base } from "./base.ts";
import { SLASH } from "./characters.ts";
import { mergePaths, replacePath } from "./merge-paths.ts";
import { keepPath, shifted, withPath } from "./target.ts";

/** Returns the target of a reference: the reference itself if it has a scheme and no dot-segments. */
export function transform(base: Base, reference: ScannedText, strict: boolean): ScannedText {
  const { uri } = base;
  const { text, schemeEnd, authorityEnd, pathEnd } = reference;
  if (schemeEnd !== -1 && (strict || schemeOf(uri) !== schemeOf(reference))) return withoutDotSegments(reference);
  // After the scheme, if it is ignored.
  const start = schemeEnd + 1;
  if (authorityEnd !== -1) return keepScheme(uri, reference, start);
  if (pathEnd === start) return keepPath(uri, reference);
  return text.charCodeAt(start) === SLASH ? replacePath(uri, reference, start) : mergePaths(base, reference, start);
}

/** The scheme in lowercase, to compare it (RFC 3986 §3.1). */
function schemeOf({ text, schemeEnd }: ScannedText): string {
  return text.slice(0, schemeEnd).toLowerCase();
}

/** Returns a URI without the dot-segments of its path: itself if it has none. */
function withoutDotSegments(uri: ScannedText): ScannedText {
  const { text, pathEnd } = uri;
  const start = pathStart(uri);
  return nextDotSegment(text, start, pathEnd) === -1 ? uri : withPath(uri, text.slice(start, pathEnd), uri);
}

/** Joins the scheme of the base with the reference, which has an authority, from `start` on. */
function keepScheme({ text, schemeEnd }: ScannedText, reference: ScannedText, start: number): ScannedText {
  const { userinfoEnd, hostEnd, authorityEnd, pathEnd, queryEnd } = reference;
  const shift = schemeEnd + 1 - start;
  return withoutDotSegments({
    text: text.slice(0, schemeEnd + 1) + reference.text.slice(start),
    schemeEnd,
    userinfoEnd: shifted(userinfoEnd, shift),
    hostEnd: hostEnd + shift,
    authorityEnd: authorityEnd + shift,
    pathEnd: pathEnd + shift,
    queryEnd: shifted(queryEnd, shift),
  });
}
