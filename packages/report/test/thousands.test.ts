/** Readable counts. */
import { expect, it } from "vitest";
import { thousands } from "../src/text/thousands.ts";

it.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [1_234_567_890, "1,234,567,890"],
])("%s is %s", (count, text) => {
  expect(thousands(count)).toBe(text);
});
