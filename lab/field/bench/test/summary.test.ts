import { expect, test } from "vitest";
import { summary } from "../src/summary.ts";
import { faster, slower, standing } from "./fixtures.ts";

test("summary counts what is faster, names each loss, and lists jobs and commands", () => {
  const standings = [
    standing("here", { URL: faster, a: slower }),
    standing("there", { URL: slower, a: faster }),
    standing("of an invalid text", { URL: faster }),
  ];
  const onNewer = [standing("here", { URL: faster }), standing("there", { URL: faster })];
  const result = { milliseconds: 1, seconds: 1, megabytes: 1, remark: undefined, written: undefined };
  const jobs = [
    {
      title: "a job",
      says: "",
      results: [
        { ...result, contender: "std66", ratio: undefined },
        { ...result, contender: "b", ratio: slower, remark: "errs" },
      ],
    },
  ];
  const results = [
    { ...result, tool: "std66", isOurs: true, ratio: undefined },
    { ...result, tool: "C", isOurs: false, ratio: faster },
    { ...result, tool: "std66 too", isOurs: true, ratio: slower },
  ];
  const trials = {
    absent: [],
    trials: [
      { title: "`check`", lines: 1, bytes: 1, results },
      { title: "alone", lines: 1, bytes: 1, results: results.slice(0, 1) },
    ],
  };
  const columns = [
    { version: "20.0.0", standings },
    { version: "22.0.0", standings: onNewer },
  ];
  const lines = summary({ standings, columns, jobs, trials }).join("\n").split("\n");
  expect(lines.map((line) => line.replaceAll(/ {2,}/gu, " "))).toEqual([
    "- **Faster than Node's own `URL`**, on valid texts, in:",
    " - Node 20.0.0: 1 of 2 operations (in the mean, 1.00 ×); slower: there (0.50 ×)",
    " - Node 22.0.0: 2 of 2 operations (in the mean, 2.00 ×)",
    "- **Faster than other libraries** in 1 of 2 comparisons (in the mean, 1.00 ×); slower: here than a (0.50 ×).",
    "Whole pieces of work, and the command with its start. ▼ marks what is faster than std66.",
    "| what people do | how many times as fast as |",
    expect.stringMatching(/^\| -+ \| -+ \|$/u),
    "| a job | ▼ **0.50** b, which answers otherwise |",
    "| `check` | **2.00** C |",
  ]);
});
