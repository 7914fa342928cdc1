import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { readings } from "@std66/legacy";
void [sample, describe];


test("packages/legacy/src/compare/readings.ts:51", async () => {
sample.same(readings.L7.taken, "a relative reference is refused, unless it is empty or a fragment");
sample.same(readings.L7.otherwise, "it is resolved by the steps: `foo:a/b` + `../c` is `foo:c`");
sample.same(readings.L7.option, "opaqueBase");
});
