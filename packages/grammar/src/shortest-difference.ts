/** Two automata accept the same texts exactly if no text leads the two to states of which only one accepts. */
import { type Automaton, lettersOf } from "./automaton.ts";

/** The shortest text of code units that only one of two automata accepts; `undefined` if there is none. */
export function shortestDifference(one: Automaton, other: Automaton): string | undefined {
  const letters = lettersOf(one, other).filter((letter) => letter.length === 1);
  const width = other.stateCount;
  const seen = new Uint8Array(one.stateCount * width);
  seen[0] = 1;
  const reached: { readonly state: number; readonly before: number; readonly letter: string }[] = [
    { state: 0, before: -1, letter: "" },
  ];
  // The list grows during the loop, by length of the text.
  for (const [index, { state }] of reached.entries()) {
    const [first, second] = [Math.floor(state / width), state % width];
    if (one.isAccepting(first) !== other.isAccepting(second)) return textTo(index);
    for (const letter of letters) {
      const code = letter.charCodeAt(0);
      const next = one.next(first, code) * width + other.next(second, code);
      if (seen[next] === 1) continue;
      seen[next] = 1;
      reached.push({ state: next, before: index, letter });
    }
  }
  return undefined;

  function textTo(last: number): string {
    const found: string[] = [];
    for (let index = last; index > 0; index = (reached[index] as (typeof reached)[number]).before) {
      found.push((reached[index] as (typeof reached)[number]).letter);
    }
    return found.reverse().join("");
  }
}
