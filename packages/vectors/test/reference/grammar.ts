// RFC 3986 Appendix A, by the automata of its rules.

import { automatonOf, rfc3986 } from "@std66/grammar";

/** Whether a rule matches the whole text. */
export function matches(rule: string, text: string): boolean {
  return automatonOf(rfc3986, rule).accepts(text);
}

/** The length of the longest prefix of any URI-reference; a malformed triplet ends it at its "%". */
export function viablePrefix(text: string): number {
  const length = automatonOf(rfc3986, "URI-reference").viablePrefix(text);
  return /%[\dA-Fa-f]?$/u.exec(text.slice(0, length))?.index ?? length;
}
