/** RFC 3986 Appendix C: the delimiter that closes what is opened directly before a URI, as a person reads it. */
import { LOOKBEHIND } from "./scheme-start.ts";
import { isLinkEnd } from "./terminal.ts";

/** The opening delimiters, each with what closes it. */
const CLOSING: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["<", ">"],
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
  ["|", "|"],
  ["*", "*"],
  ["“", "”"],
  ["„", "“”"],
  ["”", "”"],
  ["«", "»"],
  ["»", "«»"],
  ["‹", "›"],
  ["›", "‹›"],
  ["‘", "’"],
  ["‚", "‘’"],
  ["’", "’"],
  ["「", "」"],
  ["『", "』"],
  ["【", "】"],
  ["〈", "〉"],
  ["《", "》"],
  ["〔", "〕"],
  ["〖", "〗"],
  ["（", "）"],
  ["［", "］"],
  ["｛", "｝"],
  ["＜", "＞"],
  ["｢", "｣"],
]);

/** Those that HTML writes as character references. */
const ENTITY = /&(?:lt|quot|apos|#3[49]|#x2[27]);$/i;

/** Whether the delimiter at `index` closes the one before `start`. */
export function closingAt(text: string, index: number, start: number): boolean {
  const before = text.charAt(start - 1);
  if (CLOSING.get(before)?.includes(text.charAt(index)) === true) return true;
  if (before !== ";") return false;
  if (text[index] !== "&") return isLinkEnd(text, index, start);
  const opening = ENTITY.exec(text.slice(Math.max(0, start - LOOKBEHIND), start))?.[0].toLowerCase();
  return (
    opening !== undefined &&
    text
      .slice(index, index + LOOKBEHIND)
      .toLowerCase()
      .startsWith(opening.replace("&lt;", "&gt;"))
  );
}
