import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { diagnoseAs } from "@std66/core";
void [sample, describe];


test("packages/core/src/faults/diagnose-as.ts:42", async () => {
sample.same(diagnoseAs("http://example.com/#a", "uri"), undefined);
sample.same(diagnoseAs("example.com", "uri")?.message, "a URI begins with a scheme (offset 0, RFC 3986 §3)");
sample.same(diagnoseAs("http://example.com/#a", "absolute-uri")?.offset, 19);
sample.same(diagnoseAs("http://user@example.com/", "http-uri")?.component, "userinfo");
sample.same(diagnoseAs("http://a b/", "http-uri")?.code, "reg-name");
});
