// RFC 1738, RFC 1808 §2.4.5, RFC 2396 §3.3 and RFC 3986 §3.3: texts with a semicolon.

/** The positions in which a semicolon can occur. */
export const semicolons: readonly string[] = [
  "http://h/a;b",
  "http://h/a;b;c=1,2",
  "http://h/a;b/c;d",
  "http://h/a;;b;",
  "http://h/a;",
  "ftp://h/a/b;type=i",
  "http://h/a?b;c",
];
