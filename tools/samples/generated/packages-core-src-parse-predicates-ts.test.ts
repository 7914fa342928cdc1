import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { isUriReference } from "@std66/core";
import { isUri } from "@std66/core";
import { isAbsoluteUri } from "@std66/core";
import { isRelativeReference } from "@std66/core";
void [sample, describe];


test("packages/core/src/parse/predicates.ts:38", async () => {
sample.same(isUriReference("http://example.com/"), true);
sample.same(isUriReference("a/b?c"), true);
sample.same(isUriReference("a b"), false);
});

test("packages/core/src/parse/predicates.ts:55", async () => {
sample.same(isUri("urn:isbn:0451450523"), true);
sample.same(isUri("//example.com/"), false);
sample.same(isUri("C:/x"), true);
});

test("packages/core/src/parse/predicates.ts:72", async () => {
sample.same(isAbsoluteUri("http://example.com/?a"), true);
sample.same(isAbsoluteUri("http://example.com/#a"), false);
});

test("packages/core/src/parse/predicates.ts:87", async () => {
sample.same(isRelativeReference("../a"), true);
sample.same(isRelativeReference("a:b"), false);
});
