import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { build } from "@std66/core";
void [sample, describe];


test("packages/core/src/build/build.ts:20", async () => {
sample.same(String(build({ scheme: "http", host: "example.com", port: 8080, path: "/a", query: "" })), "http://example.com:8080/a?");
sample.throws(() => { build({ path: "//example.com" }); }, "UriSyntaxError");
});
