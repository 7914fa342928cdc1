/** RFC 3986 §4.5: suffix references, such as "www.example.com/a". */

const WWW = /www\.[a-z0-9]/gi;
/** What may stand directly before one. After "@", "/" or "\", it is part of something else. */
const BEFORE = /[\s<>("'[{*_,;|]|[^\0-\x7F]/;

/** Returns the offset of the next "www." that begins a host, or -1. */
export function nextWww(text: string, from: number): number {
  WWW.lastIndex = from;
  for (let found = WWW.exec(text); found !== null; found = WWW.exec(text)) {
    const { index } = found;
    if (index === 0 || BEFORE.test(text[index - 1] as string)) return index;
  }
  return -1;
}
