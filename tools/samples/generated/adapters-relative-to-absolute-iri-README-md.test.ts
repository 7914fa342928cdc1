import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { resolve } from "@std66/relative-to-absolute-iri";
void [sample, describe];


test("adapters/relative-to-absolute-iri/README.md:6", async () => {

sample.same(resolve("../中国", "http://example.org/日本/東京"), "http://example.org/中国");
sample.same(resolve(".well-known/void", "http://example.org/index.ttl"), "http://example.org/.well-known/void");
});
