import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { whatwg } from "@std66/legacy";
void [sample, describe];


test("packages/legacy/src/whatwg/dialect.ts:28", async () => {
sample.same(whatwg.resolve("http://a/b/c/d;p?q", "http:g"), { kind: "uri", text: "http://a/b/c/g" });
});
