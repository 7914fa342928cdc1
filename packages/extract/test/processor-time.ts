import { expect } from "vitest";

/** How long the long text is, and as how many short ones it is read. In quadratic time it takes that many times as long. */
const LENGTH = 480_000;
const PARTS = 16;
const LIMIT = 5;
/** How often both calls are measured. The least times count: whatever else a machine does only makes times longer. */
const TURNS = 6;

/** Checks that a text takes about as long as its characters in many short texts. */
export async function expectLinearTime(
  text: (length: number) => string,
  call: (text: string) => unknown,
): Promise<void> {
  const long = text(LENGTH);
  const short = text(LENGTH / PARTS);
  const apart = async () => {
    for (let i = 0; i < PARTS; i++) await call(short);
  };
  await expectTime(() => call(long), LIMIT, apart);
}

/** Checks that a call takes at most `limit` times as long as another one, measured by turns. */
export async function expectTime(call: () => unknown, limit: number, other: () => unknown): Promise<void> {
  let [time, otherTime] = [Infinity, Infinity];
  for (let turn = 0; turn < TURNS && (turn === 0 || time > limit * otherTime); turn++) {
    otherTime = Math.min(otherTime, await timeOf(other));
    time = Math.min(time, await timeOf(call));
  }
  expect(time / otherTime).toBeLessThanOrEqual(limit);
}

/** The time of the processor in microseconds, which does not count other programs. */
async function timeOf(call: () => unknown): Promise<number> {
  const from = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(from);
  return Math.max(user + system, 1);
}
