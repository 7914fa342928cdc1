import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { removeDotSegments } from "@std66/relative-to-absolute-iri";
import { removeDotSegmentsOfPath } from "@std66/relative-to-absolute-iri";
void [sample, describe];


test("adapters/relative-to-absolute-iri/src/remove-dot-segments.ts:12", async () => {
sample.same(removeDotSegments("/a/./b/../c?d/../e"), "/a/c?d/../e");
});

test("adapters/relative-to-absolute-iri/src/remove-dot-segments.ts:30", async () => {
sample.same(removeDotSegmentsOfPath("http://example.org/a/../b", 4), "http://example.org/b");
});
