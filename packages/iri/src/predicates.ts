/**
 * RFC 3987 §2.2: the four productions as predicates. They are false for any value except a string or a reference.
 */
import { RULES } from "@std66/core/internal";
import { inputText } from "./iri-argument.ts";
import { matchesIriReference } from "./scan-iri.ts";

/**
 * Returns whether a text matches IRI-reference = IRI / irelative-ref (RFC 3987 §2.2).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-2.2 | RFC 3987 §2.2}
 * @example
 * ```ts
 * import { isIriReference } from "@std66/iri";
 * isIriReference("http://example.org/rosé"); // => true
 * isIriReference("日本/?b"); // => true
 * isIriReference("a b"); // => false
 * ```
 */
export function isIriReference(text: unknown): boolean {
  const given = inputText(text);
  return given !== undefined && matchesIriReference(given);
}

/**
 * Returns whether a text matches IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ] (RFC 3987 §2.2).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-2.2 | RFC 3987 §2.2}
 * @example
 * ```ts
 * import { isIri } from "@std66/iri";
 * isIri("http://example.org/rosé"); // => true
 * isIri("//example.org/rosé"); // => false
 * ```
 */
export function isIri(text: unknown): boolean {
  const given = inputText(text);
  return given !== undefined && hasScheme(given) && matchesIriReference(given);
}

/**
 * Returns whether a text matches absolute-IRI = scheme ":" ihier-part [ "?" iquery ], the form of a base IRI
 * (RFC 3987 §2.2).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-2.2 | RFC 3987 §2.2}
 * @example
 * ```ts
 * import { isAbsoluteIri } from "@std66/iri";
 * isAbsoluteIri("http://example.org/rosé"); // => true
 * isAbsoluteIri("http://example.org/#rosé"); // => false
 * ```
 */
export function isAbsoluteIri(text: unknown): boolean {
  const given = inputText(text);
  return given !== undefined && !given.includes("#") && hasScheme(given) && matchesIriReference(given);
}

/**
 * Returns whether a text matches irelative-ref = irelative-part [ "?" iquery ] [ "#" ifragment ] (RFC 3987 §2.2).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-2.2 | RFC 3987 §2.2}
 * @example
 * ```ts
 * import { isRelativeIriReference } from "@std66/iri";
 * isRelativeIriReference("../rosé"); // => true
 * isRelativeIriReference("a:rosé"); // => false
 * ```
 */
export function isRelativeIriReference(text: unknown): boolean {
  const given = inputText(text);
  return given !== undefined && !hasScheme(given) && matchesIriReference(given);
}

const SCHEME: RegExp = /* @__PURE__ */ new RegExp(`^${RULES.SCHEME}:`);

/** Whether a text begins with a scheme. The first segment of an irelative-ref has no ":". */
function hasScheme(text: string): boolean {
  return SCHEME.test(text);
}
