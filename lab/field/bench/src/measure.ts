/** Runs all measurements once. */
import { bundleSizes } from "./bundle-sizes.ts";
import { coldStarts } from "./command/cold-start.ts";
import { runTrials } from "./command/trial.ts";
import { type Corpus, makeCorpora } from "../../../proof/compare/src/corpora.ts";
import { runJobs } from "./jobs/run-jobs.ts";
import { inOrder, measureOn } from "./node-columns.ts";
import { operations } from "./operations.ts";
import { runRaces } from "./races.ts";
import type { CorpusSummary, Report } from "./report.ts";
import type { Settings } from "./settings.ts";
import { startOn } from "./starts.ts";

/**
 * @param nodes the programs of other versions of Node; without any, the race beside all contenders is the only one
 * @param say reports the next step
 */
export async function measure(
  settings: Settings,
  nodes: readonly string[],
  say: (progress: string) => void,
): Promise<Report> {
  const all = [process.execPath, ...nodes];
  // The commands first: starting a child takes longer from a process that has grown.
  say("cold starts");
  const starts = coldStarts(settings);
  say("imports and first calls");
  const beginnings = all.map(startOn);
  say("the command");
  const trials = runTrials(settings);
  const alone = nodes.length === 0 ? [] : all;
  const columns = alone.map((node, place) => {
    say(`\`URL\` alone: ${place + 1} of ${all.length} versions of Node`);
    return measureOn(node, settings);
  });
  const corpora = makeCorpora(settings.texts);
  const standings = runRaces(operations, corpora, settings, say);
  const jobs = runJobs(settings, say);
  say("bundle sizes");
  const sizes = await bundleSizes();
  return {
    settings,
    corpora: corpora.map(summary),
    standings,
    columns: alone.length === 0 ? [{ version: process.versions.node, standings }] : inOrder(columns),
    jobs,
    sizes,
    trials,
    starts,
    beginnings: inOrder(beginnings),
  };
}

function summary({ name, texts }: Corpus): CorpusSummary {
  const lengths = texts.map(({ length }) => length);
  const [example = ""] = texts;
  return {
    name,
    texts: texts.length,
    shortest: Math.min(...lengths),
    mean: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    longest: Math.max(...lengths),
    example: example.length > 70 ? `${example.slice(0, 70)}…` : example,
  };
}
