import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { resolve } from "@std66/relative-to-absolute-iri";
void [sample, describe];


test("adapters/relative-to-absolute-iri/src/resolve.ts:20", async () => {
sample.same(resolve("../中国", "http://example.org/日本/東京"), "http://example.org/中国");
sample.throws(() => { resolve("中国", ""); }, "Error", "Found invalid relative IRI '中国' for a missing baseIRI");
});
