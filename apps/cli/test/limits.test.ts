/** The limits of the output, and what is said at them. */
import { describe, expect, it } from "vitest";
import {
  requireFewParameters,
  requireFewSegments,
  type TooLong,
  tooLongDiagnostic,
  tooLongOf,
} from "../src/diagnostics/limits.ts";

const MOST = 1_000_000;

/** What a limit says of a text. */
function refusal(limit: (text: string) => void, text: string) {
  try {
    limit(text);
    return undefined;
  } catch (error) {
    return (tooLongOf(error) as TooLong).statement;
  }
}

describe("output by segment and parameter", () => {
  it.each([
    ["slashes and semicolons", requireFewSegments, ["/", ";"]],
    ["slashes, semicolons and ampersands", requireFewParameters, ["/", ";", "&"]],
  ] as const)("takes a million %s, and the next is one too many", (names, limit, delimiters) => {
    const most = `${delimiters.join("")}${"/".repeat(MOST - delimiters.length)}`;
    expect(refusal(limit, `${most}aa`)).toBe(undefined);
    expect(refusal(limit, `a${most}b;/`)).toEqual({
      offset: MOST + 2,
      label: "one too many",
      rule: `output for each segment and parameter is limited to 1,000,000 ${names}`,
      reason: `more than 1,000,000 ${names}`,
    });
  });

  it("by segment takes any number of ampersands", () => {
    expect(refusal(requireFewSegments, "&".repeat(MOST + 1))).toBe(undefined);
  });
});

describe("output that is too long for a string", () => {
  it("is recognized by what the runtime throws", () => {
    const tooLong = tooLongOf(new RangeError("Invalid string length")) as TooLong;
    expect(tooLongDiagnostic("a", tooLong, { source: "<stdin>", line: 1 })).toMatchObject({
      code: "length",
      message: "the output is too long (offset 0, limits of std66)",
      explanation: {
        label: "for the input that begins here",
        rule: "the output for an input must be less than 512 MiB",
      },
    });
  });

  it("is not another error", () => {
    expect(tooLongOf(new RangeError("Invalid count value"))).toBe(undefined);
    expect(tooLongOf(new Error("Invalid string length"))).toBe(undefined);
  });
});
