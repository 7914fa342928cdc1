// The vectors for RFC 3986 §6.2 and §4.4: the first rung at which two texts are equal, and the normal form there.
import { resolve } from "@std66/resolve";
import { equivalence, sameDocument } from "@std66/vectors";
import { expect, it } from "vitest";
import { type Rung, compare, equivalent, normalize } from "../src/index.ts";

const ladder: Rung[] = ["case", "percent-encoding", "dot-segments", "scheme"];

it.each(equivalence)("R-121 R-124 $id: the first rung for $a and $b is $rung", ({ a, b, rung }) => {
  const expected = rung === "none" ? undefined : rung;
  expect([compare(a, b).rung, compare(b, a).rung]).toEqual([expected, expected]);
  expect([equivalent(a, b), equivalent(b, a)]).toEqual([rung !== "none", rung !== "none"]);
});

it.each(equivalence.filter(({ normal }) => normal !== undefined))(
  "R-124 $id: $a normalizes to $normal",
  ({ a, rung, normal }) => {
    const rungs = ladder.slice(0, ladder.indexOf(rung as Rung) + 1);
    expect(String(normalize(a, { rungs }))).toBe(normal);
  },
);

it.each(sameDocument)(
  "R-089 $id: same document after normalization, $base + $ref",
  ({ base, ref, expect: { rfc3986normalized } }) => {
    expect(equivalent(resolve(base, ref), base, { ignoreFragment: true })).toBe(rfc3986normalized);
  },
);
