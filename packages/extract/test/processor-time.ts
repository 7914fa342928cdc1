/**
 * How long the long text is, and as how many short ones it is read. In quadratic time it takes that many times as long.
 */
const LENGTH = 480_000;
const PARTS = 16;
/** As many times as long it may take in linear time. */
export const LINEAR = 5;
/** How often both calls are measured. The least times count: whatever else a machine does only makes times longer. */
const TURNS = 6;

/** How many times as long a text takes as its characters in many short texts. */
export async function growthOf(text: (length: number) => string, call: (text: string) => unknown): Promise<number> {
  const long = text(LENGTH);
  const short = text(LENGTH / PARTS);
  const apart = async () => {
    for (let i = 0; i < PARTS; i++) await call(short);
  };
  return ratioOf(() => call(long), apart, LINEAR);
}

/** How many times as long a call takes as another one, measured by turns until that is less than `limit`. */
export async function ratioOf(call: () => unknown, other: () => unknown, limit: number): Promise<number> {
  let [time, otherTime] = [Infinity, Infinity];
  for (let turn = 0; turn < TURNS && (turn === 0 || time >= limit * otherTime); turn++) {
    otherTime = Math.min(otherTime, await timeOf(other));
    time = Math.min(time, await timeOf(call));
  }
  return time / otherTime;
}

/** The time of the processor in microseconds, which does not count other programs. */
async function timeOf(call: () => unknown): Promise<number> {
  const from = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(from);
  return Math.max(user + system, 1);
}
