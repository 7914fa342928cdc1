/** The results of a race, as ratios: times of two runs, or of two moments, cannot be compared. */
import type { Group } from "./operation.ts";
import type { Lane, Race } from "./race.ts";
import { type Spread, geometricMean, quantile, spread } from "./statistics.ts";

interface Ratio {
  readonly contender: string;
  /** How many times faster std66 is, over the rounds; `undefined` if the contender did not run. */
  readonly ratio: Spread | undefined;
}

interface CorpusStanding {
  readonly corpus: string;
  /** The time of std66 for one input. */
  readonly nanoseconds: { readonly median: number; readonly least: number };
  readonly ratios: readonly Ratio[];
}

/** The geometric mean of each round's ratios over the corpora that the contender ran on, over the rounds. */
interface Overall extends Ratio {
  readonly corpora: number;
  /** The geometric mean of the ratios of the shortest times: a busy machine can only make times longer. */
  readonly ofLeast: number;
}

export interface Standing {
  readonly title: string;
  readonly group: Group;
  readonly says: string;
  readonly corpora: readonly CorpusStanding[];
  readonly overall: readonly Overall[];
  /** Sentences about contenders that answer differently, or are left out. */
  readonly remarks: readonly string[];
}

export function standingOf({ operation, lanes }: Race): Standing {
  const rivals = operation.contenders.slice(1).map(({ name }) => name);
  return {
    title: operation.title,
    group: operation.group,
    says: operation.says,
    corpora: lanes.map(([ours, ...others]) => corpusStanding(ours as Lane, others)),
    overall: rivals.map((name) => overall(name, lanes)),
    remarks: rivals.flatMap((name) => remarks(name, lanes)),
  };
}

function corpusStanding(ours: Lane, others: readonly Lane[]): CorpusStanding {
  const nanoseconds = ours.times.map((time) => (time / ours.texts) * 1e6);
  return {
    corpus: ours.corpus,
    nanoseconds: { median: quantile(nanoseconds, 0.5), least: Math.min(...nanoseconds) },
    ratios: others.map((lane) => ({
      contender: lane.contender,
      ratio: lane.out === undefined ? spread(ratiosOf(lane, ours)) : undefined,
    })),
  };
}

function overall(name: string, lanes: Race["lanes"]): Overall {
  const pairs = lanes.flatMap(([ours, ...others]) =>
    others
      .filter(({ contender, out }) => contender === name && out === undefined)
      .map((lane) => ({ lane, ours: ours as Lane })),
  );
  const perCorpus = pairs.map(({ lane, ours }) => ratiosOf(lane, ours));
  const rounds = perCorpus[0]?.map((_, round) => geometricMean(perCorpus.map((ratios) => ratios[round] ?? Number.NaN)));
  return {
    contender: name,
    corpora: pairs.length,
    ratio: rounds === undefined ? undefined : spread(rounds),
    ofLeast: geometricMean(pairs.map(({ lane, ours }) => Math.min(...lane.times) / Math.min(...ours.times))),
  };
}

/** Ratios round by round, as the two ran one after the other. */
function ratiosOf(lane: Lane, ours: Lane): readonly number[] {
  return lane.times.map((time, round) => time / (ours.times[round] ?? Number.NaN));
}

function remarks(name: string, lanes: Race["lanes"]): readonly string[] {
  const own = lanes.flat().filter(({ contender }) => contender === name);
  const wrong = own.filter((lane) => lane.out === undefined && lane.wrong > 0);
  const out = own.filter((lane) => lane.out !== undefined);
  const counted = wrong.map(({ corpus, wrong: count, texts }) => `${count} of ${texts} ${corpus}`);
  const left = out.map(({ corpus, out: reason }) => `${corpus} (${reason})`);
  return [
    ...(wrong.length > 0 ? [`${name} answers differently for ${counted.join(", ")}.`] : []),
    ...(out.length > 0 ? [`${name} is left out of ${left.join(", ")}.`] : []),
  ];
}
