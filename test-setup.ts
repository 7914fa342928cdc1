// For every project of vitest.config.ts.

import fc from "fast-check";
import { expect } from "vitest";

// For each property. `pnpm run laws` takes a hundred times as many, and `pnpm run mutation` a tenth (decision 15).
fc.configureGlobal({ numRuns: 1000 });

// A UriReference keeps its text in private fields, which vitest's equality does not see: any two would be equal.
// By constructor name, as the instances of src/ and of dist/ are of two classes.
expect.addEqualityTesters([
  function sameText(a: unknown, b: unknown): boolean | undefined {
    if (!isUriReference(a) || !isUriReference(b)) return undefined;
    return String(a) === String(b);
  },
]);

function isUriReference(value: unknown): boolean {
  return typeof value === "object" && value !== null && value.constructor?.name === "UriReference" && "toJSON" in value;
}
