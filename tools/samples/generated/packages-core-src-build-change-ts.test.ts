import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { change } from "@std66/core";
void [sample, describe];


test("packages/core/src/build/change.ts:21", async () => {
const uri = "http://example.com/a?b#c";
sample.same(String(change(uri, { host: "example.org", fragment: undefined })), "http://example.org/a?b");
sample.throws(() => { change(uri, { path: "a" }); }, "UriSyntaxError");
});
