import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { joinIriReferences } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/join-iri-references.ts:17", async () => {
sample.same(String(joinIriReferences("日本/東京", "大阪#城")), "日本/大阪#城");
});
