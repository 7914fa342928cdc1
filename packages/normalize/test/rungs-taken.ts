// The rungs that need only the text and the rules of its scheme, and every subset of them.

import type { Rung } from "../src/index.ts";

export const ladder = ["case", "percent-encoding", "dot-segments", "scheme"] as const satisfies readonly Rung[];

/** All 16 subsets, each in the order of the ladder. */
export const subsets: readonly (readonly Rung[])[] = Array.from({ length: 16 }, (_, bits) =>
  ladder.filter((_rung, index) => (bits & (1 << index)) !== 0),
);
