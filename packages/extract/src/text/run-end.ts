/** RFC 3986 Appendix A and C: where the characters of a URI end in running text. */
import { isHexdig, isPlain, ucscharEnd } from "./characters.ts";

const HASH = 0x23;
const PERCENT = 0x25;
const AMPERSAND = 0x26;
const APOSTROPHE = 0x27;
const OPEN = 0x28;
const CLOSE = 0x29;
const COMMA = 0x2c;
const SEMICOLON = 0x3b;
const OPEN_BRACKET = 0x5b;

/** An entity that stands for a delimiter, in a text taken from HTML. */
const ENTITY = /&(?:lt|gt|quot|nbsp|apos|#3[49]|#x2[27]);/iy;
/** A list without spaces: the next item is a URI. */
const NEXT_ITEM = /[,;](?:https?|ftp):\/\//iy;
/** RFC 3986 §3.2.2. What is inside is left to the parser. */
const OPEN_LITERAL = /\[[-._~!$&'()*+,;=:A-Za-z0-9]*/y;
const IP_LITERAL: RegExp = /* @__PURE__ */ new RegExp(`${OPEN_LITERAL.source}\\]`, "y");

/** The longest text that one of these patterns looks at from where the URI may end. */
export const LOOKAHEAD = 10;

/**
 * Returns the offset at which the characters of a URI end. `authority` is the offset of its authority, or -1. With
 * `quote`, the URI is in quotes, and only that code unit, or a character that a URI cannot have, ends it. Otherwise a
 * ")" ends it if nothing in it opened the bracket. With `iris`, those of an IRI.
 */
export function runEnd(
  text: string,
  [from, authority]: readonly [number, number],
  iris: boolean,
  quote?: number,
): number {
  let open = 0;
  let hasFragment = false;
  for (let i = from; ; i++) {
    const code = text.charCodeAt(i);
    if (isPlain(code)) continue;
    switch (code) {
      case HASH:
        if (hasFragment) return i;
        hasFragment = true;
        break;
      case PERCENT:
        if (!isHexdig(text, i + 1) || !isHexdig(text, i + 2)) return i;
        break;
      case APOSTROPHE:
        if (quote === APOSTROPHE) return i;
        break;
      case OPEN:
        open++;
        break;
      case CLOSE:
        if (open-- === 0 && quote === undefined) return i;
        break;
      case AMPERSAND:
        if (quote === undefined && matchEnd(ENTITY, text, i) !== -1) return i;
        break;
      case COMMA:
      case SEMICOLON:
        if (quote === undefined && matchEnd(NEXT_ITEM, text, i) !== -1) return i;
        break;
      case OPEN_BRACKET: {
        const end = isHostStart(text, i, authority) ? matchEnd(IP_LITERAL, text, i) : -1;
        if (end === -1) return i;
        i = end - 1;
        break;
      }
      default: {
        const end = iris ? ucscharEnd(text, i) : i;
        if (end === i) return i;
        i = end - 1;
      }
    }
  }
}

/** How far an IP literal was looked for, if one could begin at `index`, where a run ended; otherwise 0. */
export function literalLookedAt(text: string, index: number, authority: number): number {
  return text[index] === "[" && isHostStart(text, index, authority) ? matchEnd(OPEN_LITERAL, text, index) + 1 : 0;
}

/** Returns the offset after the entity at `index` that stands for a delimiter, or -1. */
export function entityEnd(text: string, index: number): number {
  return matchEnd(ENTITY, text, index);
}

/** Whether a host can begin at `index`: at the start of the authority, or after its userinfo. */
function isHostStart(text: string, index: number, authority: number): boolean {
  if (index === authority) return true;
  return authority !== -1 && text[index - 1] === "@" && authorityEnd(text, authority, index) === index;
}

/** Returns the offset at which the authority ends, at most `to` (RFC 3986 §3.2). */
export function authorityEnd(text: string, authority: number, to: number): number {
  for (let i = authority; i < to; i++) {
    const character = text[i];
    if (character === "/" || character === "?" || character === "#") return i;
  }
  return to;
}

/** Returns the offset after a match of a sticky pattern at `index`, or -1. */
export function matchEnd(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
