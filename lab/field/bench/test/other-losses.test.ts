import { expect, test } from "vitest";
import { isSmaller, otherLosses } from "../src/other-losses.ts";
import { faster, slower } from "./fixtures.ts";

test("otherLosses names each faster library and tool, and each smaller bundle for the same job", () => {
  const sizes = [
    { job: "parse", from: "@std66/core", names: "parse", minified: 20, gzipped: 10 },
    { job: "parse", from: "a", names: "parseUri", minified: 10, gzipped: 5 },
    { job: "parse", from: "b", names: "*", minified: 30, gzipped: 15 },
    { job: "validate", from: "a", names: "isUri", minified: 2, gzipped: 1 },
  ];
  const result = { seconds: 1, megabytes: 1, remark: undefined, written: undefined };
  const results = [
    { tool: "std66", isOurs: true, ratio: undefined, ...result },
    { tool: "C", isOurs: false, ratio: slower, ...result },
    { tool: "Python", isOurs: false, ratio: faster, ...result },
    { tool: "std66 too", isOurs: true, ratio: slower, ...result },
  ];
  const trials = { absent: [], trials: [{ title: "`check`", lines: 1, bytes: 1, results }] };
  const jobs = [
    {
      title: "find links",
      says: "",
      results: [
        { contender: "std66", milliseconds: 1, ratio: undefined, remark: undefined, written: undefined },
        { contender: "a", milliseconds: 1, ratio: slower, remark: "gives 1 answers" },
        { contender: "b", milliseconds: 1, ratio: faster, remark: undefined, written: undefined },
      ],
    },
  ];
  expect(otherLosses({ jobs, sizes, trials })).toEqual([
    "To find links takes longer than with a (0.50 ×; it gives 1 answers).",
    "`check` is slower than C (0.50 ×).",
    "[Bundles](#bundle-sizes) that are larger than another for the same job: `parse` of @std66/core.",
  ]);
  expect(sizes.filter((size) => isSmaller(size, sizes)).map(({ names }) => names)).toEqual(["parseUri"]);
});
