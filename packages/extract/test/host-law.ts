// No host is cut (RFC 3986 §3.2 and Appendix C): what is given is the whole text up to its delimiter, or nothing, and
// then it is reported.

import { type ExtractOptions, type OmittedIri, extractUris } from "../src/index.ts";

/** The forms of Appendix C, each with what ends a URI in it. */
export const FORMS: readonly (readonly [before: string, after: string, closing: string])[] = [
  ["see ", " and so on", ""],
  ['"', '"', '"'],
  ["<", ">", ">"],
  ["<URL:", ">", ">"],
];

/** How a host may go on after a character. */
const RESTS = [".evil.example/x", "evil.example/x", "@evil.example/x", ".evil.example"];

/** Unicode, `White_Space`. */
export const WHITE_SPACE: ReadonlySet<string> = new Set(
  "\t\n\v\f\r \u0085\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000",
);

/** What `extractUris` gives of a text, and what it reports. */
export function readingOf(text: string, options: ExtractOptions = {}): { given: string[]; omitted: OmittedIri[] } {
  const omitted: OmittedIri[] = [];
  const given = [...extractUris(text, { ...options, omitted: (place) => omitted.push(place) })];
  return { given: given.map((uri) => uri.text), omitted };
}

/**
 * The forms in which a character in the middle of an authority makes the text name another host than it says, each as
 * its text.
 */
export function cutsOf(character: string, options?: ExtractOptions): string[] {
  if (WHITE_SPACE.has(character)) return [];
  const cuts: string[] = [];
  for (const [before, after, closing] of FORMS) {
    // A delimiter ends the URI wherever it stands.
    if (character === closing) continue;
    for (const rest of RESTS) {
      const written = `https://good.example${character}${rest}`;
      const { given, omitted } = readingOf(before + written + after, options);
      // `URL` is a scheme like any other if what follows is no URI, such as with the port ".evil.example".
      const isWhole = given.length === 1 && (given[0] === written || given[0] === `URL:${written}`);
      const isReported = given.length === 0 && omitted.length === 1 && omitted[0]?.uri === undefined;
      if (!isWhole && !isReported) cuts.push(before + written + after);
    }
  }
  return cuts;
}

/** The forms in which a character at the end of an authority does not delimit it. */
export function delimitedBy(character: string): string[] {
  return FORMS.map(([before, after]) => readingOf(`${before}https://good.example${character}${after}`).given.join());
}
