/**
 * RFC 3986 §2.1, §7.3: a text as the next program reads it, with its escapes decoded once, and where each character
 * comes from.
 */
import { allMatches } from "./all-matches.ts";
import type { Stretch } from "./part.ts";

/** A text that stands for another one. */
export interface View {
  readonly text: string;
  /** Whether the character at an offset was escaped in the view before. */
  readonly isEncoded: (offset: number) => boolean;
  /** Maps a stretch of the view to the original text. */
  readonly originOf: (stretch: Stretch) => Stretch;
}

/** The text itself. */
export function original(text: string): View {
  return { text, isEncoded: () => false, originOf: (stretch) => stretch };
}

/**
 * The view with each match of a global pattern replaced by one character. `undefined` if nothing matches, or if
 * `decode` gives no character for any match.
 */
function decodedView(
  view: View,
  pattern: RegExp,
  decode: (match: RegExpMatchArray) => string | undefined,
): View | undefined {
  const pieces: string[] = [];
  /** Where each decoded character is in the new view, and how much shorter it is up to and including it. */
  const places: number[] = [];
  const saved: number[] = [];
  let from = 0;
  let total = 0;
  for (const match of allMatches(view.text, pattern)) {
    const character = decode(match);
    if (character === undefined) continue;
    pieces.push(view.text.slice(from, match.index), character);
    places.push(match.index - total);
    total += match[0].length - 1;
    saved.push(total);
    from = match.index + match[0].length;
  }
  if (places.length === 0) return undefined;
  pieces.push(view.text.slice(from));
  const before = (offset: number): number => offset + (saved[countBelow(places, offset) - 1] ?? 0);
  return {
    text: pieces.join(""),
    isEncoded: (offset) => places[countBelow(places, offset)] === offset,
    originOf: ([start, end]) => view.originOf([before(start), before(end)]),
  };
}

/** How many of these sorted numbers are below an offset. */
function countBelow(sorted: readonly number[], offset: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Triplets of ASCII that are not controls, and those of white space. */
const TRIPLET = /%(?:0[9AD]|[2-7][\dA-F])/gi;

/** The view with its triplets decoded once (RFC 3986 §2.1). */
export function percentDecoded(view: View): View | undefined {
  return view.text.includes("%")
    ? decodedView(view, TRIPLET, ([triplet]) => String.fromCharCode(Number.parseInt(triplet.slice(1), 16)))
    : undefined;
}

const NAMED: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["amp", "&"],
  ["apos", "'"],
  ["colon", ":"],
  ["commat", "@"],
  ["equals", "="],
  ["num", "#"],
  ["quest", "?"],
  ["quot", '"'],
  ["sol", "/"],
]);
const REFERENCE = /&(?:#(\d{1,7})|#x([\dA-F]{1,6})|([a-z]{3,6}));/gi;

/** The view with its character references of HTML decoded, as far as they are ASCII. */
export function htmlDecoded(view: View): View | undefined {
  return view.text.includes("&")
    ? decodedView(view, REFERENCE, ([, decimal, hexadecimal, name]) => {
        if (name !== undefined) return NAMED.get(name.toLowerCase());
        const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
        return code < 0x80 ? String.fromCharCode(code) : undefined;
      })
    : undefined;
}

const JSON_ESCAPE = /\\(?:u00([2-7][\dA-Fa-f])|x([2-7][\dA-Fa-f])|([/"'\\nrtbf]))/g;
const WHITE_SPACE = "nrtbf";

/**
 * The view with its escapes of JSON decoded (RFC 8259 §7). Without a double quote, the text has no string of JSON: then
 * a "\" before a letter is a character of its own, as in `DOMAIN\name`.
 */
export function jsonDecoded(view: View): View | undefined {
  if (!view.text.includes("\\")) return undefined;
  const hasStrings = view.text.includes('"');
  return decodedView(view, JSON_ESCAPE, ([, unicode, octet, character]) => {
    if (character === undefined) return String.fromCharCode(Number.parseInt(unicode ?? octet ?? "", 16));
    if (character === "/") return "/";
    if (!hasStrings) return undefined;
    return WHITE_SPACE.includes(character) ? " " : character;
  });
}
