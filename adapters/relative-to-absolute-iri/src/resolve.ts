/** RFC 3986 §5.2 on any texts, as parsers of RDF ask for it: what is not an IRI-reference is not rejected here. */
import { MASK, maskFault, maskReference } from "@std66/core/diagnostics";
import { type ScannedText, divide, requireString } from "@std66/core/internal";
import { type Base, join, keepingLast, newBase, transform } from "@std66/resolve/internal";
import { isText, textOf } from "./text-of.ts";

/** What stands before a ":" in the place of a scheme. */
const BEFORE_COLON = /^[^:/?#]*(?=:)/;

/**
 * Resolves a reference against a base (RFC 3986 §5.2.2). Neither is checked: see `validateIri` of
 * `@std66/validate-iri`.
 *
 * @param relativeIRI a reference, which may be an IRI
 * @param baseIRI its fragment does not count
 * @throws {Error} if the reference needs a base, and that has no ":"
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2 | RFC 3986 §5.2}
 * @example
 * ```ts
 * import { resolve } from "@std66/relative-to-absolute-iri";
 * resolve("../中国", "http://example.org/日本/東京"); // => "http://example.org/中国"
 * resolve("中国", ""); // throws Error: Found invalid relative IRI '中国' for a missing baseIRI
 * ```
 */
export function resolve(relativeIRI: string, baseIRI?: string): string {
  const text = textOf("resolve: relativeIRI", relativeIRI);
  const reference = divide(text);
  // Not a reference (RFC 3986 §4.2), and mostly a prefixed name.
  if (reference.schemeEnd === -1 && BEFORE_COLON.test(text)) return text;
  const base = baseOf(baseIRI || "");
  return reference.schemeEnd === -1 && base.uri.schemeEnd === -1
    ? withoutScheme(base.uri, reference)
    : transform(base, reference, true).text;
}

/** Keeps the last base, since a document has many references. */
const baseOf: (base: unknown) => Base = /* @__PURE__ */ keepingLast((base: unknown) => {
  const text = isText(base) ? base.valueOf() : base;
  requireString("resolve: baseIRI", text);
  return newBase(divide(text));
});

/** Resolves against a base without a scheme. Throws where the replaced library does. */
function withoutScheme(base: ScannedText, reference: ScannedText): string {
  const { text } = reference;
  const scheme = BEFORE_COLON.exec(base.text)?.[0];
  // A scheme stands in for the text before the ":".
  if (scheme !== undefined) return scheme + resolve(text, `x${base.text.slice(scheme.length)}`).slice(1);
  const hash = base.text.indexOf("#");
  const iri = hash > 0 ? base.text.slice(0, hash) : base.text;
  // For the replaced library, a ":" before any "/" makes a reference absolute; without a base, any ":" does.
  const needsBase = !/^[?#]/.test(text) && !(iri === "" ? text.includes(":") : /^[^/:]*:/.test(text));
  if (iri.includes(":") || !needsBase) return join(base, reference).text;
  // Without a ":", a base has no password.
  // The text may not be a reference, and have a "/" in its password.
  const { text: faulty } = maskFault({ input: text, offset: 0, length: 0, component: "path" });
  const valid = maskReference(text);
  const shown = valid.startsWith(faulty.slice(0, faulty.indexOf(MASK) + MASK.length)) ? valid : faulty;
  throw new Error(
    iri === "" && text !== ""
      ? `Found invalid relative IRI '${shown}' for a missing baseIRI`
      : `Found invalid baseIRI '${iri}' for value '${shown}'`,
  );
}
