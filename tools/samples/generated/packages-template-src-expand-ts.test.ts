import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { expand } from "@std66/template";
void [sample, describe];


test("packages/template/src/expand.ts:18", async () => {
sample.same(expand("/search{?q,lang}", { q: "cats & dogs" }), "/search?q=cats%20%26%20dogs");
sample.same(expand("{/list*}{?keys*}", { list: ["a", "b"], keys: { x: 1, y: 2 } }), "/a/b?x=1&y=2");
sample.throws(() => { expand("{base}", { base: Number.NaN }); }, "TypeError");
});
