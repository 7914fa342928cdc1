import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { tryResolve } from "@std66/resolve";
void [sample, describe];


test("packages/resolve/src/try-resolve.ts:16", async () => {
sample.same(String(tryResolve("http://a/b/c", "../g")), "http://a/g");
sample.same(tryResolve("/b/c", "g"), undefined);
sample.same(tryResolve("http://a/b/c", "100%"), undefined);
});
