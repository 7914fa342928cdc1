import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { change } from "@std66/core";
import { isAbsoluteUri } from "@std66/core";
import { isUri } from "@std66/core";
import { isUriReference } from "@std66/core";
import { parse } from "@std66/core";
import { isIri } from "@std66/iri";
import { resolveIri } from "@std66/iri";
import { normalize } from "@std66/normalize";
import { relativize } from "@std66/resolve";
import { resolve } from "@std66/resolve";
import * as hyperjump from "@hyperjump/uri";
void [sample, describe];


const base = "http://example.com/a/b";
const text = "http://user@example.com:8080/a/b?q=1#top";
const components = hyperjump.parseUri(text);
const uri = parse(text);
test("docs/migrate/hyperjump-uri.md:24", async () => {
sample.same(String(resolve(base, "../c?y#s")), hyperjump.resolveUri("../c?y#s", base));
});

test("docs/migrate/hyperjump-uri.md:25", async () => {
sample.same(String(resolve("urn:example:a", "g")), hyperjump.resolveUri("g", "urn:example:a"));
});

test("docs/migrate/hyperjump-uri.md:26", async () => {
sample.same(String(resolveIri(base, "é")), hyperjump.resolveIri("é", base));
});

test("docs/migrate/hyperjump-uri.md:27", async () => {
sample.same(String(relativize(base, "http://example.com/a/c")), hyperjump.toRelativeUri(base, "http://example.com/a/c"));
});

test("docs/migrate/hyperjump-uri.md:28", async () => {
sample.same(String(change(text, { fragment: undefined })), hyperjump.toAbsoluteUri(text));
});

test("docs/migrate/hyperjump-uri.md:29", async () => {
sample.same(String(normalize("HTTP://Example.com/%7e/../a")), hyperjump.normalizeUri("HTTP://Example.com/%7e/../a"));
});

test("docs/migrate/hyperjump-uri.md:30", async () => {
sample.same(isUri(text), hyperjump.isUri(text));
});

test("docs/migrate/hyperjump-uri.md:31", async () => {
sample.same(isUriReference("a b"), hyperjump.isUriReference("a b"));
});

test("docs/migrate/hyperjump-uri.md:32", async () => {
sample.same(isAbsoluteUri(text), hyperjump.isAbsoluteUri(text));
});

test("docs/migrate/hyperjump-uri.md:33", async () => {
sample.same(isIri("http://é/"), hyperjump.isIri("http://é/"));
});

test("docs/migrate/hyperjump-uri.md:34", async () => {
sample.same(uri.scheme, components.scheme);
});

test("docs/migrate/hyperjump-uri.md:35", async () => {
sample.same(uri.authority, components.authority);
});

test("docs/migrate/hyperjump-uri.md:36", async () => {
sample.same(uri.userinfo, components.userinfo);
});

test("docs/migrate/hyperjump-uri.md:37", async () => {
sample.same(uri.host, components.host);
});

test("docs/migrate/hyperjump-uri.md:38", async () => {
sample.same(uri.port, components.port);
});

test("docs/migrate/hyperjump-uri.md:39", async () => {
sample.same(uri.path, components.path);
});

test("docs/migrate/hyperjump-uri.md:40", async () => {
sample.same(uri.query, components.query);
});

test("docs/migrate/hyperjump-uri.md:41", async () => {
sample.same(uri.fragment, components.fragment);
});

test("docs/migrate/hyperjump-uri.md:47", async () => {
sample.throws(() => { hyperjump.resolveUri("c", "http://a/b#x"); }, "Error");
sample.same(String(resolve("http://a/b#x", "c")), "http://a/c");
});

test("docs/migrate/hyperjump-uri.md:48", async () => {
sample.same(hyperjump.resolveUri("HTTP://C/%7e", "http://a/b"), "http://c/~");
sample.same(String(resolve("http://a/b", "HTTP://C/%7e")), "HTTP://C/%7e");
});

test("docs/migrate/hyperjump-uri.md:49", async () => {
sample.same(hyperjump.resolveUri("%2e%2e/x", "http://a/b/c"), "http://a/b/../x");
sample.same(String(resolve("http://a/b/c", "%2e%2e/x")), "http://a/b/%2e%2e/x");
});

