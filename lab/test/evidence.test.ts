// The sums on the pages of docs/evidence are those of the rows beside them.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { expect, test } from "vitest";

type Row = Readonly<Record<string, string>>;

function rowsOf(name: string): readonly Row[] {
  const [head = [], ...rows] = readFileSync(join(root, `docs/evidence/${name}.tsv`), "utf8")
    .replace(/\n$/u, "")
    .split("\n")
    .map((line) => line.split("\t"));
  expect(rows.filter((cells) => cells.length !== head.length)).toEqual([]);
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at], cell])));
}

/** The rows of the first table after a heading. */
function tableOf(name: string, heading: string): readonly Row[] {
  const page = readFileSync(join(root, `docs/evidence/${name}.md`), "utf8");
  const [, section = ""] = page.split(`\n## ${heading}\n`);
  const lines =
    /(?:^\|.*\n)+/mu
      .exec(section.split("\n## ")[0] ?? "")?.[0]
      .trimEnd()
      .split("\n") ?? [];
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split(/(?<!\\)\|/u)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("\\|", "|")),
  );
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at], cell])));
}

const code = (text: string | undefined): string => (text ?? "").replaceAll(/^`+|`+$/gu, "");
const sum = (rows: readonly Row[], column: string): number => rows.reduce((all, row) => all + Number(row[column]), 0);

const inOrder = (...cells: readonly (string | undefined)[]): boolean =>
  cells.every((cell, at) => at === 0 || Number(cells[at - 1]) <= Number(cell));

const geometricMean = (rows: readonly Row[], column: string): number =>
  Math.exp(rows.reduce((all, row) => all + Math.log(Number(row[column])), 0) / rows.length);

test("conformance: requirements and tests by chapter", () => {
  const rows = rowsOf("conformance");
  const page = readFileSync(join(root, "docs/evidence/conformance.md"), "utf8");
  const counted = [...new Set(rows.map(({ chapter = "" }) => chapter))].map((chapter) => {
    const own = rows.filter((row) => row["chapter"] === chapter);
    const count = (state: string) => own.filter((row) => row["state"] === state).length;
    const [inPart, people, waiting] = [count("tested in part"), count("binds people"), count("waits")];
    const cells = [chapter, own.length, count("tested") + inPart, inPart, people, waiting, sum(own, "tests")];
    return `| ${cells.join(" | ")} |`;
  });
  expect(counted.length).toBeGreaterThan(15);
  expect(counted.filter((line) => !page.includes(line))).toEqual([]);
  expect(page).toContain(`Requirements: ${rows.length}.`);
});

test("implementations: the right answers of each", () => {
  const rows = rowsOf("implementations");
  const of = (by: string) => rows.filter((row) => row["by"] === by);
  const standings = tableOf("implementations", "By implementation");
  expect(standings.length).toBeGreaterThan(30);
  for (const { implementation, version, claims, right, of: asked } of standings) {
    const own = (by: string) => of(by).filter((row) => row["implementation"] === implementation);
    expect(own("operation").map((row) => [row["version"], row["claims"]])).toContainEqual([version, claims]);
    expect(sum(own("operation"), "of")).toBe(Number(asked));
    expect(sum(own("operation"), "missed")).toBe(Number(asked) - Number(right));
    expect(sum(own("section"), "missed")).toBe(Number(asked) - Number(right));
  }
  // Each miss is in each of three ways of counting.
  expect(sum(of("section"), "missed")).toBe(sum(of("operation"), "missed"));
  expect(sum(of("row"), "missed")).toBe(sum(of("operation"), "missed"));
});

test("implementations: each row that ten or more miss has a reason on the page, and no other", () => {
  const page = readFileSync(join(root, "docs/evidence/implementations.md"), "utf8");
  const named = [...page.matchAll(/^- \*\*`(\w+)` (\w+)-([\d, ]+)\*\*/gmu)].flatMap(
    ([, operation = "", prefix = "", numbers = ""]) =>
      numbers.split(", ").map((number) => `${operation} ${prefix}-${number}`),
  );
  const many = rowsOf("implementations").filter((row) => row["by"] === "row" && Number(row["missed"]) >= 10);
  expect(named.toSorted()).toEqual(many.map(({ name = "" }) => name).toSorted());
});

test("scoreboard: what each library has right, and the kinds of its misses", () => {
  const rows = rowsOf("scoreboard");
  const kinds = {
    Resolvers: { right: "right", equivalent: "equivalent", refused: "refused", other: "other" },
    Validators: { right: "right", "accepts wrongly": "accepts", "refuses wrongly": "refuses" },
    "Expanders of templates": { right: "right", wrong: "wrong", "no answer": "no answer" },
  };
  for (const [heading, columns] of Object.entries(kinds)) {
    const board = heading.split(" ")[0]?.toLowerCase();
    const lines = tableOf("scoreboard", heading);
    expect(lines.length).toBeGreaterThan(5);
    const ofBoard = rows.filter((row) => row["board"] === board);
    expect(new Set(ofBoard.map(({ library, call }) => `${library} ${call}`)).size).toBe(lines.length);
    for (const line of lines) {
      const own = ofBoard.filter(
        (row) => row["library"] === code(line["library"]) && row["call"] === code(line["call"]),
      );
      for (const [column, kind] of Object.entries(columns)) {
        const found = own.filter((row) => row["kind"] === kind);
        expect({ line, column, count: sum(found, "rows") }).toEqual({ line, column, count: Number(line[column]) });
      }
      if (line["of"] !== undefined) expect(sum(own, "rows")).toBe(Number(line["of"]));
    }
  }
});

