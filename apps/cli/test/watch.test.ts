/** Ctrl-C, received by a run that never waits. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Settings } from "../src/command-line/shared-options.ts";
import { endOf } from "../src/loop/ending.ts";
import { Watch } from "../src/loop/watch.ts";
import { Output } from "../src/terminal/output.ts";

const settings = { quiet: true, end: "\n" } as unknown as Settings;
const reading = { bytesRead: 0, count: 0, size: 0 };

let now = 0;
let watch: Watch;

beforeEach(() => {
  now = 1000;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  watch = new Watch(new Output(true), settings, false);
});

afterEach(() => {
  watch.end();
  vi.restoreAllMocks();
});

const listeners = (): number => process.listenerCount("SIGINT");
const isInterruptedAt = (at: number): Promise<boolean> => {
  now = at;
  return watch.isInterrupted(reading);
};

it("is received once it is asked for, and no longer than that", () => {
  const before = listeners();
  watch.receive(false);
  expect(listeners()).toBe(before);
  watch.receive(true);
  watch.receive(true);
  expect(listeners()).toBe(before + 1);
  watch.receive(false);
  watch.receive(false);
  expect(listeners()).toBe(before);
});

it("interrupts the run after it was received, and not before", async () => {
  watch.receive(true);
  expect(await isInterruptedAt(2000)).toBe(false);
  process.emit("SIGINT");
  expect(await isInterruptedAt(3000)).toBe(true);
});

it("is looked for every 50 milliseconds, and only while it is received", async () => {
  watch.receive(true);
  process.emit("SIGINT");
  expect([await isInterruptedAt(1049), await isInterruptedAt(1050)]).toEqual([false, true]);
  expect([await isInterruptedAt(1099), await isInterruptedAt(1100)]).toEqual([false, true]);
  watch.receive(false);
  expect(await isInterruptedAt(2000)).toBe(false);
});

it("says what was answered, and what cannot go on", () => {
  const counts = { all: 1234, invalid: 5 };
  expect(endOf("interrupted", counts, 5)).toBe("interrupted after 1,234 inputs\n");
  expect(endOf("interrupted", counts, undefined, "--unique")).toBe(
    "interrupted after 1,234 inputs; --unique needs all of them in one run\n",
  );
});
