/** The extent of the measurements. */

import type { RaceSettings } from "../../../proof/compare/src/race.ts";

export interface Settings extends RaceSettings {
  readonly name: "full" | "quick" | "smoke";
  /** The number of lines in the file that the command reads. */
  readonly lines: number;
  readonly commandRounds: number;
  /** The number of cold starts. */
  readonly starts: number;
  /** The length of the file with one line. */
  readonly longLine: number;
  /** How much of each job is done: 1 for all. */
  readonly jobScale: number;
  readonly jobRounds: number;
}

export const full: Settings = {
  name: "full",
  texts: 200,
  rounds: 61,
  batchMilliseconds: 2.5,
  warmUpMilliseconds: 40,
  lines: 1_000_000,
  commandRounds: 3,
  starts: 31,
  longLine: 64_000_000,
  jobScale: 1,
  jobRounds: 5,
};

/** Takes seconds: shows that it works, and gives rough results. */
export const quick: Settings = {
  name: "quick",
  texts: 100,
  rounds: 9,
  batchMilliseconds: 0.5,
  warmUpMilliseconds: 10,
  lines: 20_000,
  commandRounds: 2,
  starts: 3,
  longLine: 1_000_000,
  jobScale: 0.05,
  jobRounds: 2,
};

/** For the tests: checks every answer, but the measurements mean nothing. */
export const smoke: Settings = {
  name: "smoke",
  texts: 24,
  rounds: 2,
  batchMilliseconds: 0,
  warmUpMilliseconds: 0,
  lines: 300,
  commandRounds: 1,
  starts: 1,
  longLine: 10_000,
  jobScale: 0.01,
  jobRounds: 1,
};

/** For `run field bench --files`. */
export interface FileSettings {
  readonly lines: number;
  readonly rounds: number;
}

/** Takes half an hour, most of it in Python. */
export const fullFiles: FileSettings = { lines: 10_000_000, rounds: 3 };

export const quickFiles: FileSettings = { lines: 200_000, rounds: 1 };
