// Generates pairs of references that are equivalent at some rung, or nearly so.

import fc from "fast-check";
import { type Rung, normalize } from "../src/index.ts";
import { references } from "./references.ts";
import { nearMisses, respellings } from "./respellings.ts";
import { subsets } from "./rungs-taken.ts";

export const anyRungs: fc.Arbitrary<readonly Rung[]> = fc.constantFrom(...subsets);
export const anyReferences = fc.oneof(
  { weight: 3, arbitrary: references },
  { weight: 1, arbitrary: respellings.map(([text]) => text) },
);
/** Half of the pairs are spellings of one URI; most of the others nearly are. */
export const pairs: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  { weight: 4, arbitrary: respellings.map(([a, b]) => [a, b] as const) },
  { weight: 2, arbitrary: nearMisses.map(([a, b]) => [a, b] as const) },
  { weight: 1, arbitrary: fc.tuple(anyReferences, anyReferences) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyReferences, anyRungs)
      .map(([text, rungs]) => [text, String(normalize(text, { rungs }))] as const),
  },
);
