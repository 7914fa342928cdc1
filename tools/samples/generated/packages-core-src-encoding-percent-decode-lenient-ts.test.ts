import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { percentDecodeLenient } from "@std66/core/diagnostics";
void [sample, describe];


test("packages/core/src/encoding/percent-decode-lenient.ts:15", async () => {
sample.same(percentDecodeLenient("caf%C3%A9 100%"), "café 100%");
sample.same(percentDecodeLenient("%C3%A9 and %E9%2c"), "é and %E9,");
});
