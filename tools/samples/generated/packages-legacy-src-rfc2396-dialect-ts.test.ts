import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { rfc2396 } from "@std66/legacy";
void [sample, describe];


test("packages/legacy/src/rfc2396/dialect.ts:15", async () => {
sample.same(rfc2396.resolve("http://a/b/c/d;p?q", "?y"), { kind: "uri", text: "http://a/b/c/?y" });
sample.same(rfc2396.resolve("http://a", "g"), { kind: "uri", text: "http://ag" });
sample.same(rfc2396.parse("mailto:a?b").opaquePart, "a?b");
});
