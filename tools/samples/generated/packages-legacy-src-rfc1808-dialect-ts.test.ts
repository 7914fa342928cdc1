import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { rfc1808 } from "@std66/legacy";
void [sample, describe];


test("packages/legacy/src/rfc1808/dialect.ts:14", async () => {
sample.same(rfc1808.resolve("http://a/b/c/d;p?q", ";x"), { kind: "uri", text: "http://a/b/c/d;x" });
sample.same(rfc1808.parse("http://a/b;c?d").params, "c");
sample.same(rfc1808.isValid("http://a/~b"), false);
});
