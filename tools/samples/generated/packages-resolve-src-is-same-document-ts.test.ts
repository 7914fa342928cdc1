import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { isSameDocument } from "@std66/resolve";
void [sample, describe];


test("packages/resolve/src/is-same-document.ts:17", async () => {
sample.same(isSameDocument("http://a/b?q#one", "#two"), true);
sample.same(isSameDocument("http://a/b?q", "b?q#two"), true);
sample.same(isSameDocument("http://a/b?q", "b"), false);
});
