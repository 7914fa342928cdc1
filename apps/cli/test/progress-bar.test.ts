/** What the progress bar leaves on a terminal. */
import { describe, expect, it, vi } from "vitest";
import { type Bar, barOn, terminalOn } from "../src/progress-bar.ts";

/** The last line of a terminal, after all that was written to it. */
function screen(columns: number, size: number | undefined, draw: (bar: Bar) => void): string {
  let line = "";
  let column = 0;
  const terminal = terminalOn((text) => {
    // oxlint-disable-next-line no-control-regex -- a terminal is told by controls
    for (const [part] of text.matchAll(/\r|\u001B\[K|[^\r\u001B]/gu)) {
      if (part === "\r") column = 0;
      else if (part === "\u001B[K") line = line.slice(0, column);
      else line = line.slice(0, column) + part + line.slice(++column);
    }
  }, columns);
  const bar = barOn(terminal, size, { bytes: 500_000, lines: 1234 });
  draw(bar);
  const shown = line;
  bar.stop();
  expect(line).toBe("");
  return shown;
}

describe("the progress bar", () => {
  it("shows how much of a file has been read", () => {
    expect(screen(80, 2_000_000, () => {})).toBe(" 25% [========----------------------] of 2.0 MB");
  });

  it("counts lines where there is no size", () => {
    expect(screen(80, undefined, () => {})).toBe("1,234 lines");
  });

  it("never goes on in a second line, which could not be taken away", () => {
    expect(screen(20, 2_000_000, () => {})).toBe(" 25% [========-----");
  });

  it("steps aside, and comes back with the next update, be it the same", () => {
    vi.useFakeTimers();
    expect(screen(80, 2_000_000, (bar) => bar.hide())).toBe("");
    expect(screen(80, 2_000_000, again)).toBe(" 25% [========----------------------] of 2.0 MB");
    vi.useRealTimers();
  });
});

function again(bar: Bar): void {
  bar.hide();
  vi.setSystemTime(Date.now() + 1000);
  bar.update({ bytes: 500_000, lines: 1234 });
}
