import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { equivalentIri } from "@std66/iri";
import { compareIri } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/compare-iri.ts:21", async () => {
sample.same(equivalentIri("http://example.org/rosé", "http://example.org/ros%C3%A9"), true);
sample.same(equivalentIri("http://example.org/rosé", "http://example.org/rose\u0301"), false);
});

test("packages/iri/src/compare-iri.ts:46", async () => {
sample.same(compareIri("http://example.org/rosé", "http://example.org/ros%c3%a9").rung, "percent-encoding");
sample.same(compareIri("http://example.org/é", "http://example.org/É").difference, { component: "path", a: "/é", b: "/É" });
});
