import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { establishIriBase } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/establish-iri-base.ts:32", async () => {
const { base, source } = establishIriBase({ embedded: "日本/", retrieval: "http://example.org/東京#駅" });
sample.same(String(base), "http://example.org/日本/");
sample.same(source, "embedded");
});
