// The smallest run there is. What it measures means nothing; that it comes to an end says that every answer was checked.

import { beforeAll, expect, test } from "vitest";
import { measure } from "../src/measure.ts";
import { operations } from "../src/operations.ts";
import { page } from "../src/page.ts";
import type { Report } from "../src/report.ts";
import { smoke } from "../src/settings.ts";

let report: Report;
let lines: readonly string[];

beforeAll(async () => {
  report = await measure(smoke, () => undefined);
  lines = page(report).split("\n");
}, 60_000);

test("the page has a section for each operation, for the sizes, the command and the losses", () => {
  const headings = lines.filter((line) => line.startsWith("#"));
  expect(headings).toEqual([
    "# Benchmarks",
    "## Operations",
    ...operations.map(({ title }) => `### ${title}`),
    "## Bundle sizes",
    "## The command",
    "## Where we lose",
  ]);
});

test("every table has rows, and as many cells in each as in its head", () => {
  const tables = lines
    .join("\n")
    .split("\n\n")
    .filter((block) => block.startsWith("|"));
  expect(tables.length).toBe(operations.length + 5);
  for (const table of tables) {
    const cells = table.split("\n").map((row) => row.split("|").length);
    expect(cells.length).toBeGreaterThan(2);
    expect(new Set(cells).size).toBe(1);
  }
});

test("no figure is missing that should be there", () => {
  expect(lines.join("\n")).not.toMatch(/NaN|undefined|Infinity/u);
});

test("ours takes part in every corpus, and somebody else too", () => {
  for (const { overall, corpora } of report.standings) {
    expect(corpora.every(({ nanoseconds }) => nanoseconds.median > 0)).toBe(true);
    expect(Math.max(...overall.map((each) => each.corpora))).toBe(corpora.length);
  }
});

test("every text of the corpora is counted", () => {
  expect(report.corpora.map(({ name }) => name)).toEqual([
    "crawled links",
    "API URLs",
    "odd authorities",
    "schema ids, URNs",
    "percent-heavy",
    "data: URIs",
    "relative hrefs",
    "invalid for all",
    "repaired by `URL`",
  ]);
});
