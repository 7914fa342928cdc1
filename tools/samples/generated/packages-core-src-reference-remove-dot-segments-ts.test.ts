import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { removeDotSegments } from "@std66/core";
void [sample, describe];


test("packages/core/src/reference/remove-dot-segments.ts:15", async () => {
sample.same(removeDotSegments("/a/b/c/./../../g"), "/a/g");
sample.same(removeDotSegments("mid/content=5/../6"), "mid/6");
sample.same(removeDotSegments("/.."), "/");
});
