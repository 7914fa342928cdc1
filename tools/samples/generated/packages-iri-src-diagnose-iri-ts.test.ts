import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { diagnoseIri } from "@std66/iri";
void [sample, describe];


test("packages/iri/src/diagnose-iri.ts:21", async () => {
sample.same(diagnoseIri("http://example.org/rosé"), undefined);
sample.same(diagnoseIri("http://example.org/\uE000")?.code, "iprivate");
sample.same(diagnoseIri("http://example.org/\uFFFF")?.code, "ucschar");
sample.same(diagnoseIri("http://example.org/ros é")?.offset, 22);
});
