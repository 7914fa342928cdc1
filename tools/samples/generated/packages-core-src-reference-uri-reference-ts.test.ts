import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parse } from "@std66/core";
void [sample, describe];


test("packages/core/src/reference/uri-reference.ts:130", async () => {
sample.same(parse("/a/b%2Fc/").segments, ["a", "b%2Fc", ""]);
sample.same(parse("a").segments, ["a"]);
sample.same(parse("http://h").segments, []);
});
