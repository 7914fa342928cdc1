// RFC 3987 §2.2 as the oracle of these tests: the rules are the ABNF text of the RFC, independent of the parser.

import { type Automaton, automatonOf, rfc3987 } from "@std66/grammar";

/** The automaton of a rule, or of other elements of the grammar. */
export function rule(elements: string): Automaton {
  return automatonOf(rfc3987, elements);
}

export const iriReference = rule("IRI-reference");
export const iri = rule("IRI");
export const absoluteIri = rule("absolute-IRI");
export const irelativeRef = rule("irelative-ref");
/** All four productions of RFC 3987 §2.2. */
export const productions: readonly Automaton[] = [iriReference, iri, absoluteIri, irelativeRef];
