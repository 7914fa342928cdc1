/** XML 1.0, sections 2.8 and 4.2: skips a document type declaration, and keeps the names of its entities. */

/** What ends a declaration, or begins what may hide its end. */
const MARK = /["'[\]>]|<!--|<\?|<!ENTITY[ \t\r\n]+([:A-Z_a-z\x80-\uFFFF][-.:\w\x80-\uFFFF]*)/g;

/** What ends that which a mark begins. */
const CLOSES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['"', '"'],
  ["'", "'"],
  ["<!--", "-->"],
  ["<?", "?>"],
]);

/** Returns the offset after the declaration at an offset, or -1 without an end, and adds its entities' names. */
export function doctypeEnd(xml: string, open: number, entities: Set<string>): number {
  const mark = new RegExp(MARK);
  mark.lastIndex = open + "<!DOCTYPE".length;
  let isInSubset = false;
  for (let found = mark.exec(xml); found !== null; found = mark.exec(xml)) {
    const [token, entity] = found;
    const close = CLOSES.get(token);
    if (entity !== undefined) entities.add(entity);
    else if (close !== undefined) {
      const end = xml.indexOf(close, mark.lastIndex);
      if (end === -1) return -1;
      mark.lastIndex = end + close.length;
    } else if (token === "[") isInSubset = true;
    else if (token === "]") isInSubset = false;
    else if (!isInSubset) return mark.lastIndex;
  }
  return -1;
}
