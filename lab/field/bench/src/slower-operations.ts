/**
 * Lists where std66 takes longer than another contender, with the reasons. Derived from the figures, so that none is
 * forgotten.
 */
import { type LossReasons, lossReasons } from "./loss-reasons.ts";
import type { NodeColumn } from "./node-columns.ts";
import type { Report } from "./report.ts";

export interface SlowerOperation {
  readonly operation: string;
  readonly corpus: string;
  readonly contender: string;
  /** How many times faster std66 is: beside all contenders, then in each of the report's columns. */
  readonly ratios: readonly number[];
  readonly reason: string | undefined;
}

/** A loss beside all contenders, or on any version of Node, is a loss. */
export function slowerOperations(
  { standings, columns }: Pick<Report, "standings" | "columns">,
  reasons: LossReasons = lossReasons,
): readonly SlowerOperation[] {
  return standings.flatMap((standing) =>
    standing.corpora.flatMap(({ corpus, ratios: own }) =>
      own.flatMap(({ contender, ratio }) => {
        const byNode = columns.map((column) => medianIn(column, { title: standing.title, corpus, contender }));
        const ratios = [ratio?.median, ...byNode].filter((each) => each !== undefined);
        if (!ratios.some((each) => each < 1)) return [];
        return [{ operation: standing.title, corpus, contender, ratios, reason: reasons[standing.title]?.[corpus] }];
      }),
    ),
  );
}

/** `undefined` if it was not measured there. */
export function medianIn(
  { standings }: NodeColumn,
  place: { readonly title: string; readonly corpus: string; readonly contender: string },
): number | undefined {
  const corpora = standings.find(({ title }) => title === place.title)?.corpora;
  const ratios = corpora?.find(({ corpus }) => corpus === place.corpus)?.ratios;
  return ratios?.find(({ contender }) => contender === place.contender)?.ratio?.median;
}

/** @returns the keys of reasons for what is no loss */
export function reasonsWithoutLoss(
  losses: readonly SlowerOperation[],
  reasons: LossReasons = lossReasons,
): readonly string[] {
  return Object.entries(reasons).flatMap(([operation, byCorpus]) =>
    Object.keys(byCorpus)
      .filter((corpus) => !losses.some((loss) => loss.operation === operation && loss.corpus === corpus))
      .map((corpus) => `${operation}, ${corpus}`),
  );
}
