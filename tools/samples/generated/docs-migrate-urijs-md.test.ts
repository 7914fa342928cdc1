import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { change } from "@std66/core";
import { parse } from "@std66/core";
import { normalize } from "@std66/normalize";
import { appendToQuery } from "@std66/parameters";
import { deleteFromQuery } from "@std66/parameters";
import { getFromQuery } from "@std66/parameters";
import { setInQuery } from "@std66/parameters";
import { relativize } from "@std66/resolve";
import { resolve } from "@std66/resolve";
import URI from "urijs";
void [sample, describe];


const base = "http://example.com/a/b";
const text = "http://user@example.com:8080/a/b?q=1#top";
const uri = parse(text);
test("docs/migrate/urijs.md:21", async () => {
sample.same(String(resolve(base, "../c")), URI("../c").absoluteTo(base).href());
});

test("docs/migrate/urijs.md:22", async () => {
sample.same(String(relativize(base, "http://example.com/a/c")), URI("http://example.com/a/c").relativeTo(base).href());
});

test("docs/migrate/urijs.md:23", async () => {
sample.same(uri.scheme, URI(text).scheme());
});

test("docs/migrate/urijs.md:24", async () => {
sample.same(uri.userinfo, URI(text).userinfo());
});

test("docs/migrate/urijs.md:25", async () => {
sample.same(uri.host, URI(text).hostname());
});

test("docs/migrate/urijs.md:26", async () => {
sample.same(uri.port, URI(text).port());
});

test("docs/migrate/urijs.md:27", async () => {
sample.same(uri.authority, URI(text).authority());
});

test("docs/migrate/urijs.md:28", async () => {
sample.same(uri.path, URI(text).path());
});

test("docs/migrate/urijs.md:29", async () => {
sample.same(uri.segments, URI(text).segment());
});

test("docs/migrate/urijs.md:30", async () => {
sample.same(uri.segments[uri.segments.length - 1], URI(text).filename());
});

test("docs/migrate/urijs.md:31", async () => {
sample.same(uri.query, URI(text).query());
});

test("docs/migrate/urijs.md:32", async () => {
sample.same(uri.fragment, URI(text).fragment());
});

test("docs/migrate/urijs.md:33", async () => {
sample.same(String(change(uri, { fragment: "x" })), URI(text).fragment("x").href());
});

test("docs/migrate/urijs.md:34", async () => {
sample.same(String(change(uri, { query: undefined })), URI(text).search("").href());
});

test("docs/migrate/urijs.md:35", async () => {
sample.same(String(change(uri, { query: appendToQuery(uri.query, "r", "a&b") })), URI(text).addSearch("r", "a&b").href());
});

test("docs/migrate/urijs.md:36", async () => {
sample.same(String(change(uri, { query: setInQuery(uri.query, "q", "2") })), URI(text).setSearch("q", "2").href());
});

test("docs/migrate/urijs.md:37", async () => {
sample.same(String(change(uri, { query: deleteFromQuery(uri.query, "q") })), URI(text).removeSearch("q").href());
});

test("docs/migrate/urijs.md:38", async () => {
sample.same(({ a: getFromQuery("a=1", "a")[0] }), URI.parseQuery("?a=1"));
});

test("docs/migrate/urijs.md:39", async () => {
sample.same(String(normalize("HTTP://Example.com:80/a/../b")), URI("HTTP://Example.com:80/a/../b").normalize().href());
});

test("docs/migrate/urijs.md:45", async () => {
sample.same(URI("c").absoluteTo("foo:a/b").href(), "foo:///c");
sample.same(String(resolve("foo:a/b", "c")), "foo:a/c");
});

test("docs/migrate/urijs.md:46", async () => {
sample.same(URI("../c").absoluteTo("urn:a/b").href(), "urn:///../c");
sample.same(String(resolve("urn:a/b", "../c")), "urn:/c");
});

test("docs/migrate/urijs.md:47", async () => {
sample.same(URI("http:c").absoluteTo("http://a/b").href(), "http://c/");
sample.same(String(resolve("http://a/b", "http:c")), "http:c");
});

