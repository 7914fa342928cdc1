import { isSameDocument, resolve, resolverFor, traceResolution } from "@std66/resolve";
import { type ResolutionExpectation, type ResolutionRow, resolution, sameDocument } from "@std66/vectors";
import type { Check, PackageRows } from "./check.ts";
import { seedChecks } from "./seed-checks.ts";

type Row = Pick<ResolutionRow, "id" | "base" | "ref"> & { readonly expect: Partial<ResolutionExpectation> };

function resolutionCheck({ id, base, ref, expect: { rfc3986, rfc3986nonstrict } }: Row): Check {
  return {
    id,
    ask: () => [
      {
        strict: String(resolve(base, ref)),
        nonstrict: String(resolve(base, ref, { strict: false })),
        prepared: String(resolverFor(base)(ref)),
        traced: String(traceResolution(base, ref).result),
      },
      { strict: rfc3986, nonstrict: rfc3986nonstrict ?? rfc3986, prepared: rfc3986, traced: rfc3986 },
    ],
  };
}

const ofSeeds = seedChecks("resolution").filter(({ expect }) => expect.rfc3986 !== undefined);

export const resolving: PackageRows = {
  name: "@std66/resolve",
  checks: [
    ...[...resolution, ...ofSeeds].map((row) => resolutionCheck(row)),
    ...sameDocument.map(({ id, base, ref, target, expect: { rfc3986 } }) => ({
      id,
      ask: () =>
        [
          [String(resolve(base, ref)), isSameDocument(base, ref)],
          [target, rfc3986],
        ] as const,
    })),
  ],
};
