import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { compareSyntax } from "@std66/legacy";
void [sample, describe];


test("packages/legacy/src/compare/compare-syntax.ts:38", async () => {
const { differences } = compareSyntax("http://h/~user", { dialects: ["rfc1808", "rfc3986"] });
sample.same(differences, [{ between: ["rfc1808", "rfc3986"], reasons: ["tilde-became-unreserved"] }]);
});
