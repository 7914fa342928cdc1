import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { relativize } from "@std66/resolve";
void [sample, describe];


test("packages/resolve/src/relativize.ts:42", async () => {
sample.same(String(relativize("http://a/b/c/d;p?q", "http://a/b/g")), "../g");
sample.same(String(relativize("http://a/b/c/d;p?q", "http://a/b/c/d;p?y#s")), "?y#s");
sample.same(String(relativize("http://a/b/c/d;p?q", "https://a/b")), "https://a/b");
sample.same(String(relativize("http://a/b/c/d", "http://a/x")), "/x");
sample.same(String(relativize("http://a/b/c/d", "http://a/x", { form: "path" })), "../../x");
});
