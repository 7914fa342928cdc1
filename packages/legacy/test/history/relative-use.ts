// RFC 1808 §2.3: which schemes of RFC 1738 can be used with relative URLs, each with a base and a reference.

export interface RelativeUse {
  readonly base: string;
  readonly reference: string;
}

export const relativeUses: readonly RelativeUse[] = [
  { base: "mailto:a@b", reference: "c@d" },
  { base: "news:a.b", reference: "c.d" },
  { base: "telnet://h", reference: "/c" },
  { base: "gopher://h/1/a/b", reference: "c" },
  { base: "prospero://h/a/b", reference: "c" },
  { base: "wais://h/a/b/c", reference: "d" },
  { base: "file:///a/b", reference: "c" },
  { base: "ftp://h/a/b;type=i", reference: "c" },
  { base: "http://h/a/b", reference: "c" },
  { base: "nntp://h/a.b/1", reference: "2" },
];
