// RFC 1808 §2.3: which schemes of RFC 1738 can be used with relative URLs, each with a base and a reference.

export interface RelativeUse {
  readonly use: "never" | "when the base follows the generic syntax" | "always";
  readonly base: string;
  readonly reference: string;
}

const WHEN = "when the base follows the generic syntax";

export const relativeUses: readonly RelativeUse[] = [
  { use: "never", base: "mailto:a@b", reference: "c@d" },
  { use: "never", base: "news:a.b", reference: "c.d" },
  { use: "never", base: "telnet://h", reference: "/c" },
  { use: WHEN, base: "gopher://h/1/a/b", reference: "c" },
  { use: WHEN, base: "prospero://h/a/b", reference: "c" },
  { use: WHEN, base: "wais://h/a/b/c", reference: "d" },
  { use: "always", base: "file:///a/b", reference: "c" },
  { use: "always", base: "ftp://h/a/b;type=i", reference: "c" },
  { use: "always", base: "http://h/a/b", reference: "c" },
  { use: "always", base: "nntp://h/a.b/1", reference: "2" },
];
