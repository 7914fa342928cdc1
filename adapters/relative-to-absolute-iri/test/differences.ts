// Where relative-to-absolute-iri and RFC 3986 differ, for an IRI-reference and a base IRI: by what the two have.

import { split } from "@std66/core";

export interface Difference {
  /** As in the table of the README. */
  readonly title: string;
  readonly applies: (reference: string, base: string) => boolean;
}

/** Anywhere: the original also removes them from a query or fragment. */
const hasDots = (text: string): boolean => /[/:]\.\.?(?:[/?#]|$)/u.test(text);
const emptySegment = (text: string): boolean => split(text).path.includes("//");

export const differences: readonly Difference[] = [
  { title: "a name that begins with a dot", applies: (reference) => /^\.[^./?#]/u.test(reference) },
  {
    title: "a `:` in a query or fragment",
    applies: (reference) => split(reference).scheme === undefined && /^[^/]*[?#][^/]*:/u.test(reference),
  },
  { title: "a `/` in the query of the base", applies: (_, base) => (split(base).query ?? "").includes("/") },
  { title: "a dot-segment before a query or fragment", applies: (reference) => /(?:^|\/)\.\.?[?#]/u.test(reference) },
  { title: "a base without a `/` after the scheme", applies: (_, base) => /^[^:]*:(?!\/)/u.test(base) },
  { title: "a base with an authority and no path", applies: (_, base) => /^[^:]*:\/\/[^/?#]+(?:[?#]|$)/u.test(base) },
  { title: "a base with an empty authority and no path", applies: (_, base) => /^[^:]*:\/\/(?:[?#]|$)/u.test(base) },
  {
    title: "a scheme in the reference, and a dot-segment",
    applies: (reference) => split(reference).scheme !== undefined && hasDots(reference),
  },
  {
    title: "an authority in the reference, and a dot-segment",
    applies: (reference) => split(reference).authority !== undefined && hasDots(reference),
  },
  {
    title: "an empty segment",
    applies: (reference, base) => emptySegment(reference) || emptySegment(base),
  },
];
