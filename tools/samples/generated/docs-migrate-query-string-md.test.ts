import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parse } from "@std66/core";
import { deletePairs } from "@std66/parameters";
import { formatQuery } from "@std66/parameters";
import { getFromQuery } from "@std66/parameters";
import { parseQuery } from "@std66/parameters";
import qs from "qs";
import queryString from "query-string";
void [sample, describe];


const many = Array.from({ length: 1001 }, (_, index) => `a${index}`).join("&");
test("docs/migrate/query-string.md:18", async () => {
sample.same(Object.fromEntries(parseQuery("a=1&b=2")), queryString.parse("a=1&b=2"));
});

test("docs/migrate/query-string.md:19", async () => {
sample.same(Object.fromEntries(parseQuery("a=x+y", { plus: "space" })), queryString.parse("a=x+y"));
});

test("docs/migrate/query-string.md:20", async () => {
sample.same(getFromQuery("a=1&a=2", "a"), qs.parse("a=1&a=2")["a"]);
});

test("docs/migrate/query-string.md:21", async () => {
sample.same(formatQuery({ a: "x y", b: [1, 2] }), queryString.stringify({ a: "x y", b: [1, 2] }));
});

test("docs/migrate/query-string.md:22", async () => {
sample.same(formatQuery({ a: null, b: undefined }), queryString.stringify({ a: null, b: undefined }));
});

test("docs/migrate/query-string.md:23", async () => {
sample.same(formatQuery({ a: [1, 2] }), qs.stringify({ a: [1, 2] }, { arrayFormat: "repeat" }));
});

test("docs/migrate/query-string.md:24", async () => {
sample.same(formatQuery({ a: "x y" }, { plus: "space" }), qs.stringify({ a: "x y" }, { format: "RFC1738" }));
});

test("docs/migrate/query-string.md:25", async () => {
sample.same(parse("http://h/?a=1#x").query, queryString.extract("http://h/?a=1#x"));
});

test("docs/migrate/query-string.md:26", async () => {
sample.same(String(deletePairs("http://h/?a=1&b=2", (name) => name !== "a")), queryString.pick("http://h/?a=1&b=2", ["a"]));
});

test("docs/migrate/query-string.md:32", async () => {
sample.same(queryString.parse("a=%zz"), { a: "%zz" });
sample.throws(() => { parseQuery("a=%zz"); }, "UriSyntaxError");
});

test("docs/migrate/query-string.md:33", async () => {
sample.same(queryString.stringify({ z: 1, a: 2 }), "a=2&z=1");
sample.same(formatQuery({ z: 1, a: 2 }), "z=1&a=2");
});

test("docs/migrate/query-string.md:34", async () => {
sample.same(queryString.stringify({ a: { b: "c" } }), "a=%5Bobject%20Object%5D");
sample.throws(() => { formatQuery({ a: { b: "c" } } as never); }, "TypeError");
});

test("docs/migrate/query-string.md:35", async () => {
sample.same(queryString.exclude("http://h/?a=%7e&b=2", ["b"]), "http://h/?a=~");
sample.same(String(deletePairs("http://h/?a=%7e&b=2", "b")), "http://h/?a=%7e");
});

test("docs/migrate/query-string.md:36", async () => {
sample.same(qs.parse("a[b]=1"), { a: { b: "1" } });
sample.same(parseQuery("a[b]=1"), [["a[b]", "1"]]);
});

test("docs/migrate/query-string.md:37", async () => {
sample.same(Object.keys(qs.parse(many)).length, 1000);
sample.same(parseQuery(many).length, 1001);
});

test("docs/migrate/query-string.md:38", async () => {
sample.same(qs.stringify({ a: [1, 2] }), "a%5B0%5D=1&a%5B1%5D=2");
sample.same(formatQuery({ a: [1, 2] }), "a=1&a=2");
});

test("docs/migrate/query-string.md:39", async () => {
sample.same(qs.stringify({ a: "x=y" }), "a=x%3Dy");
sample.same(formatQuery({ a: "x=y" }), "a=x=y");
});
