import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { tryResolveIri } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/try-resolve-iri.ts:16", async () => {
sample.same(String(tryResolveIri("http://example.org/日本/東京", "大阪")), "http://example.org/日本/大阪");
sample.same(tryResolveIri("日本", "大阪"), undefined);
sample.same(tryResolveIri("http://example.org/", "a b"), undefined);
});
