/** What a chart says about an operation: a bar for each contender. */
import { figure } from "../../../../proof/compare/src/figures.ts";
import type { Standing } from "../../../../proof/compare/src/standings.ts";

interface CorpusRatio {
  readonly corpus: string;
  readonly ratio: number;
}

export interface Bar {
  readonly name: string;
  readonly mean: number;
  readonly corpora: readonly CorpusRatio[];
  /** Names the losses; empty if there are none. */
  readonly note: string;
}

/** Contenders that took part. */
export function barsOf({ overall, corpora }: Standing): readonly Bar[] {
  return overall.flatMap(({ contender, ratio }) => {
    if (ratio === undefined) return [];
    const own = corpora.flatMap(({ corpus, ratios }) => {
      const found = ratios.find((each) => each.contender === contender)?.ratio;
      return found === undefined ? [] : [{ corpus, ratio: found.median }];
    });
    return [{ name: contender, mean: ratio.median, corpora: own, note: noteOn(own) }];
  });
}

/** The same in words. */
export function sentenceOf(operation: string, bars: readonly Bar[]): string {
  const parts = bars.map(({ name, mean, note }) => `${name} ${figure(mean)}${note === "" ? "" : ` (${note})`}`);
  return `${operation}: ${parts.join(", ")}.`;
}

/** The two greatest losses, and the number of others. */
function noteOn(corpora: readonly CorpusRatio[]): string {
  const losses = corpora.filter(({ ratio }) => ratio < 1).toSorted((a, b) => a.ratio - b.ratio);
  if (losses.length === 0) return "";
  const named = losses.slice(0, 2).map(({ corpus, ratio }) => `${corpus} ${figure(ratio)}`);
  const others = losses.length > named.length ? ` and ${losses.length - named.length} more` : "";
  return `slower: ${named.join(", ")}${others}`;
}
