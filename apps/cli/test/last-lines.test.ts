/** What is said at the end of a run that was cut short, or long. */
import { describe, expect, it } from "vitest";
import { endOf, endOfDocuments } from "../src/loop/ending.ts";

describe("the last line", () => {
  it.each([
    ["all", { all: 5, invalid: 1 }, undefined, ""],
    [
      "all",
      { all: 1_234_567, invalid: 1000 },
      12_345,
      "1,234,567 inputs, 1,000 invalid, in 12.3 s (100,005 a second)\n",
    ],
    ["interrupted", { all: 0, invalid: 0 }, undefined, "interrupted after 0 inputs\n"],
    ["too many", { all: 2, invalid: 1000 }, undefined, "stopped after 2 inputs, 1,000 invalid\n"],
    ["interrupted", { all: 1, invalid: 0 }, 2000, "interrupted after 1 input\n"],
    ["too many", { all: 2000, invalid: 2 }, undefined, "stopped after 2,000 inputs, 2 invalid\n"],
  ] as const)("%s %j %s", (end, counts, milliseconds, expected) => {
    expect(endOf(end, counts, milliseconds)).toBe(expected);
  });
});

describe("the last line of", () => {
  it("an interrupted run that cannot go on says what cannot", () => {
    expect(endOf("interrupted", { all: 2, invalid: 0 }, undefined, "--count")).toBe(
      "interrupted after 2 inputs; --count needs all of them in one run\n",
    );
  });

  it("a run whose inputs are never invalid counts them alone", () => {
    expect(endOf("all", { all: 3000 }, 2000)).toBe("3,000 inputs, in 2.0 s (1,500 a second)\n");
  });

  it("documents counts files and bytes", () => {
    expect(endOfDocuments(false, { files: 1, bytes: 5 }, undefined)).toBe("");
    expect(endOfDocuments(false, { files: 1200, bytes: 45_000_000 }, 3000)).toBe(
      "1,200 files, 45.0 MB, in 3.0 s (15.0 MB a second)\n",
    );
    expect(endOfDocuments(true, { files: 1, bytes: 5 }, 3000)).toBe("interrupted after 1 file\n");
  });
});
