/** Checks one operation's contenders, warms them up, and times them in rounds. */
import { blackHole } from "./black-hole.ts";
import type { Corpus } from "./corpora.ts";
import type { AnyOperation, Contender } from "./operation.ts";
import { type Stopwatch, stopwatch } from "./stopwatch.ts";

/** The extent of the measurements. */
export interface RaceSettings {
  /** The number of texts in each corpus. */
  readonly texts: number;
  readonly rounds: number;
  /**
   * How long one contender runs on one corpus in one round. With much less, the clock and the garbage collector would
   * show.
   */
  readonly batchMilliseconds: number;
  /** How long one contender runs on one corpus before the first round. */
  readonly warmUpMilliseconds: number;
}

/** One contender on one corpus. */
export interface Lane {
  readonly contender: string;
  readonly corpus: string;
  readonly texts: number;
  /** How many answers differ from RFC 3986. */
  readonly wrong: number;
  /** Why it is not timed, if it is not. */
  readonly out: string | undefined;
  /** Milliseconds for one pass over the inputs, by round. */
  readonly times: number[];
  readonly runOnce: (passes: number) => number;
  /** The number of passes in a batch. */
  passes: number;
}

export interface Race {
  readonly operation: AnyOperation;
  /** By corpus; the first lane of each is that of std66. */
  readonly lanes: readonly (readonly Lane[])[];
}

/**
 * Checks every answer, and warms up. Done for all operations before the first is timed: inputs that V8 had not seen by
 * then would deoptimize measured code.
 *
 * @throws {Error} if an answer of std66 is wrong
 */
export function prepareRace(operation: AnyOperation, corpora: readonly Corpus[], settings: RaceSettings): Race {
  const runners = operation.contenders.map((contender) => makeRunner(operation, contender));
  const lanes = corpora
    .filter((corpus) => operation.inputs(corpus).length > 0)
    .map((corpus) => runners.map((runner) => makeLane(operation, runner, corpus)));
  for (const lane of lanes.flat()) {
    if (lane.contender === operation.contenders[0].name && (lane.wrong > 0 || lane.out !== undefined)) {
      throw new Error(
        `${operation.title}, ${lane.corpus}: ${lane.wrong} answers of std66 are wrong; ${lane.out ?? ""}`,
      );
    }
    if (lane.out === undefined) warmUp(lane, settings.warmUpMilliseconds);
  }
  return { operation, lanes };
}

/**
 * Contenders take turns within a round, with a different one first each time, so that a disturbance affects all of
 * them.
 */
export function runRace({ lanes }: Race, settings: RaceSettings): void {
  const racing = lanes.map((ofCorpus) => ofCorpus.filter(({ out }) => out === undefined));
  for (const lane of racing.flat()) calibrate(lane, settings);
  // V8 may have discarded code that has not run for a while, so the first round does not count.
  for (let round = -1; round < settings.rounds; round++) {
    for (const [number, ofCorpus] of racing.entries()) {
      for (let turn = 0; turn < ofCorpus.length; turn++) {
        const lane = ofCorpus[(turn + round + 1 + number) % ofCorpus.length] as Lane;
        const time = lane.runOnce(lane.passes) / lane.passes;
        if (round >= 0) lane.times.push(time);
      }
    }
  }
}

interface Runner {
  readonly contender: Contender<never>;
  readonly run: (input: never) => void;
  readonly time: Stopwatch;
  readonly taken: () => readonly unknown[];
}

function makeRunner(operation: AnyOperation, contender: Contender<never>): Runner {
  const name = `${contender.name}: ${operation.title}`;
  const { keep, taken } = blackHole(name);
  const run = contender.run(keep);
  return { contender, run, taken, time: stopwatch(name, run) };
}

function makeLane(operation: AnyOperation, { contender, run, time, taken }: Runner, corpus: Corpus): Lane {
  const { name, prepare, answer = ([result]) => String(result) } = contender;
  const inputs = operation.inputs(corpus);
  const ready: never[] = [];
  let wrong = 0;
  let thrown = 0;
  for (const input of inputs) {
    try {
      const prepared = (prepare === undefined ? input : prepare(input)) as never;
      taken();
      run(prepared);
      if (!operation.isRight(answer(taken()), input)) wrong++;
      ready.push(prepared);
    } catch {
      thrown++;
    }
  }
  let out: string | undefined;
  if (thrown > 0) out = `throws for ${thrown} of ${inputs.length}`;
  else if (wrong > 0 && operation.wrongIsOut === true) out = `answers differently for ${wrong} of ${inputs.length}`;
  const runOnce = (passes: number): number => time(ready, passes);
  return { contender: name, corpus: corpus.name, texts: inputs.length, wrong, out, times: [], runOnce, passes: 1 };
}

function warmUp(lane: Lane, milliseconds: number): void {
  for (let left = milliseconds; left >= 0;) left -= Math.max(lane.runOnce(1), 0.001);
}

function calibrate(lane: Lane, { batchMilliseconds, warmUpMilliseconds }: RaceSettings): void {
  warmUp(lane, warmUpMilliseconds / 4);
  const onePass = Math.min(...Array.from({ length: 5 }, () => lane.runOnce(1)));
  lane.passes = Math.max(1, Math.ceil(batchMilliseconds / onePass));
}
