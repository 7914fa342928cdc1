// RFC 3987 §2.2, from its ABNF.

import { automatonOf, parseAbnf, rfc3987 } from "@std66/grammar";

const withoutUserinfo = parseAbnf('iauthority = ihost [ ":" port ]', rfc3987);

/** Whether a text matches a rule. */
export function matchesIri(elements: string, text: string): boolean {
  return automatonOf(rfc3987, elements).accepts(text);
}

/** Where the longest prefix of any IRI-reference ends; a malformed triplet is reported at its "%" (G2). */
export function iriFault(text: string): number {
  const authority = /^(?:[^:/?#]+:)?\/\/([^/?#]*)/u.exec(text)?.[1] ?? "@";
  const end = automatonOf(authority.includes("@") ? rfc3987 : withoutUserinfo, "IRI-reference").viablePrefix(text);
  return end - (/%[\dA-F]?$/iu.exec(text.slice(0, end))?.[0].length ?? 0);
}
