import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parse } from "@std66/core";
import { tryParse } from "@std66/core";
void [sample, describe];


test("packages/core/src/parse/parse.ts:18", async () => {
sample.same(parse("http://example.com/a?b").query, "b");
sample.same(parse("../g").isRelativeReference(), true);
sample.throws(() => { parse("http://example.com/a b"); }, "UriSyntaxError");
});

test("packages/core/src/parse/parse.ts:38", async () => {
sample.same(tryParse("//example.com/a")?.host, "example.com");
sample.same(tryParse("http://[::1"), undefined);
sample.same(tryParse(undefined), undefined);
});
