// RFC 3986 Appendix A as the oracle of these tests: the rules are the RFC's text, read as ABNF, and nothing of the parser.

import { type Automaton, automatonOf, rfc3986 } from "@std66/grammar";

/** The automaton of what a rule takes, or of other elements of the grammar. */
export function rule(elements: string): Automaton {
  return automatonOf(rfc3986, elements);
}

export const uriReference = rule("URI-reference");
export const uri = rule("URI");
export const absoluteUri = rule("absolute-URI");
export const relativeRef = rule("relative-ref");
/** All four productions of RFC 3986 §4. */
export const productions: readonly Automaton[] = [uriReference, uri, absoluteUri, relativeRef];
