/** Runs all measurements once. */
import { bundleSizes } from "./bundle-sizes.ts";
import { coldStarts } from "./command/cold-start.ts";
import { runTrials } from "./command/trial.ts";
import { type Corpus, makeCorpora } from "./corpora.ts";
import { operations } from "./operations.ts";
import { prepareRace, runRace } from "./race.ts";
import type { CorpusSummary, Report } from "./report.ts";
import type { Settings } from "./settings.ts";
import { standingOf } from "./standings.ts";

/** @param say reports the next step */
export async function measure(settings: Settings, say: (progress: string) => void): Promise<Report> {
  // The commands first: starting a child takes longer from a process that has grown.
  say("cold starts");
  const starts = coldStarts(settings);
  say("the command");
  const trials = runTrials(settings);
  say("answers, and warming up");
  const corpora = makeCorpora(settings.texts);
  const races = operations.map((operation) => prepareRace(operation, corpora, settings));
  for (const race of races) {
    say(race.operation.title);
    globalThis.gc?.();
    runRace(race, settings);
  }
  say("bundle sizes");
  const sizes = await bundleSizes();
  return { settings, corpora: corpora.map(summary), standings: races.map(standingOf), sizes, trials, starts };
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
