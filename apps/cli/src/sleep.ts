/** A pause in a program that does its input and output by blocking calls. */

const never = new Int32Array(new SharedArrayBuffer(4));

/** Waits, and lets nothing else happen meanwhile. */
export function sleep(milliseconds: number): void {
  Atomics.wait(never, 0, 0, milliseconds);
}
