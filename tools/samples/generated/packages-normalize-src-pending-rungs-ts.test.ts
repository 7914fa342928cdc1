import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { pendingRungs } from "@std66/normalize";
void [sample, describe];


test("packages/normalize/src/pending-rungs.ts:18", async () => {
sample.same(pendingRungs("http://example.com/a"), []);
sample.same(pendingRungs("http://EXAMPLE.com/a/%2e%2e"), ["case", "percent-encoding", "dot-segments"]);
});
