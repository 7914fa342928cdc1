import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { appendSegments } from "@std66/parameters";
import { appendPair } from "@std66/parameters";
import { setPair } from "@std66/parameters";
import { deletePairs } from "@std66/parameters";
import { sortPairs } from "@std66/parameters";
void [sample, describe];


test("packages/parameters/src/edit-uri.ts:21", async () => {
sample.same(String(appendSegments("http://example.com/a?b", ["c d", "e/f"])), "http://example.com/a/c%20d/e%2Ff?b");
sample.same(String(appendSegments("http://example.com/a/", ["c"])), "http://example.com/a/c");
sample.throws(() => { appendSegments("http://example.com/a/", [".."]); }, "UriSyntaxError");
});

test("packages/parameters/src/edit-uri.ts:60", async () => {
sample.same(String(appendPair("http://example.com/?a=%7e#c", "b", "2 & 3")), "http://example.com/?a=%7e&b=2%20%26%203#c");
sample.same(String(appendPair("http://example.com/", "b", "2+3", { value: "encoded" })), "http://example.com/?b=2+3");
sample.same(String(appendPair("http://example.com/", "b", undefined)), "http://example.com/?b");
});

test("packages/parameters/src/edit-uri.ts:92", async () => {
sample.same(String(setPair("http://example.com/?a=1&b=%7e&%61=2", "a", "3")), "http://example.com/?a=3&b=%7e");
});

test("packages/parameters/src/edit-uri.ts:121", async () => {
sample.same(String(deletePairs("http://example.com/?a=1&b=%7e&a", "a")), "http://example.com/?b=%7e");
sample.same(String(deletePairs("http://example.com/?utm_source=x#b", (name) => name.startsWith("utm_"))), "http://example.com/#b");
});

test("packages/parameters/src/edit-uri.ts:148", async () => {
sample.same(String(sortPairs("http://example.com/?b=2&%61=%7e&b=1")), "http://example.com/?%61=%7e&b=2&b=1");
});
