/** All results of one run. */
import type { BundleSize } from "./bundle-sizes.ts";
import type { ColdStart } from "./command/cold-start.ts";
import type { Trials } from "./command/trial.ts";
import type { JobStanding } from "./jobs/run-jobs.ts";
import type { NodeColumn } from "./node-columns.ts";
import type { Settings } from "./settings.ts";
import type { Start } from "./starts.ts";
import type { Standing } from "../../../proof/compare/src/standings.ts";

export interface CorpusSummary {
  readonly name: string;
  readonly texts: number;
  /** In characters, as the next two. */
  readonly shortest: number;
  readonly mean: number;
  readonly longest: number;
  readonly example: string;
}

export interface Report {
  readonly settings: Settings;
  readonly corpora: readonly CorpusSummary[];
  readonly standings: readonly Standing[];
  /** The oldest version of Node first. The version of this process is one of them, measured as the others are. */
  readonly columns: readonly NodeColumn[];
  readonly jobs: readonly JobStanding[];
  readonly sizes: readonly BundleSize[];
  readonly trials: Trials;
  readonly starts: readonly ColdStart[];
  /** The oldest version of Node first. */
  readonly beginnings: readonly Start[];
}
