import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { split } from "@std66/core";
void [sample, describe];


test("packages/core/src/parse/split.ts:26", async () => {
sample.same(split("http://a b/c d?é"), { scheme: "http", authority: "a b", path: "/c d", query: "é", fragment: undefined });
sample.same(split("1a:b").path, "1a:b");
});
