import { expect, test } from "vitest";
import { losses } from "../src/losses.ts";
import type { Report } from "../src/report.ts";
import { smoke } from "../src/settings.ts";

const faster = { median: 2, low: 1, high: 3 };
const slower = { median: 0.5, low: 0.4, high: 0.6 };

test("losses names each figure below 1, and each smaller bundle for the same job", () => {
  const report: Report = {
    settings: smoke,
    corpora: [],
    standings: [
      {
        title: "`parse(text)`",
        says: "",
        corpora: [
          {
            corpus: "links",
            nanoseconds: { median: 1, least: 1 },
            ratios: [
              { contender: "a", ratio: slower },
              { contender: "b", ratio: faster },
              { contender: "c", ratio: undefined },
            ],
          },
        ],
        overall: [
          { contender: "a", ratio: slower, corpora: 1, ofLeast: 0.5 },
          { contender: "b", ratio: faster, corpora: 1, ofLeast: 2 },
          { contender: "c", ratio: undefined, corpora: 0, ofLeast: Number.NaN },
        ],
        remarks: [],
      },
    ],
    sizes: [
      { job: "parse", from: "@std66/core", names: "parse", minified: 20, gzipped: 10 },
      { job: "parse", from: "a", names: "parseUri", minified: 10, gzipped: 5 },
      { job: "parse", from: "b", names: "*", minified: 30, gzipped: 15 },
      { job: "validate", from: "a", names: "isUri", minified: 2, gzipped: 1 },
    ],
    trials: {
      absent: [],
      trials: [
        {
          title: "`check`",
          lines: 1,
          bytes: 1,
          results: [
            { tool: "std66", isOurs: true, seconds: 1, megabytes: 1, ratio: undefined, remark: undefined },
            { tool: "C", isOurs: false, seconds: 1, megabytes: 1, ratio: slower, remark: undefined },
            { tool: "Python", isOurs: false, seconds: 1, megabytes: 1, ratio: faster, remark: undefined },
            { tool: "std66 too", isOurs: true, seconds: 1, megabytes: 1, ratio: slower, remark: undefined },
          ],
        },
      ],
    },
    starts: [],
  };
  expect(losses(report)).toEqual([
    "`parse(text)` is slower than a: in the mean over corpora (0.50 ×), links (0.50 ×).",
    "`check` is slower than C (0.50 ×).",
    "`parse` of @std66/core (10 bytes) is larger than `parseUri` of a (5 bytes).",
  ]);
});
