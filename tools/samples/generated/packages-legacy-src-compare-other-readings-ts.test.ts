import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { otherReadings } from "@std66/legacy";
void [sample, describe];


test("packages/legacy/src/compare/other-readings.ts:46", async () => {
const [other] = otherReadings("foo:a/b", "../c");
sample.same(other?.reading, "L7");
sample.same(other?.options, { opaqueBase: "resolve" });
sample.same(other?.outcome, { kind: "uri", text: "foo:c" });
});
