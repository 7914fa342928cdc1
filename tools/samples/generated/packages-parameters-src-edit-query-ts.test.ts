import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { getFromQuery } from "@std66/parameters";
import { setInQuery } from "@std66/parameters";
import { appendToQuery } from "@std66/parameters";
import { deleteFromQuery } from "@std66/parameters";
import { sortQuery } from "@std66/parameters";
void [sample, describe];


test("packages/parameters/src/edit-query.ts:30", async () => {
sample.same(getFromQuery("a=1&b=2&%61=3&a", "a"), ["1", "3", undefined]);
sample.same(getFromQuery("a=1", "b"), []);
});

test("packages/parameters/src/edit-query.ts:57", async () => {
sample.same(setInQuery("a=%7e&b=1&c&b=2", "b", "3"), "a=%7e&b=3&c");
sample.same(setInQuery(undefined, "b", undefined), "b");
});

test("packages/parameters/src/edit-query.ts:94", async () => {
sample.same(appendToQuery("a=1", "a", "2 & 3"), "a=1&a=2%20%26%203");
sample.same(appendToQuery("a=1;b", "c", "2", { separators: ";" }), "a=1;b;c=2");
sample.same(appendToQuery(undefined, "a", ""), "a=");
});

test("packages/parameters/src/edit-query.ts:121", async () => {
sample.same(deleteFromQuery("a=1&b=%7e&a", "a"), "b=%7e");
sample.same(deleteFromQuery("utm_source=x&a&utm_medium", (name) => name.startsWith("utm_")), "a");
sample.same(deleteFromQuery("a=1", "a"), undefined);
});

test("packages/parameters/src/edit-query.ts:175", async () => {
sample.same(sortQuery("b=2&%61=%7e&b=1"), "%61=%7e&b=2&b=1");
});
