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
