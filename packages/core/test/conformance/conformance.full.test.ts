// Shows that the parser and the grammar agree. docs/evidence/grammar.md describes the scope and the limits of this
// check.

import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "@std66/grammar/bundle";
import { expect, it } from "vitest";
import type * as Run from "./run.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const outfile = here("../../node_modules/.cache/conformance/test.mjs");
await bundle(here("run.ts"), outfile);
const { PRODUCTIONS, long, short } = (await import(pathToFileURL(outfile).href)) as typeof Run;

for (const { name, run } of short) {
  it(`R-148 the parser and Appendix A agree: ${name}`, () => {
    // A disagreement throws.
    expect(run()).toBeGreaterThan(1000);
  }, 120_000);
}

it("docs/evidence/grammar.md lists these automata, and grammar.tsv these trials", () => {
  const page = readFileSync(new URL("../../../../docs/evidence/grammar.md", import.meta.url), "utf8");
  const rows = page.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const trials = readFileSync(new URL("../../../../docs/evidence/grammar.tsv", import.meta.url), "utf8");
  const tried = trials.split("\n").flatMap((line) => (line.startsWith("conformance\t") ? [line.split("\t")[1]] : []));
  expect(tried).toEqual(long.map(({ name }) => name));
  for (const { rule, automaton } of PRODUCTIONS) {
    expect(rows).toContainEqual(["", rule, `${automaton.stateCount}`, `${automaton.classCount}`, ""]);
  }
});

it("each fault of conformance faults can be inserted at exactly one place in its file", () => {
  const faults = JSON.parse(readFileSync(new URL("faults.json", import.meta.url), "utf8")) as Record<
    "file" | "from",
    string
  >[];
  const sources = new URL("../../src/", import.meta.url);
  expect(
    faults.filter(({ file, from }) => readFileSync(new URL(file, sources), "utf8").split(from).length !== 2),
  ).toEqual([]);
});
