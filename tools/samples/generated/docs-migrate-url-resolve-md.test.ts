import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import * as nodeUrl from "node:url";
import { build } from "@std66/core";
import { parse } from "@std66/core";
import { parseQuery } from "@std66/parameters";
import { joinReferences } from "@std66/resolve";
import { resolve } from "@std66/resolve";
void [sample, describe];


const base = "http://example.com/a/b";
const text = "http://user@example.com:8080/a/b?q=1#top";
const url = nodeUrl.parse(text);
const uri = parse(text);
test("docs/migrate/url-resolve.md:21", async () => {
sample.same(String(resolve(base, "../c")), nodeUrl.resolve(base, "../c"));
});

test("docs/migrate/url-resolve.md:22", async () => {
sample.same(String(resolve(base, "?y")), nodeUrl.resolve(base, "?y"));
});

test("docs/migrate/url-resolve.md:23", async () => {
sample.same(String(joinReferences("/a/b?c", "d")), nodeUrl.resolve("/a/b?c", "d"));
});

test("docs/migrate/url-resolve.md:24", async () => {
sample.same(uri.scheme + ":", url.protocol);
});

test("docs/migrate/url-resolve.md:25", async () => {
sample.same(uri.userinfo, url.auth);
});

test("docs/migrate/url-resolve.md:26", async () => {
sample.same(uri.host, url.hostname);
});

test("docs/migrate/url-resolve.md:27", async () => {
sample.same(uri.port, url.port);
});

test("docs/migrate/url-resolve.md:28", async () => {
sample.same(uri.path, url.pathname);
});

test("docs/migrate/url-resolve.md:29", async () => {
sample.same(uri.query, url.query);
});

test("docs/migrate/url-resolve.md:30", async () => {
sample.same(uri.fragment === undefined ? null : "#" + uri.fragment, url.hash);
});

test("docs/migrate/url-resolve.md:31", async () => {
sample.same(parseQuery(uri.query ?? "", { plus: "space" }), Object.entries(nodeUrl.parse(text, true).query));
});

test("docs/migrate/url-resolve.md:32", async () => {
sample.same(String(build({ scheme: "http", host: "a", path: "/b" })), nodeUrl.format({ protocol: "http", slashes: true, host: "a", pathname: "/b" }));
});

test("docs/migrate/url-resolve.md:38", async () => {
sample.same(nodeUrl.resolve("foo:a/b", "../c"), "foo:c");
sample.same(String(resolve("foo:a/b", "../c")), "foo:/c");
});

test("docs/migrate/url-resolve.md:39", async () => {
sample.same(nodeUrl.resolve("http://a/b", "http:c"), "http://a/c");
sample.same(String(resolve("http://a/b", "http:c")), "http:c");
});

test("docs/migrate/url-resolve.md:40", async () => {
sample.same(nodeUrl.resolve("a/b", "c"), "a/c");
sample.throws(() => { resolve("a/b", "c"); }, "BaseUriError");
});

test("docs/migrate/url-resolve.md:41", async () => {
sample.same(nodeUrl.resolve("http://a/b", "c d"), "http://a/c%20d");
sample.throws(() => { resolve("http://a/b", "c d"); }, "UriSyntaxError");
});

test("docs/migrate/url-resolve.md:42", async () => {
sample.same(nodeUrl.resolve("http://A/b", "?"), "http://a/b?");
sample.same(String(resolve("http://A/b", "?")), "http://A/b?");
});

test("docs/migrate/url-resolve.md:43", async () => {
sample.same(nodeUrl.parse("http://a\\b").hostname, "a");
sample.throws(() => { parse("http://a\\b"); }, "UriSyntaxError");
});

describe("for a text without userinfo, port, query and fragment", () => {

const base = "http://example.com/a/b";
const text = "http://example.com/a/b";
const url = nodeUrl.parse(text);
const uri = parse(text);
test("docs/migrate/url-resolve.md:21", async () => {
sample.sameOrAbsent(String(resolve(base, "../c")), nodeUrl.resolve(base, "../c"));
});

test("docs/migrate/url-resolve.md:22", async () => {
sample.sameOrAbsent(String(resolve(base, "?y")), nodeUrl.resolve(base, "?y"));
});

test("docs/migrate/url-resolve.md:23", async () => {
sample.sameOrAbsent(String(joinReferences("/a/b?c", "d")), nodeUrl.resolve("/a/b?c", "d"));
});

test("docs/migrate/url-resolve.md:24", async () => {
sample.sameOrAbsent(uri.scheme + ":", url.protocol);
});

test("docs/migrate/url-resolve.md:25", async () => {
sample.sameOrAbsent(uri.userinfo, url.auth);
});

test("docs/migrate/url-resolve.md:26", async () => {
sample.sameOrAbsent(uri.host, url.hostname);
});

test("docs/migrate/url-resolve.md:27", async () => {
sample.sameOrAbsent(uri.port, url.port);
});

test("docs/migrate/url-resolve.md:28", async () => {
sample.sameOrAbsent(uri.path, url.pathname);
});

test("docs/migrate/url-resolve.md:29", async () => {
sample.sameOrAbsent(uri.query, url.query);
});

test("docs/migrate/url-resolve.md:30", async () => {
sample.sameOrAbsent(uri.fragment === undefined ? null : "#" + uri.fragment, url.hash);
});

test("docs/migrate/url-resolve.md:31", async () => {
sample.sameOrAbsent(parseQuery(uri.query ?? "", { plus: "space" }), Object.entries(nodeUrl.parse(text, true).query));
});

test("docs/migrate/url-resolve.md:32", async () => {
sample.sameOrAbsent(String(build({ scheme: "http", host: "a", path: "/b" })), nodeUrl.format({ protocol: "http", slashes: true, host: "a", pathname: "/b" }));
});

});
