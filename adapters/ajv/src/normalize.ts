/** RFC 3987 §5.3.2: the syntax-based normal form, in which JSON Schema compares identifiers. */
import { isIriReference, normalizeIri } from "@std66/iri";

const SYNTAX_BASED = { rungs: ["case", "percent-encoding", "dot-segments"] } as const;

/**
 * Returns the normal form of a text up to its fragment; a text that is not an IRI-reference up to there is unchanged.
 */
export function normalizeIdentifier(text: string): string {
  const hash = text.indexOf("#");
  const end = hash === -1 ? text.length : hash;
  const identifier = text.slice(0, end);
  return isIriReference(identifier) ? String(normalizeIri(identifier, SYNTAX_BASED)) + text.slice(end) : text;
}
