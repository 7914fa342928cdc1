// The parser is the grammar: what this shows, and what it does not, is told in docs/grammar.md.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PRODUCTIONS, long, short } from "./run.ts";

for (const { name, run } of short) {
  it(`R-148 the parser and Appendix A agree: ${name}`, () => {
    // A disagreement throws.
    expect(run()).toBeGreaterThan(1000);
  }, 120_000);
}

it("docs/grammar.md tells of these automata and of these trials", () => {
  const page = readFileSync(new URL("../../../../docs/grammar.md", import.meta.url), "utf8").replaceAll(/ {2,}/g, " ");
  for (const { rule, automaton } of PRODUCTIONS) {
    expect(page).toContain(`| ${rule} | ${automaton.stateCount} | ${automaton.classCount} |`);
  }
  for (const { name } of long) expect(page).toContain(`| ${name} |`);
});
