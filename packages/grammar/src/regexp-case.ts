/**
 * ECMAScript, "Canonicalize": the code units that a regexp with the flag `i`, and without `u` or `v`, takes for one.
 */
import type { Range } from "./code-units.ts";

/** By the first of each set, the code units that are equal under `i`. */
let sets: ReadonlyMap<number, readonly number[]> | undefined;

/** The ranges, with each code unit that is equal to one of theirs. */
export function foldedRanges(ranges: readonly Range[]): readonly Range[] {
  sets ??= equalUnits();
  const folded = [...ranges];
  for (const equal of sets.values()) {
    if (!equal.some((code) => ranges.some(({ from, to }) => from <= code && code <= to))) continue;
    folded.push(...equal.map((code) => ({ from: code, to: code })));
  }
  return folded;
}

function equalUnits(): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (let code = 0; code <= 0xffff; code++) {
    const canonical = canonicalize(code);
    const equal = found.get(canonical) ?? [];
    equal.push(code);
    found.set(canonical, equal);
  }
  return new Map([...found].filter(([, equal]) => equal.length > 1));
}

/** Canonicalize(rer, ch): no code unit of ASCII stands for one outside of it. */
function canonicalize(code: number): number {
  const upper = String.fromCharCode(code).toUpperCase();
  const canonical = upper.charCodeAt(0);
  return upper.length !== 1 || (code >= 0x80 && canonical < 0x80) ? code : canonical;
}
