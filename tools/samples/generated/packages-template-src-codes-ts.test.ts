import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { templateCodes } from "@std66/template/codes";
void [sample, describe];


test("packages/template/src/codes.ts:25", async () => {
sample.same(templateCodes["max-length"].explanation, "max-length = %x31-39 0*3DIGIT");
sample.same(templateCodes["max-length"].example, "{a:10000}");
});
