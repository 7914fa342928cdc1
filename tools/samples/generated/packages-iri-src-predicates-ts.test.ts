import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { isIriReference } from "@std66/iri";
import { isIri } from "@std66/iri";
import { isAbsoluteIri } from "@std66/iri";
import { isRelativeIriReference } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/predicates.ts:14", async () => {
sample.same(isIriReference("http://example.org/rosé"), true);
sample.same(isIriReference("日本/?b"), true);
sample.same(isIriReference("a b"), false);
});

test("packages/iri/src/predicates.ts:31", async () => {
sample.same(isIri("http://example.org/rosé"), true);
sample.same(isIri("//example.org/rosé"), false);
});

test("packages/iri/src/predicates.ts:48", async () => {
sample.same(isAbsoluteIri("http://example.org/rosé"), true);
sample.same(isAbsoluteIri("http://example.org/#rosé"), false);
});

test("packages/iri/src/predicates.ts:64", async () => {
sample.same(isRelativeIriReference("../rosé"), true);
sample.same(isRelativeIriReference("a:rosé"), false);
});
