/** RFC 3986 §6.2: the text after each rung of the ladder. */
import { type Rung, normalize } from "@std66/normalize";

/** The rungs that need only the text, in order, each with its section. */
const SECTIONS: readonly (readonly [rung: Rung, section: string])[] = [
  ["case", "6.2.2.1"],
  ["percent-encoding", "6.2.2.2"],
  ["dot-segments", "6.2.2.3"],
  ["scheme", "6.2.3"],
];

/** The effect of a rung on a text. */
export interface Step {
  readonly rung: Rung;
  /** In RFC 3986, such as `6.2.2.1`. */
  readonly section: string;
  readonly before: string;
  readonly after: string;
}

/** The text after each of the given rungs. */
export function stepsOf(input: string, rungs: readonly Rung[] | undefined): readonly Step[] {
  const taken: Rung[] = [];
  let before = input;
  const steps: Step[] = [];
  for (const [rung, section] of SECTIONS) {
    if (rungs !== undefined && !rungs.includes(rung)) continue;
    taken.push(rung);
    const after = String(normalize(input, { rungs: taken }));
    steps.push({ rung, section, before, after });
    before = after;
  }
  return steps;
}

/** The section of RFC 3986 that defines a rung, such as `6.2.2.1`. */
export function sectionOf(rung: Rung): string {
  return SECTIONS.find(([name]) => name === rung)?.[1] ?? "6.2.1";
}
