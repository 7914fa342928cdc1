// Proves, by automata, that the sources of core accept what Appendix A generates: docs/evidence/grammar.md says what is
// proved, and what is tried.

import { outcomeOf } from "@std66/grammar";
import { expect, it } from "vitest";
import { claims } from "./claims.ts";

it.each(claims)("R-148 proof: $name = $rule", (claim) => {
  expect(outcomeOf(claim)).toEqual({ kind: "equal", states: claim.theirs().stateCount });
});
