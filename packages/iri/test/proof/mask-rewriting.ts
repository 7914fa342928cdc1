// What `masked` does, as a machine that reads one code unit at a time (RFC 3987 §2.2): written by hand from the RFC.
// Its test tries the two on the same texts.

import { type Rewriting, automatonOf, rfc3987 } from "@std66/grammar";

const ucschar = automatonOf(rfc3987, "ucschar");
const iprivate = automatonOf(rfc3987, "iprivate");

const TILDE = 0x7e;
/** The low surrogate of the last two characters of a plane, which are no characters. */
const LAST_OF_PLANE = 0xdffe;

const [PATH, QUERY, FRAGMENT] = [0, 1, 2];
const [BEFORE_LITERAL, IN_LITERAL, AFTER_LITERAL] = [0, 1, 2];

/** Where the text is, and the high surrogate that it has just read, or 0. */
interface Place {
  readonly part: number;
  readonly literal: number;
  readonly high: number;
}

export const maskRewriting: Rewriting = {
  firsts: [
    ...surrogateFirsts(),
    ...Array.from("?#[]", (each) => each.charCodeAt(0)).flatMap((code) => [code, code + 1]),
  ],
  start: numberOf({ part: PATH, literal: BEFORE_LITERAL, high: 0 }),
  kindOf(code) {
    if (isHigh(code)) return `high ${alike(code)}`;
    if (isLow(code)) return `low ${code < LAST_OF_PLANE}`;
    return [PATH, QUERY].map((part) => isMasked(code, { part, literal: BEFORE_LITERAL, high: 0 })).join();
  },
  alike: { from: 0xd800, to: 0xdfff },
  next(state, code) {
    const { part, literal, high } = placeOf(state);
    const plain = { part, literal, high: 0 };
    if (isLow(code) && high > 0) {
      const pair = 0x1_0000 + (high - 0xd800) * 0x400 + (code - 0xdc00);
      const written = isMasked(pair, plain) ? [TILDE, TILDE] : [high, code];
      return { state: numberOf(plain), written };
    }
    const before = high > 0 ? [high] : [];
    if (isHigh(code)) return { state: numberOf({ part, literal, high: alike(code) }), written: before };
    const written = [...before, isMasked(code, plain) ? TILDE : code];
    return { state: numberOf({ ...after(code, plain), high: 0 }), written };
  },
  atEnd(state) {
    const { high } = placeOf(state);
    return high > 0 ? [high] : [];
  },
};

/** The next place: the first "?" and "#" begin a query and a fragment, the first "[" a literal. */
function after(code: number, { part, literal }: Place): { readonly part: number; readonly literal: number } {
  const character = String.fromCharCode(code);
  if (character === "[" && literal === BEFORE_LITERAL) return { part, literal: IN_LITERAL };
  if (character === "]" && literal === IN_LITERAL) return { part, literal: AFTER_LITERAL };
  if (character === "?" && part === PATH) return { part: QUERY, literal };
  return { part: character === "#" ? FRAGMENT : part, literal };
}

function isMasked(code: number, { part, literal }: Place): boolean {
  if (literal === IN_LITERAL) return false;
  const character = String.fromCodePoint(code);
  return ucschar.accepts(character) || (part === QUERY && iprivate.accepts(character));
}

/** The first of each interval of surrogates that make the same kinds of pairs, and of all other code units. */
function surrogateFirsts(): readonly number[] {
  const firsts = new Set([0xd800, 0xdc00, LAST_OF_PLANE, 0xe000]);
  for (const first of [...ucschar.firsts, ...iprivate.firsts]) {
    if (first <= 0xffff) firsts.add(first);
    // A plane ends within the last high surrogate of it.
    else for (const high of [0xd800 + ((first - 0x1_0000) >> 10)]) firsts.add(high).add(high + 1);
  }
  return [...firsts];
}

const firstOfKind = new Map<string, number>();

/** One high surrogate for all of a kind, whose pairs with the first and the last low one are masked alike. */
function alike(high: number): number {
  const first = 0x1_0000 + (high - 0xd800) * 0x400;
  const places = [PATH, QUERY].map((part) => ({ part, literal: BEFORE_LITERAL, high: 0 }));
  const kind = places.flatMap((place) => [isMasked(first, place), isMasked(first + 0x3ff, place)]).join();
  const known = firstOfKind.get(kind) ?? high;
  firstOfKind.set(kind, known);
  return known;
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

function numberOf({ part, literal, high }: Place): number {
  return part + literal * 3 + high * 9;
}

function placeOf(state: number): Place {
  return { part: state % 3, literal: Math.floor(state / 3) % 3, high: Math.floor(state / 9) };
}
