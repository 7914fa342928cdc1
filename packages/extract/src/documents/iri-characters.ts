/** RFC 3987 §2.2: the characters outside of ASCII that an IRI may have. */
import { isIprivate, isUcschar } from "@std66/resolve/internal";

/** Replaces each of these characters where it may stand: `iprivate` in a query alone. Others stay, such as U+FFFD. */
export function replaceIriCharacters(iri: string, replaced: (character: string) => string): string {
  const fragment = iri.indexOf("#");
  const end = fragment === -1 ? iri.length : fragment;
  const query = iri.indexOf("?");
  const start = query === -1 || query > end ? end : query;
  return iri.replace(/[^\0-\x7f]/gu, (character, offset: number) => {
    const code = character.codePointAt(0) as number;
    const isInQuery = offset >= start && offset < end;
    return isUcschar(code) || (isInQuery && isIprivate(code)) ? replaced(character) : character;
  });
}
