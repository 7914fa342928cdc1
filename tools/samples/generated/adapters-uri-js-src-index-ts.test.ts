import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parse } from "@std66/uri-js";
import { serialize } from "@std66/uri-js";
import { resolve } from "@std66/uri-js";
import { normalize } from "@std66/uri-js";
import { equal } from "@std66/uri-js";
import { removeDotSegments } from "@std66/uri-js";
import { escapeComponent } from "@std66/uri-js";
import { unescapeComponent } from "@std66/uri-js";
void [sample, describe];


test("adapters/uri-js/src/index.ts:21", async () => {
sample.same(parse("uri://user:pass@example.com:123/one").port, 123);
});

test("adapters/uri-js/src/index.ts:33", async () => {
sample.same(serialize({ scheme: "http", host: "example.com", fragment: "footer" }), "http://example.com/#footer");
});

test("adapters/uri-js/src/index.ts:45", async () => {
sample.same(resolve("uri://a/b/c/d?q", "../../g"), "uri://a/g");
});

test("adapters/uri-js/src/index.ts:69", async () => {
sample.same(normalize("HTTP://ABC.com:80/%7Esmith/home.html"), "http://abc.com/~smith/home.html");
});

test("adapters/uri-js/src/index.ts:84", async () => {
sample.same(equal("HTTP://ABC.COM:80", "http://abc.com/"), true);
});

test("adapters/uri-js/src/index.ts:96", async () => {
sample.same(removeDotSegments("/a/b/../c"), "/a/c");
});

test("adapters/uri-js/src/index.ts:127", async () => {
sample.same(escapeComponent("a/b c"), "a%2Fb%20c");
});

test("adapters/uri-js/src/index.ts:142", async () => {
sample.same(unescapeComponent("a%2Fb%20c"), "a/b c");
});
