/** Lists where std66 takes longer than another contender, with the reasons. Derived from the figures, so that none is forgotten. */
import { type LossReasons, lossReasons } from "./loss-reasons.ts";
import { ratioToUrl } from "./node-columns.ts";
import { isUrl } from "./operation.ts";
import type { Report } from "./report.ts";

export interface SlowerOperation {
  readonly operation: string;
  readonly corpus: string;
  readonly contender: string;
  /** How many times faster std66 is, for each of the report's columns; `undefined` if it was not measured there. */
  readonly ratios: readonly (number | undefined)[];
  readonly reason: string | undefined;
}

/** A loss on any version of Node is a loss. */
export function slowerOperations(
  { standings, columns }: Pick<Report, "standings" | "columns">,
  reasons: LossReasons = lossReasons,
): readonly SlowerOperation[] {
  return standings.flatMap((standing) =>
    standing.corpora.flatMap(({ corpus, ratios: own }) =>
      own.flatMap(({ contender, ratio }) => {
        const ratios = columns.map((column) => {
          if (column.standings === standings) return ratio?.median;
          return isUrl(contender) ? ratioToUrl(column, standing.title, corpus)?.median : undefined;
        });
        if (!ratios.some((each) => each !== undefined && each < 1)) return [];
        return [{ operation: standing.title, corpus, contender, ratios, reason: reasons[standing.title]?.[corpus] }];
      }),
    ),
  );
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
