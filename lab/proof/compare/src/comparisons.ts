/** Pairs of URIs to compare. */
import type { Random } from "./random.ts";
import { respell } from "./respelling.ts";
import { escaped, word } from "./texts.ts";

export interface Comparison {
  readonly a: string;
  readonly b: string;
  readonly kind: Kind;
}

/** The second text is the first, a respelling of it, or differs in a path segment or in the value of a parameter. */
export type Kind = "same" | "respelled" | "different";

/** How the second text is made, each way for a third of the pairs. */
const seconds: readonly (readonly [Kind, (uri: string, random: Random) => string])[] = [
  ["same", (uri) => uri],
  ["respelled", respell],
  ["different", different],
];

/** Makes a pair for each URI, which must be in normal form. Shuffled, so that no kind of pair is predictable. */
export function makeComparisons(uris: readonly string[], random: Random): readonly Comparison[] {
  const comparisons = uris.map((uri, i) => {
    const [kind, make] = seconds[i % seconds.length] as (typeof seconds)[number];
    const second = make(uri, random);
    return random.once(2) ? { a: uri, b: second, kind } : { a: second, b: uri, kind };
  });
  return random.shuffled(comparisons);
}

/** The URI with a different path segment or parameter value; for a URN and the like, with a different part. */
function different(uri: string, random: Random): string {
  const [start = ""] = /^[^:]+:(?:\/\/[^/?#]*)?/u.exec(uri) ?? [];
  const [pathAndQuery = ""] = uri.slice(start.length).split("#", 1);
  const parts = [...pathAndQuery.matchAll(/(?<=[/:])[^/:?]+|(?<==)[^&]+/gu)];
  if (parts.length === 0) return `${uri}${word(random)}`;
  const { index, 0: part } = random.pick(parts);
  const place = start.length + index;
  for (;;) {
    const other = part.replaceAll(/(?:%..)+|[A-Za-z\d]+/gu, (piece) => likeIt(piece, random));
    if (other !== part) return uri.slice(0, place) + other + uri.slice(place + part.length);
  }
}

/** Replaces a number by a number, and a word by a word. */
function likeIt(piece: string, random: Random): string {
  if (piece.startsWith("%")) return escaped(random);
  if (/^\d+$/u.test(piece)) return random.join(piece.length, "", () => String(random.below(10)));
  return /^[\da-f]+$/u.test(piece) ? random.hex(piece.length) : word(random);
}
