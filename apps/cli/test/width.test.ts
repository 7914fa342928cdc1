/** The width for which output is laid out. */
import { describe, expect, it } from "vitest";
import { widthFor } from "../src/terminal/terminal.ts";

describe("the width", () => {
  it.each([
    [undefined, 50, 50],
    ["", 50, 50],
    ["60", 50, 60],
    [undefined, 20, 40],
    [undefined, 132, 132],
    [undefined, 300, 200],
    // Of a terminal that does not know its size.
    [undefined, 0, 80],
    [undefined, undefined, 80],
  ])("for COLUMNS %s on a terminal of %s columns is %s", (columns, ofTerminal, expected) => {
    expect(widthFor(columns, () => ofTerminal)).toBe(expected);
  });

  it.each([
    [undefined, 80],
    ["", 80],
    ["0x50", 80],
    ["-1", 80],
    ["39", 40],
    ["40", 40],
    ["132", 132],
    ["200", 200],
    ["201", 200],
    ["99999999999999999999", 80],
  ])("for COLUMNS %s is %s", (columns, expected) => {
    expect(widthFor(columns, () => undefined)).toBe(expected);
  });
});
