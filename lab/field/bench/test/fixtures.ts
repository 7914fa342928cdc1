// Figures that the tests of the page and its charts share.

import type { Standing } from "../../../proof/compare/src/standings.ts";
import type { Spread } from "../../../proof/compare/src/statistics.ts";

export const faster: Spread = { median: 2, low: 1, high: 3 };
export const slower: Spread = { median: 0.5, low: 0.4, high: 0.6 };

/** @param ratios of the corpus `links`, by contender; undefined for one that did not run */
export function standing(title: string, ratios: Readonly<Record<string, Spread | undefined>>): Standing {
  const entries = Object.entries(ratios);
  return {
    title,
    group: "parse",
    says: "",
    corpora: [
      {
        corpus: "links",
        nanoseconds: { median: 1, least: 1 },
        ratios: entries.map(([contender, ratio]) => ({ contender, ratio })),
      },
    ],
    overall: entries.map(([contender, ratio]) => ({ contender, ratio, corpora: 1, ofLeast: 1 })),
    remarks: [],
  };
}
