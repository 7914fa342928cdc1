/** Races operations, in this process. */
import type { Corpus } from "../../../proof/compare/src/corpora.ts";
import type { AnyOperation } from "../../../proof/compare/src/operation.ts";
import { prepareRace, runRace } from "../../../proof/compare/src/race.ts";
import type { Settings } from "./settings.ts";
import { type Standing, standingOf } from "../../../proof/compare/src/standings.ts";

/** @param say reports the next step */
export function runRaces(
  operations: readonly AnyOperation[],
  corpora: readonly Corpus[],
  settings: Settings,
  say: (progress: string) => void,
): readonly Standing[] {
  say("answers, and warming up");
  const races = operations.map((operation) => prepareRace(operation, corpora, settings));
  for (const race of races) {
    say(race.operation.title);
    globalThis.gc?.();
    runRace(race, settings);
  }
  return races.map(standingOf);
}
