// The smallest possible run. Its measurements mean nothing, but if it ends, every answer was checked.

import { beforeAll, expect, test } from "vitest";
import { charts } from "../src/chart/groups.ts";
import { lossReasons } from "../src/loss-reasons.ts";
import { measure } from "../src/measure.ts";
import { operations } from "../src/operations.ts";
import { page } from "../src/page.ts";
import type { Report } from "../src/report.ts";
import { smoke } from "../src/settings.ts";
import { operations as ours } from "../../../proof/compare/src/operations.ts";
import { benchRows, commandRows } from "../src/rows.ts";

let report: Report;
let lines: readonly string[];

beforeAll(async () => {
  report = await measure(smoke, [], () => undefined);
  lines = page(report).split("\n");
}, 240_000);

test("the page has sections for losses, operations, jobs, first calls, sizes and the command", () => {
  const headings = lines.filter((line) => line.startsWith("#"));
  expect(headings).toEqual([
    "# Benchmarks",
    "## In ten seconds",
    "## At a glance",
    "## Where std66 loses",
    "## How this is measured",
    "## Operations",
    "## What people do",
    "## First calls, imports and memory",
    "## Bundle sizes",
    "## The command",
  ]);
});

test("every table of the page has rows, each with as many cells as the head", () => {
  const tables = lines
    .join("\n")
    .split("\n\n")
    .filter((block) => block.startsWith("|"));
  expect(tables.length).toBe(8);
  for (const table of tables) {
    const cells = table.split("\n").map((row) => row.split("|").length);
    expect(cells.length).toBeGreaterThan(2);
    expect(new Set(cells).size).toBe(1);
  }
});

test("the rows have each operation on each corpus, with as many cells as the head", () => {
  const [head, ...rows] = benchRows(report);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([head?.length]));
  for (const { title, corpora, overall } of report.standings) {
    const own = rows.filter(([operation]) => operation === title);
    expect(own.length).toBe(1 + corpora.length * (1 + overall.length) + overall.length);
  }
  expect(rows.flat().join()).not.toMatch(/NaN|undefined|Infinity/u);
});

test("the rows have each import and first call, and each tool of each task, with as many cells as the head", () => {
  const costs = benchRows(report).filter(([name = ""]) => name.endsWith(", ms"));
  expect(costs.map(([name]) => name)).toEqual(report.beginnings[0]?.costs.map(({ name }) => `${name}, ms`));
  expect(costs.filter((cells) => cells.slice(8, -1).every((cell) => !(Number(cell) > 0)))).toEqual([]);
  const [head, ...tools] = commandRows(report);
  expect(new Set(tools.map(({ length }) => length))).toEqual(new Set([head?.length]));
  expect(tools.map(([task, , , tool]) => `${task} ${tool}`)).toEqual(
    report.trials.trials.flatMap(({ title, results }) => results.map(({ tool }) => `${title} ${tool}`)),
  );
  expect(tools.flat().join()).not.toMatch(/NaN|undefined|Infinity/u);
});

test("others are added to each of our operations, and none is left out", () => {
  expect(operations.map(({ title }) => title)).toEqual(ours.map(({ title }) => title));
  expect(operations.filter(({ contenders }) => contenders.length < 2)).toEqual([]);
});

test("the page lacks no figure", () => {
  expect(lines.join("\n")).not.toMatch(/NaN|undefined|Infinity/u);
});

test("std66 and at least one other contender take part in every corpus", () => {
  for (const { overall, corpora } of report.standings) {
    expect(corpora.every(({ nanoseconds }) => nanoseconds.median > 0)).toBe(true);
    expect(Math.max(...overall.map((each) => each.corpora))).toBe(corpora.length);
  }
});

test("imports and first calls have a time, and a link keeps fewer bytes than a `URL`", () => {
  for (const { costs, memory } of report.beginnings) {
    expect(costs.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["the import of @std66/core", "the first call of `isUri`", "the first call of `audit`"]),
    );
    expect(costs).toHaveLength(20);
    expect(costs.filter(({ milliseconds }) => !(milliseconds > 0))).toEqual([]);
    expect(memory.parsed).toBeGreaterThan(50);
    expect(memory.parsed).toBeLessThan(memory.url);
  }
});

test("what `params` writes is stated beside what the loop writes", () => {
  const { results = [] } = report.trials.trials.find(({ title }) => title.includes("params")) ?? {};
  expect(results.length).toBeGreaterThan(1);
  expect(results.filter(({ written = 0 }) => written === 0)).toEqual([]);
});

test("the report lists every corpus", () => {
  expect(report.corpora.map(({ name }) => name)).toEqual([
    "crawled links",
    "API URLs",
    "odd authorities",
    "schema ids, URNs",
    "percent-heavy",
    "data: URIs",
    "relative hrefs",
    "dotty references",
    "invalid for all",
    "repaired by `URL`",
  ]);
});

test("the page shows a chart for each group of operations", () => {
  const shown = lines.join("\n").matchAll(/!\[[^\]]+\]\(benchmarks\/([^)]+)\)/gu);
  const files = charts(report.standings).map(({ file }) => file);
  expect([...shown].map(([, file]) => file)).toEqual(files);
  expect(files.map((file) => file.replace(".svg", ""))).toEqual([...new Set(operations.map(({ group }) => group))]);
});

test("each reason for a loss names an operation and one of its corpora", () => {
  const places = report.standings.flatMap(({ title, corpora }) => corpora.map(({ corpus }) => `${title}, ${corpus}`));
  const named = Object.entries(lossReasons).flatMap(([title, byCorpus]) =>
    Object.keys(byCorpus).map((corpus) => `${title}, ${corpus}`),
  );
  expect(named.filter((place) => !places.includes(place))).toEqual([]);
});
