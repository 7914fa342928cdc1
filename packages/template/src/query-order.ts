/**
 * RFC 6570 §3.2.8 and §3.2.9: the pairs of a query in the order of the template. RFC 3986 §3.4 gives their order no
 * meaning and no name; most programs that read them ignore it.
 */
import type { Expression, Part } from "./parse-parts.ts";

/** How `match` reads the pairs of a query. */
export type QueryMatching = "as-written" | "any-order" | "with-others";

/** A place for pairs in the query of a template: one literal pair, or all pairs of a name. */
interface Place {
  readonly literal?: string;
  readonly name?: string;
  /**
   * Of pairs with one name, a place takes one in this order, and a map, or else the last place, all that are left: an
   * expression that is the value of a literal name, a variable, one that is exploded, whose map may have pairs of any
   * name.
   */
  readonly turn?: 0 | 1 | 2;
}

/** The places in the order of the template; `undefined` if an expression may hold a "?" or is not a pair. */
export function placesOf(parts: readonly Part[]): readonly Place[] | undefined {
  const places: Place[] = [];
  let isInQuery = false;
  /** A pair that is written with literals; `hasExpression`: as its value. */
  let pair: string | undefined;
  let hasExpression = false;
  const finish = (): boolean => {
    // An expression is a value, at the end of its pair.
    if (pair !== undefined) places.push(hasExpression ? { name: nameOf(pair), turn: 0 } : { literal: pair });
    const isPair = !hasExpression || (pair as string).includes("=");
    pair = undefined;
    hasExpression = false;
    return isPair;
  };
  for (const part of parts) {
    if (typeof part === "string") {
      const hash = part.indexOf("#");
      const text = hash === -1 ? part : part.slice(0, hash);
      const mark = isInQuery ? -1 : text.indexOf("?");
      if (isInQuery || mark !== -1) {
        const pieces = text.slice(mark + 1).split("&");
        // What follows an expression directly belongs to its last pair.
        if (isInQuery && pair === undefined && pieces[0] !== "") return undefined;
        for (const [index, piece] of pieces.entries()) {
          if (index > 0 && !finish()) return undefined;
          if (hasExpression && piece !== "") return undefined;
          if (index === 0 && isInQuery && pair === undefined) continue;
          pair = (pair ?? "") + piece;
        }
        isInQuery = true;
      }
      if (hash !== -1) return finish() ? places : undefined;
      continue;
    }
    const { operator, allowsReserved } = part.behavior;
    if (operator === "#") return finish() ? places : undefined;
    if (allowsReserved) return undefined;
    if (operator === "?" ? isInQuery : operator === "&" && !isInQuery) return undefined;
    if (operator === "?" || operator === "&") {
      if (!finish()) return undefined;
      places.push(...placesOfExpression(part));
      isInQuery = true;
    } else if (isInQuery) {
      if (operator !== "" || pair === undefined || hasExpression) return undefined;
      hasExpression = true;
    }
  }
  return finish() ? places : undefined;
}

function placesOfExpression({ variables }: Expression): Place[] {
  return variables.map(({ name, modifier }) => ({ name, turn: modifier === "*" ? 2 : 1 }));
}

/**
 * Returns a text with the pairs of its query in the order of the template. Pairs that the template does not name are
 * those of a map; if there is none, they follow the others. With `dropsOthers`, they are left out. `undefined` if a
 * name has more pairs than places.
 */
export function inTemplateOrder(text: string, places: readonly Place[], dropsOthers: boolean): string | undefined {
  const [, before = "", query, after = ""] = /^([^?#]*)(\?[^#]*)?([^]*)$/.exec(text) ?? [];
  if (query === undefined) return text;
  const found: string[][] = places.map(() => []);
  const byLiteral = placesBy(places, ({ literal }) => literal);
  const byName = placesBy(places, ({ name }) => name);
  const rest = dropsOthers ? -1 : places.findIndex(({ turn }) => turn === 2);
  // A literal pair also names its name: another value of it is no other pair, but may be one of a map.
  for (const [name, indices] of rest !== -1 ? [] : placesBy(places, ({ literal }) => literal && nameOf(literal))) {
    if (!byName.has(name)) byName.set(name, indices);
  }
  for (const indices of byName.values()) indices.sort((a, b) => turnOf(places[b]) - turnOf(places[a]));
  const others: string[] = [];
  const all = query.slice(1).split("&");
  // A variable in several places has one value, and a list or a map has the other pairs of its name.
  const values = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const pair of all) {
    const count = (counts.get(pair) ?? -(byLiteral.get(pair)?.length ?? 0)) + 1;
    counts.set(pair, count);
    const indices = byName.get(nameOf(pair)) ?? [];
    const hasList = turnOf(places[indices[0] as number]) === 2;
    const least = indices.length - (hasList ? 1 : 0);
    if (least > 1 && count === least && !values.has(nameOf(pair))) values.set(nameOf(pair), pair);
  }
  for (const pair of all) {
    const indices = byName.get(nameOf(pair));
    const isOther = (values.get(nameOf(pair)) ?? pair) !== pair;
    // Without a map for all others, those of a name with one value are of its list, which is first.
    const listed = rest === -1 ? indices?.[0] : rest;
    const index = byLiteral.get(pair)?.pop() ?? (isOther ? listed : nextOf(indices, rest)) ?? rest;
    if (index !== -1) {
      const taken = found[index] as string[];
      // One pair too many.
      if (taken.length > 0 && places[index]?.turn !== 2) return undefined;
      taken.push(pair);
    } else if (!dropsOthers) others.push(pair);
  }
  const pairs = [...found.flat(), ...others];
  return before + (pairs.length === 0 ? "" : `?${pairs.join("&")}`) + after;
}

/** The indices of places by a key, the last one first. */
function placesBy(places: readonly Place[], keyOf: (place: Place) => string | undefined): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (let index = places.length - 1; index >= 0; index--) {
    const key = keyOf(places[index] as Place);
    if (key === undefined) continue;
    const indices = found.get(key);
    if (indices === undefined) found.set(key, [index]);
    else indices.push(index);
  }
  return found;
}

function nameOf(pair: string): string {
  return pair.split("=", 1)[0] as string;
}

function turnOf(place: Place | undefined): number {
  return place?.turn ?? 0;
}

/** The next place, which is last in the list. The last one that is left stays, unless a map takes the rest. */
function nextOf(indices: number[] | undefined, rest: number): number | undefined {
  return indices !== undefined && (indices.length > 1 || rest !== -1) ? indices.pop() : indices?.[0];
}
