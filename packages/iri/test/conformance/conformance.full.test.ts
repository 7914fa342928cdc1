// Shows that the parser and the grammar of RFC 3987 agree. docs/evidence/grammar.md describes the scope and the limits
// of this check.

import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "@std66/grammar/bundle";
import { expect, it } from "vitest";
import type * as Run from "./run.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const outfile = here("../../node_modules/.cache/conformance/test.mjs");
await bundle(here("run.ts"), outfile);
const { PRODUCTIONS, short } = (await import(pathToFileURL(outfile).href)) as typeof Run;

for (const { name, run } of short) {
  it(`R-203 R-204 R-205 the parser and RFC 3987 agree: ${name}`, () => {
    // A disagreement throws.
    expect(run()).toBeGreaterThan(100);
  }, 120_000);
}

it("R-203 the automata have the states and classes that docs/evidence/grammar.md names", () => {
  expect(PRODUCTIONS.map(({ automaton }) => [automaton.stateCount, automaton.classCount])).toEqual([
    [186, 23],
    [183, 23],
    [180, 22],
    [184, 21],
  ]);
});
