import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parse } from "@std66/fast-uri";
import { serialize } from "@std66/fast-uri";
import { resolve } from "@std66/fast-uri";
import { normalize } from "@std66/fast-uri";
import { equal } from "@std66/fast-uri";
void [sample, describe];


test("adapters/fast-uri/src/index.ts:20", async () => {
sample.same(parse("http://example.com:8080/a?b").port, 8080);
});

test("adapters/fast-uri/src/index.ts:32", async () => {
sample.same(serialize({ scheme: "http", host: "example.com", fragment: "footer" }), "http://example.com/#footer");
});

test("adapters/fast-uri/src/index.ts:44", async () => {
sample.same(resolve("uri://a/b/c/d?q", "../../g"), "uri://a/g");
});

test("adapters/fast-uri/src/index.ts:63", async () => {
sample.same(normalize("HTTP://Example.com:80/%7Ea/./b"), "http://example.com/~a/b");
});

test("adapters/fast-uri/src/index.ts:75", async () => {
sample.same(equal("example://a/b/c/%7Bfoo%7D", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d"), true);
});
