/** A pause in a program with blocking input and output. */

const never = new Int32Array(new SharedArrayBuffer(4));

/** Blocks the thread. */
export function sleep(milliseconds: number): void {
  Atomics.wait(never, 0, 0, milliseconds);
}
