// The laws of normalization and comparison, over generated references; and that the generators make what the laws speak of.

import { equivalence } from "@std66/vectors";
import { parse } from "@std66/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { compare } from "../src/index.ts";
import { laws, pairs } from "./laws/laws.ts";
import { references, relativeReferences } from "./laws/references.ts";
import { literally } from "./literally.ts";
import { ladder } from "./rungs-taken.ts";

/** None takes longer than three seconds, but a machine may have more to do. */
const LIMIT = 60_000;

it.each(laws)(
  "$name",
  ({ property }) => {
    fc.assert(property, { numRuns: 5000 });
  },
  LIMIT,
);

it("of the generated pairs, enough become equal on each rung, and enough on none", () => {
  const counts = new Map<string | undefined, number>();
  for (const [a, b] of fc.sample(pairs, { numRuns: 5000, seed: 66 })) {
    const { rung } = compare(a, b);
    counts.set(rung, (counts.get(rung) ?? 0) + 1);
  }
  expect([...counts.keys()]).toHaveLength(6);
  expect([...counts].filter(([, count]) => count < 200)).toEqual([]);
  expect(counts.get(undefined)).toBeLessThan(3000);
});

it("of the generated references, each rung changes enough, and enough are relative, normal, or of each scheme", () => {
  const all = fc.sample(references, { numRuns: 5000, seed: 66 });
  const changed = ladder.map(
    (_rung, index) =>
      all.filter((text) => literally(text, ladder.slice(0, index)) !== literally(text, ladder.slice(0, index + 1)))
        .length,
  );
  expect(changed.filter((count) => count < 400)).toEqual([]);
  expect(all.filter((text) => literally(text, ladder) === text).length).toBeGreaterThan(400);
  for (const scheme of [undefined, "http", "ftp", "file", "mailto", "urn", "tel", "foo", "constructor"]) {
    const ofScheme = all.filter((text) => parse(text).scheme?.toLowerCase() === scheme);
    expect([scheme, ofScheme.length > 40]).toEqual([scheme, true]);
  }
});

it("of the generated relative references, enough have dots that stay, and enough have dots that go", () => {
  const all = fc.sample(relativeReferences, { numRuns: 5000, seed: 66 });
  const kept = all.filter((text) => /(?:^|\/)(?:\.|%2E){1,2}(?:[/?#]|$)/.test(literally(text, ladder)));
  const gone = all.filter((text) => literally(text, ["dot-segments"]) !== text);
  expect([kept.length > 500, gone.length > 300]).toEqual([true, true]);
});

it.each(equivalence.filter(({ normal }) => normal !== undefined))(
  "$id the literal reading has the normal form of the vectors for $a",
  ({ a, b, rung, normal }) => {
    const rungs = ladder.slice(0, ladder.findIndex((name) => name === rung) + 1);
    expect([literally(a, rungs), literally(b, rungs)]).toEqual([normal, normal]);
  },
);

it("a seed gives the same references again, another one others", () => {
  const [once, again, other] = [1, 1, 2].map((seed) => fc.sample(references, { numRuns: 100, seed }));
  expect(again).toEqual(once);
  expect(other).not.toEqual(once);
});
