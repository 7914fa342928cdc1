import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { rfc2396bis07 } from "@std66/legacy";
import { rfc3986 } from "@std66/legacy";
void [sample, describe];


test("packages/legacy/src/generic-syntax/dialect.ts:31", async () => {
sample.same(rfc2396bis07.resolve("http://a/b/c/d;p?q", "?y"), { kind: "uri", text: "http://a/b/c/d;p?y" });
});

test("packages/legacy/src/generic-syntax/dialect.ts:46", async () => {
sample.same(rfc3986.resolve("http://a/b/c/d;p?q", "../../../g"), { kind: "uri", text: "http://a/g" });
});
