/**
 * RFC 1738 §5, RFC 2396 §3.2.2: the names of hosts. Not as one expression: a group that repeats takes a frame of the
 * expression's stack for each label, and that has an end.
 */

/** Labels of letters, digits and inner hyphens, with dots between them, of which the last begins with a letter. */
export function isHostname(text: string): boolean {
  return (
    /^[-A-Za-z0-9.]+$/.test(text) &&
    !/(?:^|\.)[-.]|-\.|-$/.test(text) &&
    /^[A-Za-z]/.test(text.slice(text.lastIndexOf(".") + 1))
  );
}
