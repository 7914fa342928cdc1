import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { relativizeIri } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/relativize-iri.ts:21", async () => {
sample.same(String(relativizeIri("http://example.org/日本/東京", "http://example.org/日本/大阪")), "大阪");
sample.same(String(relativizeIri("http://example.org/日本/東京", "http://example.org/", { form: "path" })), "../");
});
