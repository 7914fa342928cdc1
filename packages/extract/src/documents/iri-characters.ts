/** RFC 3987 §2.2: the characters outside of ASCII that an IRI may have. */

/** Wherever `unreserved` may stand. */
const UCSCHAR =
  /[\xA0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF\u{10000}-\u{1FFFD}\u{20000}-\u{2FFFD}\u{30000}-\u{3FFFD}\u{40000}-\u{4FFFD}\u{50000}-\u{5FFFD}\u{60000}-\u{6FFFD}\u{70000}-\u{7FFFD}\u{80000}-\u{8FFFD}\u{90000}-\u{9FFFD}\u{A0000}-\u{AFFFD}\u{B0000}-\u{BFFFD}\u{C0000}-\u{CFFFD}\u{D0000}-\u{DFFFD}\u{E1000}-\u{EFFFD}]/gu;
/** In a query alone. */
const IPRIVATE = /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu;

/** Replaces each of these characters where it may stand. Others stay, such as U+FFFD. */
export function replaceIriCharacters(iri: string, replaced: (character: string) => string): string {
  const fragment = iri.indexOf("#");
  const end = fragment === -1 ? iri.length : fragment;
  const before = iri.slice(0, end);
  const query = before.indexOf("?");
  const start = query === -1 ? end : query;
  const text = before.slice(0, start) + before.slice(start).replace(IPRIVATE, replaced) + iri.slice(end);
  return text.replace(UCSCHAR, replaced);
}
