/** Each option with a limit: the last value that it accepts, and the next one. */
import { describe, expect, it } from "vitest";
import { std66 } from "./run.ts";

const MANY = "9".repeat(15);

it.each([
  ["check --max-errors 1", true],
  ["check --max-errors 0", false],
  ["check --max-errors 01", false],
  [`check --max-errors ${MANY}`, true],
  ["check --max-errors 1000000000000000", false],
  ["normalize --tsv --column 1", true],
  ["normalize --tsv --column 0", false],
  ["normalize --tsv --column 65535", true],
  ["normalize --tsv --column 65536", false],
  ["normalize --tsv --column 99999", false],
  ["normalize --csv --column 65535", true],
  ["normalize --csv --column 65536", false],
  ["normalize --tsv --header --column 65536", false],
  ["audit --ports 0,65535", true],
  ["audit --ports 65536", false],
  ["parse --format {segments[999999999]}", true],
  ["parse --format {segments[1000000000]}", false],
  ["parse --format {segments[-999999999]}", true],
])("%s: %j", async (line, isAccepted) => {
  const { stderr, status } = await std66(line.split(" "), { stdin: "0\n" });
  expect([stderr.startsWith("error:"), status === 2]).toEqual([!isAccepted, !isAccepted]);
});

describe("beyond one read", () => {
  it("redact --json counts lines on", async () => {
    const stdin = "x".repeat(99).concat("\n").repeat(2000);
    const { stdout } = await std66(["redact", "--json"], { stdin });
    const numbers = stdout
      .split("\n")
      .flatMap((line) => (line === "" ? [] : [(JSON.parse(line) as { line: number }).line]));
    expect(numbers).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1));
  });
});
