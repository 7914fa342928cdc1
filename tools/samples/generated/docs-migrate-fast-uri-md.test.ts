import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { build } from "@std66/core";
import { isUriReference } from "@std66/core";
import { parse } from "@std66/core";
import { equivalent } from "@std66/normalize";
import { normalize } from "@std66/normalize";
import { joinReferences } from "@std66/resolve";
import { resolve } from "@std66/resolve";
import fastUri from "fast-uri";
void [sample, describe];


const base = "http://example.com/a/b";
const text = "http://user@example.com:8080/a/b?q=1#top";
const components = fastUri.parse(text);
const uri = parse(text);
test("docs/migrate/fast-uri.md:21", async () => {
sample.same(String(resolve(base, "../c?y#s")), fastUri.resolve(base, "../c?y#s"));
});

test("docs/migrate/fast-uri.md:22", async () => {
sample.same(String(joinReferences("a/b.json#c", "d.json")), fastUri.resolve("a/b.json#c", "d.json"));
});

test("docs/migrate/fast-uri.md:23", async () => {
sample.same(String(normalize("HTTP://Example.com/%7e/../a")), fastUri.normalize("HTTP://Example.com/%7e/../a"));
});

test("docs/migrate/fast-uri.md:24", async () => {
sample.same(equivalent("http://a/%7Eb", "http://A/~b"), fastUri.equal("http://a/%7Eb", "http://A/~b"));
});

test("docs/migrate/fast-uri.md:25", async () => {
sample.same(uri.scheme, components.scheme);
});

test("docs/migrate/fast-uri.md:26", async () => {
sample.same(uri.userinfo, components.userinfo);
});

test("docs/migrate/fast-uri.md:27", async () => {
sample.same(uri.host, components.host);
});

test("docs/migrate/fast-uri.md:28", async () => {
sample.same(uri.port && Number(uri.port), components.port);
});

test("docs/migrate/fast-uri.md:29", async () => {
sample.same(uri.path, components.path);
});

test("docs/migrate/fast-uri.md:30", async () => {
sample.same(uri.query, components.query);
});

test("docs/migrate/fast-uri.md:31", async () => {
sample.same(uri.fragment, components.fragment);
});

test("docs/migrate/fast-uri.md:32", async () => {
sample.same(isUriReference("http://a/"), fastUri.parse("http://a/").error === undefined);
});

test("docs/migrate/fast-uri.md:33", async () => {
sample.same(String(build({ scheme: "http", host: "a", path: "/b", query: "c" })), fastUri.serialize({ scheme: "http", host: "a", path: "/b", query: "c" }));
});

test("docs/migrate/fast-uri.md:39", async () => {
sample.same(fastUri.resolve("http://a/b", "HTTP://C/%7e"), "http://c/~");
sample.same(String(resolve("http://a/b", "HTTP://C/%7e")), "HTTP://C/%7e");
});

test("docs/migrate/fast-uri.md:40", async () => {
sample.throws(() => { fastUri.resolve("http://a/b", "//"); }, "Error");
sample.same(String(resolve("http://a/b", "//")), "http://");
});

test("docs/migrate/fast-uri.md:41", async () => {
sample.same(fastUri.resolve("foo:/a", "/.//b"), "foo:/%2Fb");
sample.same(String(resolve("foo:/a", "/.//b")), "foo:/.//b");
});

test("docs/migrate/fast-uri.md:42", async () => {
sample.same(fastUri.resolve("#", "a.json"), "a.json");
sample.throws(() => { resolve("#", "a.json"); }, "BaseUriError");
});

test("docs/migrate/fast-uri.md:43", async () => {
sample.same(fastUri.resolve("http://a/b", "c d"), "http://a/c%20d");
sample.throws(() => { resolve("http://a/b", "c d"); }, "UriSyntaxError");
});

test("docs/migrate/fast-uri.md:44", async () => {
sample.same(fastUri.parse("http://a/b|c").error, undefined);
sample.same(isUriReference("http://a/b|c"), false);
});

test("docs/migrate/fast-uri.md:45", async () => {
sample.same(fastUri.parse("http://[::1]/").host, "::1");
sample.same(parse("http://[::1]/").host, "[::1]");
});

test("docs/migrate/fast-uri.md:46", async () => {
sample.same(fastUri.parse("http://a:8080/").port, 8080);
sample.same(parse("http://a:8080/").port, "8080");
});

test("docs/migrate/fast-uri.md:47", async () => {
sample.same(fastUri.parse("http://a/%7e").path, "/~");
sample.same(parse("http://a/%7e").path, "/%7e");
});

describe("for a text without userinfo, port, query and fragment", () => {

const base = "http://example.com/a/b";
const text = "http://example.com/a/b";
const components = fastUri.parse(text);
const uri = parse(text);
test("docs/migrate/fast-uri.md:21", async () => {
sample.sameOrAbsent(String(resolve(base, "../c?y#s")), fastUri.resolve(base, "../c?y#s"));
});

test("docs/migrate/fast-uri.md:22", async () => {
sample.sameOrAbsent(String(joinReferences("a/b.json#c", "d.json")), fastUri.resolve("a/b.json#c", "d.json"));
});

test("docs/migrate/fast-uri.md:23", async () => {
sample.sameOrAbsent(String(normalize("HTTP://Example.com/%7e/../a")), fastUri.normalize("HTTP://Example.com/%7e/../a"));
});

test("docs/migrate/fast-uri.md:24", async () => {
sample.sameOrAbsent(equivalent("http://a/%7Eb", "http://A/~b"), fastUri.equal("http://a/%7Eb", "http://A/~b"));
});

test("docs/migrate/fast-uri.md:25", async () => {
sample.sameOrAbsent(uri.scheme, components.scheme);
});

test("docs/migrate/fast-uri.md:26", async () => {
sample.sameOrAbsent(uri.userinfo, components.userinfo);
});

test("docs/migrate/fast-uri.md:27", async () => {
sample.sameOrAbsent(uri.host, components.host);
});

test("docs/migrate/fast-uri.md:28", async () => {
sample.sameOrAbsent(uri.port && Number(uri.port), components.port);
});

test("docs/migrate/fast-uri.md:29", async () => {
sample.sameOrAbsent(uri.path, components.path);
});

test("docs/migrate/fast-uri.md:30", async () => {
sample.sameOrAbsent(uri.query, components.query);
});

test("docs/migrate/fast-uri.md:31", async () => {
sample.sameOrAbsent(uri.fragment, components.fragment);
});

test("docs/migrate/fast-uri.md:32", async () => {
sample.sameOrAbsent(isUriReference("http://a/"), fastUri.parse("http://a/").error === undefined);
});

test("docs/migrate/fast-uri.md:33", async () => {
sample.sameOrAbsent(String(build({ scheme: "http", host: "a", path: "/b", query: "c" })), fastUri.serialize({ scheme: "http", host: "a", path: "/b", query: "c" }));
});

});
