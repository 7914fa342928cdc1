import { type Rung, compare, equivalent, normalize } from "@std66/normalize";
import { type EquivalenceRow, equivalence, sameDocument } from "@std66/vectors";
import type { Check, PackageRows } from "./check.ts";
import { seedChecks } from "./seed-checks.ts";

const LADDER: readonly Rung[] = ["case", "percent-encoding", "dot-segments", "scheme"];

function equivalenceCheck({
  id,
  a,
  b,
  rung,
  normal,
}: Pick<EquivalenceRow, "id" | "a" | "b" | "rung" | "normal">): Check {
  const first = rung === "none" ? undefined : rung;
  const rungs = LADDER.slice(0, LADDER.indexOf(rung as Rung) + 1);
  return {
    id,
    ask: () => [
      {
        rungs: [compare(a, b).rung, compare(b, a).rung],
        isEquivalent: [equivalent(a, b), equivalent(b, a)],
        normal: normal === undefined ? undefined : String(normalize(a, { rungs })),
      },
      { rungs: [first, first], isEquivalent: [rung !== "none", rung !== "none"], normal },
    ],
  };
}

export const normalizing: PackageRows = {
  name: "@std66/normalize",
  checks: [
    ...[...equivalence, ...seedChecks("equivalence")].map((row) => equivalenceCheck(row)),
    ...sameDocument.map(({ id, base, target, expect: { rfc3986normalized } }) => ({
      id,
      ask: () => [equivalent(target, base, { ignoreFragment: true }), rfc3986normalized] as const,
    })),
  ],
};
