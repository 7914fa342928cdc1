import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { compareResolution } from "@std66/legacy";
void [sample, describe];


test("packages/legacy/src/compare/compare-resolution.ts:63", async () => {
const { agree, differences } = compareResolution("http://a/b/c/d;p?q", "?y", { dialects: ["rfc2396", "rfc3986"] });
sample.same(agree, false);
sample.same(differences, [{ between: ["rfc2396", "rfc3986"], reasons: ["query-only-keeps-path"] }]);
});
