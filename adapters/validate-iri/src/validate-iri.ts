/** RFC 3987 §2.2: the rule IRI. */
import { maskFault, maskReference } from "@std66/core/diagnostics";
import { diagnoseIri, isIri } from "@std66/iri";
import { RULES } from "@std66/core/internal";
import { IriValidationStrategy } from "./iri-validation-strategy.ts";

/** A scheme (RFC 3986 §3.1), and the characters of IRIREF in Turtle, N-Triples and SPARQL. */
const PRAGMATIC: RegExp = /* @__PURE__ */ new RegExp(`^${RULES.SCHEME}:[^\\0-\\x20"<>\\\\^\`{|}]*$`);

/**
 * Checks an IRI, in linear time.
 *
 * @returns an error if it is not one, whose `cause` says what is wrong, and where; otherwise `undefined`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-2.2 | RFC 3987 §2.2}
 * @example
 * ```ts
 * import { validateIri } from "@std66/validate-iri";
 * validateIri("http://example.org/日本"); // => undefined
 * validateIri("http://example.org/a b")?.message; // => "Invalid IRI according to RFC 3987: 'http://example.org/a b'"
 * ```
 */
export function validateIri(
  iri: string,
  strategy: IriValidationStrategy = IriValidationStrategy.Strict,
): Error | undefined {
  const text = textOf(iri);
  switch (strategy) {
    case IriValidationStrategy.Strict:
      return isIri(text) ? undefined : invalid("RFC 3987", text);
    case IriValidationStrategy.Pragmatic:
      return PRAGMATIC.test(text) ? undefined : invalid("RDF Turtle", text);
    case IriValidationStrategy.None:
      return undefined;
    default:
      return new Error(`Not supported validation strategy "${String(strategy)}"`);
  }
}

/** Returns any value as a text, as a regular expression reads it. */
function textOf(value: unknown): string {
  return String(value);
}

function invalid(standard: string, text: string): Error {
  const cause = diagnoseIri(text);
  const shown = cause === undefined ? maskReference(text) : maskFault(cause).text;
  const message = `Invalid IRI according to ${standard}: '${shown}'`;
  return cause === undefined ? new Error(message) : new Error(message, { cause });
}
