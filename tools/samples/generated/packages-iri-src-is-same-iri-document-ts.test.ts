import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { isSameIriDocument } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/is-same-iri-document.ts:19", async () => {
sample.same(isSameIriDocument("http://example.org/日本/東京", "東京#駅"), true);
sample.same(isSameIriDocument("http://example.org/日本/東京", "大阪"), false);
});
