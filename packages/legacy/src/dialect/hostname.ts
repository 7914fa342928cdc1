/**
 * RFC 1738 §5, RFC 2396 §3.2.2: host names. A single regexp would need a repeated group, which takes a stack frame for
 * each label and overflows on a long name.
 */

/** True for labels of letters, digits and inner hyphens, separated by dots. The last label begins with a letter. */
export function isHostname(text: string): boolean {
  return (
    /^[-A-Za-z0-9.]+$/.test(text) &&
    !/(?:^|\.)[-.]|-\.|-$/.test(text) &&
    /^[A-Za-z]/.test(text.slice(text.lastIndexOf(".") + 1))
  );
}