test("benchmarks: the mean of each contender is that of its corpora", () => {
  const rows = rowsOf("benchmarks");
  const lines = tableOf("benchmarks", "Operations");
  expect(lines.length).toBeGreaterThan(20);
  for (const { operation, "times faster than": faster } of lines) {
    const own = rows.filter((row) => row["operation"] === operation && row["× faster"] !== "");
    const means = own.filter((row) => row["corpus"] === "geometric mean");
    const stated = means.map((row) => `${row["against"]} ${row["× faster"]} (${row["10 %"]}–${row["90 %"]})`);
    expect({ operation, faster }).toEqual({ operation, faster: stated.join(", ") });
    for (const mean of means) {
      const ofCorpora = own.filter((row) => row["against"] === mean["against"] && row !== mean);
      expect(ofCorpora.length).toBeGreaterThan(0);
      // The page has the median of the means of each round, which is no mean of medians.
      expect(Number(mean["× faster"])).toBeGreaterThanOrEqual(0.99 * geometricMean(ofCorpora, "10 %"));
      expect(Number(mean["× faster"])).toBeLessThanOrEqual(1.01 * geometricMean(ofCorpora, "90 %"));
    }
  }
});

test("benchmarks: each loss is a row with a figure below 1", () => {
  const rows = rowsOf("benchmarks");
  const page = readFileSync(join(root, "docs/evidence/benchmarks.md"), "utf8");
  const losses = [...page.matchAll(/^ {2}- (.*) against (.*) on (.*): ([\d.]+)$/gmu)];
  expect(losses.length).toBeGreaterThan(20);
  for (const [, operation, against, corpora = "", least] of losses) {
    // A corpus may have a comma in its name.
    const own = rows.filter(
      (row) =>
        row["operation"] === operation &&
        row["against"] === against &&
        row["corpus"] !== "" &&
        corpora.includes(row["corpus"] ?? ""),
    );
    const figures = own.flatMap((row) =>
      Object.entries(row).flatMap(([column, cell]) =>
        (column === "× faster" || column.startsWith("Node ")) && cell !== "" ? [Number(cell)] : [],
      ),
    );
    expect({ operation, against, least }).toEqual({ operation, against, least: Math.min(...figures).toFixed(2) });
    expect(Number(least)).toBeLessThanOrEqual(1);
  }
});

test("benchmarks: how much faster the command is, is in the rows of its tasks", () => {
  const rows = rowsOf("benchmarks/command");
  const lines = tableOf("benchmarks", "In ten seconds").filter(({ "what people do": task = "" }) =>
    task.startsWith("`"),
  );
  expect(lines.length).toBeGreaterThan(8);
  const stated = lines.flatMap(({ "what people do": task, "how many times as fast as": others = "" }) =>
    others.split("; ").map((other) => `${task} ${other}`),
  );
  const measured = rows.flatMap(({ task, tool = "", "× faster": faster = "" }) =>
    faster === "" || tool.startsWith("std66") ? [] : [`${task} ${Number(faster) < 1 ? "▼ " : ""}**${faster}** ${tool}`],
  );
  expect(stated).toEqual(measured);
  expect(rows.filter((row) => !inOrder(row["10 %"], row["× faster"], row["90 %"]))).toEqual([]);
});

test("benchmarks: a range of the first calls is from the least to the greatest of the versions of Node", () => {
  const lines = tableOf("benchmarks", "First calls, imports and memory");
  const times = lines.flatMap((cells) => (cells[""]?.endsWith(", ms") ? [Object.values(cells)] : []));
  const rows = rowsOf("benchmarks").filter(({ operation = "" }) => operation.endsWith(", ms"));
  const ranges = rows.map((row) => {
    const figures = Object.entries(row).flatMap(([column, cell]) => (column.startsWith("Node ") ? [cell] : []));
    const [least, ...others] = figures.toSorted((a, b) => Number(a) - Number(b));
    return [row["operation"], `${least}–${others.at(-1)}`];
  });
  expect(ranges.length).toBeGreaterThan(15);
  expect(times).toEqual(ranges);
});

test("grammar: the texts of all trials of each run", () => {
  const page = readFileSync(join(root, "docs/evidence/grammar.md"), "utf8");
  const sums = [...page.matchAll(/^\| all, .*?\| +([\d,]+) \|/gmu)].map(([, count = ""]) => count);
  const counted = ["conformance", "conformance iri"].map((run) => {
    const own = rowsOf("grammar").filter((row) => row["run"] === run);
    return own.reduce((all, { texts = "" }) => all + Number(texts.replaceAll(",", "")), 0).toLocaleString("en");
  });
  expect(counted).toEqual(sums);
});

test("heirs: how many answers are those of RFC 3986, and of none", () => {
  const rows = rowsOf("heirs");
  const lines = tableOf("heirs", "How many answers are those of a standard");
  expect(lines.length).toBeGreaterThan(4);
  for (const { implementation = "", "as RFC 3986": right, "as none": none } of lines) {
    const others = rows.filter((row) => row["given by"]?.split(", ").includes(implementation));
    expect({ implementation, right: 103 - others.length }).toEqual({ implementation, right: Number(right) });
    expect(others.filter((row) => row["a reading of"] === "no RFC").length).toBe(Number(none));
  }
});

test("rehearsal: how many steps work, by program", () => {
  const rows = rowsOf("rehearsal");
  const lines = tableOf("rehearsal", "Steps");
  expect(lines.map(({ by }) => by)).toEqual([...new Set(rows.map(({ by }) => by))]);
  for (const { by, steps, work } of lines) {
    const own = rows.filter((row) => row["by"] === by);
    expect({ by, steps: own.length }).toEqual({ by, steps: Number(steps) });
    expect(own.filter((row) => row["works"] === "yes").length).toBe(Number(work));
  }
});
