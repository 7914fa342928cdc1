// The parser is the grammar: what this shows, and what it does not, is told in docs/grammar.md.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PRODUCTIONS, long, short } from "./run.ts";

for (const { name, run } of short) {
  it(`R-148 the parser and Appendix A agree: ${name}`, () => {
    // A disagreement throws.
    const tried = run();
    expect(tried).toBeGreaterThan(1000);
    console.log(`${name}: ${tried.toLocaleString("en")} texts`);
  }, 120_000);
}

it("docs/grammar.md tells of these automata and of these trials", () => {
  const page = readFileSync(new URL("../../../../docs/grammar.md", import.meta.url), "utf8");
  const rows = page.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const firstCells = new Set(rows.map(([, first]) => first));
  expect(long.map(({ name }) => name).filter((name) => !firstCells.has(name))).toEqual([]);
  for (const { rule, automaton } of PRODUCTIONS) {
    expect(rows).toContainEqual(["", rule, `${automaton.stateCount}`, `${automaton.classCount}`, ""]);
  }
});

it("each fault of conformance:faults can be put into its file, at one place", () => {
  const faults = JSON.parse(readFileSync(new URL("faults.json", import.meta.url), "utf8")) as Record<
    "file" | "from",
    string
  >[];
  const sources = new URL("../../src/", import.meta.url);
  expect(
    faults.filter(({ file, from }) => readFileSync(new URL(file, sources), "utf8").split(from).length !== 2),
  ).toEqual([]);
});
