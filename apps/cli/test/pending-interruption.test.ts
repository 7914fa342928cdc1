/** Ctrl-C, received by a reader that never waits. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endOf } from "../src/loop/ending.ts";
import { Interruption } from "../src/system/interruption.ts";

let now = 0;
let interruption: Interruption;

beforeEach(() => {
  now = 1000;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  interruption = new Interruption();
});

afterEach(() => {
  interruption.receive(false);
  vi.restoreAllMocks();
});

const listeners = (): number => process.listenerCount("SIGINT");

it("is received once it is asked for, and no longer than that", () => {
  const before = listeners();
  interruption.receive(false);
  expect(listeners()).toBe(before);
  interruption.receive(true);
  interruption.receive(true);
  expect(listeners()).toBe(before + 1);
  interruption.receive(false);
  interruption.receive(false);
  expect(listeners()).toBe(before);
});

it("is due after it was received, and not before", async () => {
  interruption.receive(true);
  expect(await interruption.isDue()).toBe(false);
  process.emit("SIGINT");
  expect(await interruption.isDue()).toBe(true);
});

it("is looked for every 50 milliseconds, and only while it is received", async () => {
  const isNear = (at: number): boolean => {
    now = at;
    return interruption.isNear;
  };
  expect(isNear(2000)).toBe(false);
  interruption = new Interruption();
  interruption.receive(true);
  expect([isNear(2049), isNear(2050)]).toEqual([false, true]);
  await interruption.isDue();
  expect([isNear(2099), isNear(2100)]).toEqual([false, true]);
});

it("says what was answered, and what cannot go on", () => {
  const counts = { all: 1234, invalid: 5 };
  expect(endOf("interrupted", counts, 5)).toBe("interrupted after 1,234 inputs\n");
  expect(endOf("interrupted", counts, undefined, "--unique")).toBe(
    "interrupted after 1,234 inputs; --unique needs all of them in one run\n",
  );
});