test("docs/migrate/urijs.md:48", async () => {
sample.same(URI("http://a/b c").href(), "http://a/b c");
sample.throws(() => { parse("http://a/b c"); }, "UriSyntaxError");
});

test("docs/migrate/urijs.md:49", async () => {
sample.same(URI("http://a\\b").href(), "http://a/b");
sample.throws(() => { parse("http://a\\b"); }, "UriSyntaxError");
});

test("docs/migrate/urijs.md:50", async () => {
sample.same(URI("http://a?").href(), "http://a/");
sample.same(String(parse("http://a?")), "http://a?");
});

test("docs/migrate/urijs.md:51", async () => {
sample.same(URI("http://a/?q=%7e&r").addSearch("s", "1").query(), "q=~&r&s=1");
sample.same(appendToQuery("q=%7e&r", "s", "1"), "q=%7e&r&s=1");
});

describe("for a text without userinfo, port, query and fragment", () => {

const base = "http://example.com/a/b";
const text = "http://example.com/a/b";
const uri = parse(text);
test("docs/migrate/urijs.md:21", async () => {
sample.sameOrAbsent(String(resolve(base, "../c")), URI("../c").absoluteTo(base).href());
});

test("docs/migrate/urijs.md:22", async () => {
sample.sameOrAbsent(String(relativize(base, "http://example.com/a/c")), URI("http://example.com/a/c").relativeTo(base).href());
});

test("docs/migrate/urijs.md:23", async () => {
sample.sameOrAbsent(uri.scheme, URI(text).scheme());
});

test("docs/migrate/urijs.md:24", async () => {
sample.sameOrAbsent(uri.userinfo, URI(text).userinfo());
});

test("docs/migrate/urijs.md:25", async () => {
sample.sameOrAbsent(uri.host, URI(text).hostname());
});

test("docs/migrate/urijs.md:26", async () => {
sample.sameOrAbsent(uri.port, URI(text).port());
});

test("docs/migrate/urijs.md:27", async () => {
sample.sameOrAbsent(uri.authority, URI(text).authority());
});

test("docs/migrate/urijs.md:28", async () => {
sample.sameOrAbsent(uri.path, URI(text).path());
});

test("docs/migrate/urijs.md:29", async () => {
sample.sameOrAbsent(uri.segments, URI(text).segment());
});

test("docs/migrate/urijs.md:30", async () => {
sample.sameOrAbsent(uri.segments[uri.segments.length - 1], URI(text).filename());
});

test("docs/migrate/urijs.md:31", async () => {
sample.sameOrAbsent(uri.query, URI(text).query());
});

test("docs/migrate/urijs.md:32", async () => {
sample.sameOrAbsent(uri.fragment, URI(text).fragment());
});

test("docs/migrate/urijs.md:33", async () => {
sample.sameOrAbsent(String(change(uri, { fragment: "x" })), URI(text).fragment("x").href());
});

test("docs/migrate/urijs.md:34", async () => {
sample.sameOrAbsent(String(change(uri, { query: undefined })), URI(text).search("").href());
});

test("docs/migrate/urijs.md:35", async () => {
sample.sameOrAbsent(String(change(uri, { query: appendToQuery(uri.query, "r", "a&b") })), URI(text).addSearch("r", "a&b").href());
});

test("docs/migrate/urijs.md:36", async () => {
sample.sameOrAbsent(String(change(uri, { query: setInQuery(uri.query, "q", "2") })), URI(text).setSearch("q", "2").href());
});

test("docs/migrate/urijs.md:37", async () => {
sample.sameOrAbsent(String(change(uri, { query: deleteFromQuery(uri.query, "q") })), URI(text).removeSearch("q").href());
});

test("docs/migrate/urijs.md:38", async () => {
sample.sameOrAbsent(({ a: getFromQuery("a=1", "a")[0] }), URI.parseQuery("?a=1"));
});

test("docs/migrate/urijs.md:39", async () => {
sample.sameOrAbsent(String(normalize("HTTP://Example.com:80/a/../b")), URI("HTTP://Example.com:80/a/../b").normalize().href());
});

});
