/**
 * Unicode, UTF-16: code points as the code units of a JavaScript string, which a regexp without the flag `u`
 * reads one by one.
 */
import type { Element, Grammar } from "./abnf.ts";

/** Codes from `from` to `to`, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The same grammar, with a rule for each code unit: a character of two code units becomes a sequence of two. */
export function inCodeUnits(grammar: Grammar): Grammar {
  return new Map(Array.from(grammar, ([name, element]) => [name, elementInUnits(element)]));
}

function elementInUnits(element: Element): Element {
  switch (element.kind) {
    case "characters":
      return charactersInUnits(element.from, element.to);
    case "rule":
      return element;
    case "repetition":
      return { ...element, element: elementInUnits(element.element) };
  }
  return { kind: element.kind, elements: element.elements.map(elementInUnits) };
}

function charactersInUnits(from: number, to: number): Element {
  if (from <= 0xdfff && to >= 0xd800) throw new RangeError("a rule has a surrogate, which no character is");
  if (to <= 0xffff) return characters(from, to);
  const elements: Element[] = from <= 0xffff ? [characters(from, 0xffff)] : [];
  let first = Math.max(from, 0x1_0000);
  while (first <= to) {
    // The high surrogates that begin with all low ones go together: neighbors are one class of the automaton.
    const isWhole = first % 0x400 === 0 && to - first >= 0x3ff;
    const last = isWhole ? to - ((to + 1) % 0x400) : Math.min(to, first | 0x3ff);
    const low = isWhole ? characters(0xdc00, 0xdfff) : characters(lowOf(first), lowOf(last));
    elements.push({ kind: "concatenation", elements: [characters(highOf(first), highOf(last)), low] });
    first = last + 1;
  }
  return { kind: "alternatives", elements };
}

function characters(from: number, to: number): Element {
  return { kind: "characters", from, to };
}

function highOf(code: number): number {
  return 0xd800 + ((code - 0x1_0000) >> 10);
}

function lowOf(code: number): number {
  return 0xdc00 + (code & 0x3ff);
}
