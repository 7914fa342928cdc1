/** Does each job by turns, and compares times and answers. */
import type { Settings } from "../settings.ts";
import { type Spread, quantile, spread } from "../../../../proof/compare/src/statistics.ts";
import { compileSchemas } from "./compile-schemas.ts";
import { dedupeLinks } from "./dedupe-links.ts";
import { findLinks } from "./find-links.ts";
import type { Job, JobContender } from "./job.ts";
import { resolveLinks } from "./resolve-links.ts";

interface JobResult {
  readonly contender: string;
  readonly milliseconds: number;
  /** How many times as long it takes as std66, over the rounds; `undefined` for std66. */
  readonly ratio: Spread | undefined;
  /** How its answers differ from the right ones, if they do. */
  readonly remark: string | undefined;
}

export interface JobStanding {
  readonly title: string;
  readonly says: string;
  /** std66 comes first. */
  readonly results: readonly JobResult[];
}

/** One after the other, so that the material of one is gone before the next. */
const jobs: readonly ((scale: number) => Job)[] = [
  (scale) => compileSchemas(Math.ceil(500 * scale)),
  (scale) => resolveLinks(Math.ceil(200 * scale)),
  (scale) => findLinks(Math.ceil(1000 * scale)),
  (scale) => dedupeLinks(Math.ceil(1_000_000 * scale)),
];

/** Rounds that do not count. Garbage is not collected between rounds: V8 would discard code. */
const WARM_UP = 2;

/** @param say reports the next step */
export function runJobs({ jobScale, jobRounds }: Settings, say: (progress: string) => void): readonly JobStanding[] {
  return jobs.map((make) => {
    const job = make(jobScale);
    say(job.title);
    return standingOf(job, jobRounds);
  });
}

/** @throws {Error} if an answer of std66 is wrong */
function standingOf({ title, says, right, contenders }: Job, rounds: number): JobStanding {
  // Answers are checked before the clock starts.
  const entrants = contenders.map((contender, place) => {
    const remark = differences(contender.run(), right);
    if (place === 0 && remark !== undefined) throw new Error(`${title}: std66 ${remark}`);
    return { contender, remark, times: [] as number[] };
  });
  for (let round = -WARM_UP; round < rounds; round++) {
    for (let turn = 0; turn < entrants.length; turn++) {
      const { contender, times } = entrants[(turn + round + WARM_UP) % entrants.length] as (typeof entrants)[number];
      const time = timeOf(contender);
      if (round >= 0) times.push(time);
    }
  }
  const ours = entrants[0]?.times ?? [];
  const results = entrants.map(({ contender, remark, times }, place) => ({
    contender: contender.name,
    milliseconds: quantile(times, 0.5),
    ratio: place === 0 ? undefined : spread(times.map((time, round) => time / (ours[round] ?? Number.NaN))),
    remark,
  }));
  return { title, says, results };
}

function timeOf({ run }: JobContender): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function differences(answers: readonly string[], right: readonly string[]): string | undefined {
  const missing = new Set(right);
  for (const answer of answers) missing.delete(answer);
  if (missing.size === 0 && answers.length === right.length) return undefined;
  return `gives ${answers.length} answers, and lacks ${missing.size} of the ${new Set(right).size} right ones`;
}
