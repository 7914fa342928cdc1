/**
 * node race-two.mjs PLACE FIRST SECOND: races two builds of the operation at that place, and prints how many times
 * longer the first takes. Each race has a process of its own, as what V8 does to a function differs from process to
 * process.
 */
import { pathToFileURL } from "node:url";
import { makeCorpora } from "./corpora.ts";
import type { AnyOperation, Contender } from "./operation.ts";
import { type RaceSettings, prepareRace, runRace } from "./race.ts";
import { standingOf } from "./standings.ts";

export interface Outcome {
  /** Of the least times, in the mean over corpora: a busy machine can only make times longer. */
  readonly ratio: number;
  readonly corpora: readonly { readonly corpus: string; readonly ratio: number }[];
}

/** Short batches, so that some of them are not interrupted by other programs. */
const settings: RaceSettings = { texts: 200, rounds: 61, batchMilliseconds: 0.5, warmUpMilliseconds: 50 };

const [place = "0", ...builds] = process.argv.slice(2);
const [first, second] = await Promise.all(builds.map((path) => operationIn(path, Number(place))));
if (first === undefined || second === undefined) throw new Error(`no operation at ${place} of ${builds.join(" and ")}`);
process.stdout.write(JSON.stringify(race(first, second)));

/** @param path of a bundle of operations.ts and of the packages that it measures */
async function operationIn(path: string, index: number): Promise<AnyOperation | undefined> {
  const { operations } = (await import(pathToFileURL(path).href)) as typeof import("./operations.ts");
  return operations[index];
}

function race(one: AnyOperation, other: AnyOperation): Outcome {
  const operation: AnyOperation = {
    ...other,
    // The tests and the bench check answers. The older build may have a fault that has been repaired since.
    isRight: () => true,
    contenders: [named(other, "second"), named(one, "first")],
  };
  const prepared = prepareRace(operation, makeCorpora(settings.texts), settings);
  globalThis.gc?.();
  runRace(prepared, settings);
  const { overall, corpora } = standingOf(prepared);
  return {
    ratio: overall[0]?.ofLeast ?? Number.NaN,
    corpora: corpora.map(({ corpus, ratios }) => ({ corpus, ratio: ratios[0]?.ratio?.median ?? Number.NaN })),
  };
}

function named({ contenders: [ours] }: AnyOperation, name: string): Contender<never> {
  return { ...ours, name };
}
