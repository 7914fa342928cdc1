/** How much is measured. */

export interface Settings {
  /** In each corpus. */
  readonly texts: number;
  readonly rounds: number;
  /** How long one contender runs on one corpus in one round; much less, and the clock and the garbage collector show. */
  readonly batchMilliseconds: number;
  /** How long it runs on one corpus before the first round. */
  readonly warmUpMilliseconds: number;
  /** Of the file that the command reads. */
  readonly lines: number;
  readonly commandRounds: number;
  /** Cold starts. */
  readonly starts: number;
  /** The length of the file with one line. */
  readonly longLine: number;
}

export const full: Settings = {
  texts: 200,
  rounds: 61,
  batchMilliseconds: 2.5,
  warmUpMilliseconds: 40,
  lines: 1_000_000,
  commandRounds: 5,
  starts: 31,
  longLine: 64_000_000,
};

/** Some seconds: shows that it works, and roughly where things stand. */
export const quick: Settings = {
  texts: 100,
  rounds: 9,
  batchMilliseconds: 0.5,
  warmUpMilliseconds: 10,
  lines: 20_000,
  commandRounds: 2,
  starts: 3,
  longLine: 1_000_000,
};

/** For the tests: every answer is checked, and nothing is measured that means anything. */
export const smoke: Settings = {
  texts: 24,
  rounds: 2,
  batchMilliseconds: 0,
  warmUpMilliseconds: 0,
  lines: 300,
  commandRounds: 1,
  starts: 1,
  longLine: 10_000,
};