test("docs/migrate/hyperjump-uri.md:50", async () => {
sample.same(hyperjump.resolveUri("/.//b", "foo:/a"), "foo://b");
sample.same(String(resolve("foo:/a", "/.//b")), "foo:/.//b");
});

test("docs/migrate/hyperjump-uri.md:51", async () => {
sample.same(hyperjump.normalizeUri("http://h:80/"), "http://h:80/");
sample.same(String(normalize("http://h:80/")), "http://h/");
});

test("docs/migrate/hyperjump-uri.md:52", async () => {
sample.same(hyperjump.normalizeUri("foo:a/../b"), "foo:a/b");
sample.same(String(normalize("foo:a/../b")), "foo:/b");
});

test("docs/migrate/hyperjump-uri.md:53", async () => {
sample.throws(() => { hyperjump.isUri("http://[v1.a]/"); }, "Error");
sample.same(isUri("http://[v1.a]/"), true);
});

test("docs/migrate/hyperjump-uri.md:54", async () => {
sample.throws(() => { hyperjump.parseUri("http://a/b c"); }, "Error");
sample.throws(() => { parse("http://a/b c"); }, "UriSyntaxError");
});

describe("for a text without userinfo, port, query and fragment", () => {

const base = "http://example.com/a/b";
const text = "http://example.com/a/b";
const components = hyperjump.parseUri(text);
const uri = parse(text);
test("docs/migrate/hyperjump-uri.md:24", async () => {
sample.sameOrAbsent(String(resolve(base, "../c?y#s")), hyperjump.resolveUri("../c?y#s", base));
});

test("docs/migrate/hyperjump-uri.md:25", async () => {
sample.sameOrAbsent(String(resolve("urn:example:a", "g")), hyperjump.resolveUri("g", "urn:example:a"));
});

test("docs/migrate/hyperjump-uri.md:26", async () => {
sample.sameOrAbsent(String(resolveIri(base, "é")), hyperjump.resolveIri("é", base));
});

test("docs/migrate/hyperjump-uri.md:27", async () => {
sample.sameOrAbsent(String(relativize(base, "http://example.com/a/c")), hyperjump.toRelativeUri(base, "http://example.com/a/c"));
});

test("docs/migrate/hyperjump-uri.md:28", async () => {
sample.sameOrAbsent(String(change(text, { fragment: undefined })), hyperjump.toAbsoluteUri(text));
});

test("docs/migrate/hyperjump-uri.md:29", async () => {
sample.sameOrAbsent(String(normalize("HTTP://Example.com/%7e/../a")), hyperjump.normalizeUri("HTTP://Example.com/%7e/../a"));
});

test("docs/migrate/hyperjump-uri.md:30", async () => {
sample.sameOrAbsent(isUri(text), hyperjump.isUri(text));
});

test("docs/migrate/hyperjump-uri.md:31", async () => {
sample.sameOrAbsent(isUriReference("a b"), hyperjump.isUriReference("a b"));
});

test("docs/migrate/hyperjump-uri.md:32", async () => {
sample.sameOrAbsent(isAbsoluteUri(text), hyperjump.isAbsoluteUri(text));
});

test("docs/migrate/hyperjump-uri.md:33", async () => {
sample.sameOrAbsent(isIri("http://é/"), hyperjump.isIri("http://é/"));
});

test("docs/migrate/hyperjump-uri.md:34", async () => {
sample.sameOrAbsent(uri.scheme, components.scheme);
});

test("docs/migrate/hyperjump-uri.md:35", async () => {
sample.sameOrAbsent(uri.authority, components.authority);
});

test("docs/migrate/hyperjump-uri.md:36", async () => {
sample.sameOrAbsent(uri.userinfo, components.userinfo);
});

test("docs/migrate/hyperjump-uri.md:37", async () => {
sample.sameOrAbsent(uri.host, components.host);
});

test("docs/migrate/hyperjump-uri.md:38", async () => {
sample.sameOrAbsent(uri.port, components.port);
});

test("docs/migrate/hyperjump-uri.md:39", async () => {
sample.sameOrAbsent(uri.path, components.path);
});

test("docs/migrate/hyperjump-uri.md:40", async () => {
sample.sameOrAbsent(uri.query, components.query);
});

test("docs/migrate/hyperjump-uri.md:41", async () => {
sample.sameOrAbsent(uri.fragment, components.fragment);
});

});
