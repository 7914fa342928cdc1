import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { normalizeIri } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/normalize-iri.ts:39", async () => {
sample.same(String(normalizeIri("HTTP://Example.org:80/ros%c3%a9/./É")), "http://example.org/rosé/É");
sample.same(String(normalizeIri("ros%c3%a9", { rungs: ["case"] })), "ros%C3%A9");
});
