/** RFC 3986 §5.2 with a base that may be relative or empty, on texts that need not be valid. */
import { type ScannedText, divide } from "@std66/core/internal";
import { join, newBase, reducedPath, transform } from "@std66/resolve/internal";

/** Resolves any text against any other, and never throws. Anything but a string counts as empty. */
export function resolveText(base: unknown, reference: unknown): string {
  return joinedText(
    divide(typeof base === "string" ? base : ""),
    divide(typeof reference === "string" ? reference : ""),
  );
}

/**
 * In a relative path, each ".." removes the segment before it: Ajv compares texts, with no other base to resolve them
 * against.
 */
function joinedText(base: ScannedText, reference: ScannedText): string {
  if (base.schemeEnd !== -1) return transform(newBase(base), reference, true).text;
  const { text, schemeEnd, pathEnd } = join(base, reference);
  const isRootless = schemeEnd === -1 && pathEnd > 0 && !text.startsWith("/");
  return isRootless ? reducedPath(text.slice(0, pathEnd)) + text.slice(pathEnd) : text;
}
