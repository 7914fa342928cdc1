/** The line that shows the progress of a run: how much of a whole, or how many lines or files. */
import { describe, expect, it } from "vitest";
import { progressLine } from "../src/terminal/progress.ts";

describe("the progress", () => {
  it("counts files, and what was read of them", () => {
    expect(progressLine({ bytesRead: 56_740_000, count: 1234, unit: "files", size: 0 })).toBe("1,234 files, 56.7 MB");
    expect(progressLine({ bytesRead: 50_000, count: 0, unit: "files", size: 0 })).toBe("0 files, 0.1 MB");
    expect(progressLine({ bytesRead: 40_000, count: 1, unit: "files", size: 0 })).toBe("1 file, 0.0 MB");
  });

  it("shows how much of a file has been read", () => {
    expect(progressLine({ bytesRead: 500_000, count: 1234, size: 2_000_000 })).toBe(
      " 25% [========----------------------] of 2.0 MB",
    );
    expect(progressLine({ bytesRead: 0, count: 0, size: 9_960_000 })).toBe(`  0% [${"-".repeat(30)}] of 10.0 MB`);
    expect(progressLine({ bytesRead: 1_999_999, count: 0, size: 2_000_000 })).toBe(
      ` 99% [${"=".repeat(30)}] of 2.0 MB`,
    );
    expect(progressLine({ bytesRead: 2_000_000, count: 0, size: 2_000_000 })).toBe(
      `100% [${"=".repeat(30)}] of 2.0 MB`,
    );
    // It has grown since.
    expect(progressLine({ bytesRead: 3, count: 0, size: 2 })).toBe(`100% [${"=".repeat(30)}] of 0.0 MB`);
  });

  it("counts lines if the size is unknown", () => {
    expect(progressLine({ bytesRead: 500_000, count: 1234, size: 0 })).toBe("1,234 lines");
    expect(progressLine({ bytesRead: 5, count: 0, size: 0 })).toBe("0 lines");
  });
});
