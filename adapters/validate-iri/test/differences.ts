// Where the answers of validate-iri differ from those of RFC 3987 and RFC 3986.

export interface Difference {
  /** As in the table of the README. */
  readonly title: string;
  readonly strategy: "strict" | "pragmatic";
  readonly applies: (text: string) => boolean;
}

const authorityOf = (text: string): string => /^[^:/?#]*:\/\/([^/?#]*)/u.exec(text)?.[1] ?? "";

export const differences: readonly Difference[] = [
  { title: "an address of a future version", strategy: "strict", applies: (text) => /\[[vV]/u.test(authorityOf(text)) },
  {
    title: "a port that is not a number",
    strategy: "strict",
    applies: (text) => /:[^:]*[^0-9][^:]*$/u.test(authorityOf(text)),
  },
  { title: "two `@`", strategy: "strict", applies: (text) => /@.*@/u.test(authorityOf(text)) },
  { title: "a comma in the scheme", strategy: "pragmatic", applies: (text) => /^[^:]*,[^:]*:/u.test(text) },
];
