import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { diagnose } from "@std66/core";
void [sample, describe];


test("packages/core/src/faults/diagnose.ts:22", async () => {
sample.same(diagnose("http://example.com/"), undefined);
sample.same(diagnose("http://example.com/100%/done")?.code, "pct-encoded");
sample.same(diagnose("http://example.com/100%/done")?.offset, 22);
});
