/** RFC 3986 §3.5, §4.4 and §5.1: a URI without its fragment, as used to identify and compare documents. */
/** Returns the text of a reference up to its "#". */
export function withoutFragment(text: string): string {
  const end = text.indexOf("#");
  return end === -1 ? text : text.slice(0, end);
}
