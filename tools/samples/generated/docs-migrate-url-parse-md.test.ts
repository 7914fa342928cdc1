import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { change } from "@std66/core";
import { parse } from "@std66/core";
import { getFromQuery } from "@std66/parameters";
import { resolve } from "@std66/resolve";
import UrlParse from "url-parse";
void [sample, describe];


const base = "http://example.com/a/b";
const text = "http://user@example.com:8080/a/b?q=1#top";
const url = new UrlParse(text, {});
const uri = parse(text);
test("docs/migrate/url-parse.md:21", async () => {
sample.same(String(resolve(base, "../c")), new UrlParse("../c", base).href);
});

test("docs/migrate/url-parse.md:22", async () => {
sample.same(uri.scheme + ":", url.protocol);
});

test("docs/migrate/url-parse.md:23", async () => {
sample.same(uri.userinfo?.split(":")[0], url.username);
});

test("docs/migrate/url-parse.md:24", async () => {
sample.same(uri.host, url.hostname);
});

test("docs/migrate/url-parse.md:25", async () => {
sample.same(uri.port, url.port);
});

test("docs/migrate/url-parse.md:26", async () => {
sample.same(uri.path, url.pathname);
});

test("docs/migrate/url-parse.md:27", async () => {
sample.same(uri.query === undefined ? "" : "?" + uri.query, url.query);
});

test("docs/migrate/url-parse.md:28", async () => {
sample.same(({ q: getFromQuery("q=1", "q")[0] }), UrlParse.qs.parse("?q=1"));
});

test("docs/migrate/url-parse.md:29", async () => {
sample.same(uri.fragment === undefined ? "" : "#" + uri.fragment, url.hash);
});

test("docs/migrate/url-parse.md:30", async () => {
sample.same(String(change(uri, { fragment: "x" })), new UrlParse(text, {}).set("hash", "x").href);
});

test("docs/migrate/url-parse.md:36", async () => {
sample.same(new UrlParse("", "http://a/b/c?d").href, "http://a/b/c");
sample.same(String(resolve("http://a/b/c?d", "")), "http://a/b/c?d");
});

test("docs/migrate/url-parse.md:37", async () => {
sample.same(new UrlParse("//c", "http://a/b").href, "http://c/");
sample.same(String(resolve("http://a/b", "//c")), "http://c");
});

test("docs/migrate/url-parse.md:38", async () => {
sample.same(new UrlParse("../c", "foo:/a/b/d").href, "foo:../c");
sample.same(String(resolve("foo:/a/b/d", "../c")), "foo:/a/c");
});

test("docs/migrate/url-parse.md:39", async () => {
sample.same(new UrlParse("HTTP://Example.com", {}).href, "http://example.com/");
sample.same(String(parse("HTTP://Example.com")), "HTTP://Example.com");
});

test("docs/migrate/url-parse.md:40", async () => {
sample.same(new UrlParse("http://a/b c", {}).href, "http://a/b c");
sample.throws(() => { parse("http://a/b c"); }, "UriSyntaxError");
});

test("docs/migrate/url-parse.md:41", async () => {
sample.same(new UrlParse("http:\\\\a", {}).hostname, "a");
sample.throws(() => { parse("http:\\\\a"); }, "UriSyntaxError");
});

test("docs/migrate/url-parse.md:42", async () => {
sample.same(new UrlParse("http://a?", {}).query, "?");
sample.same(parse("http://a?").query, "");
});

test("docs/migrate/url-parse.md:43", async () => {
sample.same(new UrlParse("http://a:80/", {}).port, "");
sample.same(parse("http://a:80/").port, "80");
});

describe("for a text without userinfo, port, query and fragment", () => {

const base = "http://example.com/a/b";
const text = "http://example.com/a/b";
const url = new UrlParse(text, {});
const uri = parse(text);
test("docs/migrate/url-parse.md:21", async () => {
sample.sameOrAbsent(String(resolve(base, "../c")), new UrlParse("../c", base).href);
});

test("docs/migrate/url-parse.md:22", async () => {
sample.sameOrAbsent(uri.scheme + ":", url.protocol);
});

test("docs/migrate/url-parse.md:23", async () => {
sample.sameOrAbsent(uri.userinfo?.split(":")[0], url.username);
});

test("docs/migrate/url-parse.md:24", async () => {
sample.sameOrAbsent(uri.host, url.hostname);
});

test("docs/migrate/url-parse.md:25", async () => {
sample.sameOrAbsent(uri.port, url.port);
});

test("docs/migrate/url-parse.md:26", async () => {
sample.sameOrAbsent(uri.path, url.pathname);
});

test("docs/migrate/url-parse.md:27", async () => {
sample.sameOrAbsent(uri.query === undefined ? "" : "?" + uri.query, url.query);
});

test("docs/migrate/url-parse.md:28", async () => {
sample.sameOrAbsent(({ q: getFromQuery("q=1", "q")[0] }), UrlParse.qs.parse("?q=1"));
});

test("docs/migrate/url-parse.md:29", async () => {
sample.sameOrAbsent(uri.fragment === undefined ? "" : "#" + uri.fragment, url.hash);
});

test("docs/migrate/url-parse.md:30", async () => {
sample.sameOrAbsent(String(change(uri, { fragment: "x" })), new UrlParse(text, {}).set("hash", "x").href);
});

});
