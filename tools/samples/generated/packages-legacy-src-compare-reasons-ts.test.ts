import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { reasons } from "@std66/legacy";
void [sample, describe];


test("packages/legacy/src/compare/reasons.ts:228", async () => {
sample.same(reasons["pathless-base-merge"].summary, "RFC 2396 forgets the slash when the base has no path");
sample.same(reasons["pathless-base-merge"].citations[0], "RFC 2396 §5.2 step 6a");
sample.same(reasons["pathless-base-merge"].quotes["RFC 3986 Appendix D.2"], "section 5.2, step 6a, failed to account for a base URI with no path.");
});
