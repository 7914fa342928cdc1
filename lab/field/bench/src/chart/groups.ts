/** The charts of the page: one for each group of operations. */
import type { Group } from "../../../../proof/compare/src/operation.ts";
import type { Standing } from "../../../../proof/compare/src/standings.ts";
import { drawing } from "./drawing.ts";

export interface Chart {
  /** The name of its file in docs/evidence/benchmarks/. */
  readonly file: string;
  /** What the page says instead, where the image is not seen. */
  readonly alternative: string;
  readonly svg: string;
}

const TITLES: Readonly<Record<Group, string>> = {
  validate: "Validate",
  parse: "Parse",
  resolve: "Resolve",
  normalize: "Normalize",
  equivalent: "Compare",
  extract: "Extract",
  audit: "Audit",
  iri: "IRIs",
  parameters: "Parameters",
};

export function charts(standings: readonly Standing[]): readonly Chart[] {
  return Object.entries(TITLES).map(([group, title]) => {
    const heading = `${title}: how many times faster std66 is`;
    const own = standings.filter((standing) => standing.group === group);
    return { file: `${group}.svg`, alternative: heading, svg: drawing(heading, own) };
  });
}
