// RFC 3986 Appendix A as the oracle of these tests: the rules are the ABNF text of the RFC, independent of the parser.

import { type Automaton, automatonOf, rfc3986 } from "@std66/grammar";

/** The automaton of a rule, or of other elements of the grammar. */
export function rule(elements: string): Automaton {
  return automatonOf(rfc3986, elements);
}

export const uriReference = rule("URI-reference");
export const uri = rule("URI");
export const absoluteUri = rule("absolute-URI");
export const relativeRef = rule("relative-ref");
/** All four productions of RFC 3986 §4. */
export const productions: readonly Automaton[] = [uriReference, uri, absoluteUri, relativeRef];
