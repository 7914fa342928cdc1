import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { diagnoseIriAs } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/diagnose-iri-as.ts:36", async () => {
sample.same(diagnoseIriAs("http://example.org/rosé#a", "iri"), undefined);
sample.same(diagnoseIriAs("http://example.org/rosé#a", "absolute-iri")?.offset, 23);
sample.same(diagnoseIriAs("rosé", "iri")?.message, "an IRI begins with a scheme (offset 0, RFC 3987 §2.2)");
});
