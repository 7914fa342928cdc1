import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { resolve } from "@std66/resolve";
import { resolverFor } from "@std66/resolve";
void [sample, describe];


test("packages/resolve/src/resolve.ts:26", async () => {
sample.same(String(resolve("http://a/b/c/d;p?q", "../g")), "http://a/b/g");
sample.same(String(resolve("http://a/b/c/d;p?q", "http:g")), "http:g");
sample.same(String(resolve("http://a/b/c/d;p?q", "http:g", { strict: false })), "http://a/b/c/g");
sample.throws(() => { resolve("/b/c/d", "g"); }, "BaseUriError");
});

test("packages/resolve/src/resolve.ts:51", async () => {
const fromHere = resolverFor("http://a/b/c/d;p?q");
sample.same(["g", "../../g", "?y"].map(fromHere).map(String), ["http://a/b/c/g", "http://a/g", "http://a/b/c/d;p?y"]);
});
