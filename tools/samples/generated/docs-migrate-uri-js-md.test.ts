import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { build } from "@std66/core";
import { isUriReference } from "@std66/core";
import { parse } from "@std66/core";
import { normalizeIri } from "@std66/iri";
import { toIri } from "@std66/iri";
import { toUri } from "@std66/iri";
import { equivalent } from "@std66/normalize";
import { normalize } from "@std66/normalize";
import { joinReferences } from "@std66/resolve";
import { resolve } from "@std66/resolve";
import * as uriJs from "uri-js";
void [sample, describe];


const base = "http://example.com/a/b";
const text = "http://user@example.com:8080/a/b?q=1#top";
const components = uriJs.parse(text);
const uri = parse(text);
test("docs/migrate/uri-js.md:22", async () => {
sample.same(String(resolve(base, "../c?y#s")), uriJs.resolve(base, "../c?y#s"));
});

test("docs/migrate/uri-js.md:23", async () => {
sample.same(String(joinReferences("a/b.json#c", "d.json")), uriJs.resolve("a/b.json#c", "d.json"));
});

test("docs/migrate/uri-js.md:24", async () => {
sample.same(String(normalize("HTTP://Example.com:80/%7e/../a")), uriJs.normalize("HTTP://Example.com:80/%7e/../a"));
});

test("docs/migrate/uri-js.md:25", async () => {
sample.same(equivalent("http://a/%7Eb", "http://A:80/~b"), uriJs.equal("http://a/%7Eb", "http://A:80/~b"));
});

test("docs/migrate/uri-js.md:26", async () => {
sample.same(uri.scheme, components.scheme);
});

test("docs/migrate/uri-js.md:27", async () => {
sample.same(uri.userinfo, components.userinfo);
});

test("docs/migrate/uri-js.md:28", async () => {
sample.same(uri.host, components.host);
});

test("docs/migrate/uri-js.md:29", async () => {
sample.same(uri.port && Number(uri.port), components.port);
});

test("docs/migrate/uri-js.md:30", async () => {
sample.same(uri.path, components.path);
});

test("docs/migrate/uri-js.md:31", async () => {
sample.same(uri.query, components.query);
});

test("docs/migrate/uri-js.md:32", async () => {
sample.same(uri.fragment, components.fragment);
});

test("docs/migrate/uri-js.md:33", async () => {
sample.same(isUriReference("http://a/"), uriJs.parse("http://a/").error === undefined);
});

test("docs/migrate/uri-js.md:34", async () => {
sample.same(String(build({ scheme: "http", host: "a", path: "/b", query: "c" })), uriJs.serialize({ scheme: "http", host: "a", path: "/b", query: "c" }));
});

test("docs/migrate/uri-js.md:35", async () => {
sample.same(String(toUri("http://a/é")), uriJs.serialize(uriJs.parse("http://a/é"), { iri: false }));
});

test("docs/migrate/uri-js.md:36", async () => {
sample.same(String(toIri("http://a/%C3%A9")), uriJs.serialize(uriJs.parse("http://a/%C3%A9"), { iri: true }));
});

test("docs/migrate/uri-js.md:37", async () => {
sample.same(String(normalizeIri("HTTP://a/%C3%A9")), uriJs.normalize("HTTP://a/%C3%A9", { iri: true }));
});

test("docs/migrate/uri-js.md:43", async () => {
sample.same(uriJs.resolve("http://a/b", "HTTP://C/%7e"), "http://c/~");
sample.same(String(resolve("http://a/b", "HTTP://C/%7e")), "HTTP://C/%7e");
});

test("docs/migrate/uri-js.md:44", async () => {
sample.same(uriJs.resolve("foo:/a", "/.//b"), "foo:/%2Fb");
sample.same(String(resolve("foo:/a", "/.//b")), "foo:/.//b");
});

test("docs/migrate/uri-js.md:45", async () => {
sample.same(uriJs.resolve("http://a/b", "c d"), "http://a/c%20d");
sample.throws(() => { resolve("http://a/b", "c d"); }, "UriSyntaxError");
});

test("docs/migrate/uri-js.md:46", async () => {
sample.same(uriJs.resolve("a.json", "b.json"), "b.json");
sample.throws(() => { resolve("a.json", "b.json"); }, "BaseUriError");
});

test("docs/migrate/uri-js.md:47", async () => {
sample.same(uriJs.parse("http://a/b|c").error, undefined);
sample.same(isUriReference("http://a/b|c"), false);
});

test("docs/migrate/uri-js.md:48", async () => {
sample.same(uriJs.parse("http://[::1]/").host, "::1");
sample.same(parse("http://[::1]/").host, "[::1]");
});

test("docs/migrate/uri-js.md:49", async () => {
sample.same(uriJs.parse("http://a:8080/").port, 8080);
sample.same(parse("http://a:8080/").port, "8080");
});

test("docs/migrate/uri-js.md:50", async () => {
sample.same(uriJs.parse("http://a/%7e").path, "/~");
sample.same(parse("http://a/%7e").path, "/%7e");
});

test("docs/migrate/uri-js.md:51", async () => {
sample.same(uriJs.parse("urn:example:A").path, undefined);
sample.same(parse("urn:example:A").path, "example:A");
});

test("docs/migrate/uri-js.md:52", async () => {
sample.same(uriJs.parse("mailto:a@B?subject=c").query, undefined);
sample.same(parse("mailto:a@B?subject=c").query, "subject=c");
});

describe("for a text without userinfo, port, query and fragment", () => {

const base = "http://example.com/a/b";
const text = "http://example.com/a/b";
const components = uriJs.parse(text);
const uri = parse(text);
test("docs/migrate/uri-js.md:22", async () => {
sample.sameOrAbsent(String(resolve(base, "../c?y#s")), uriJs.resolve(base, "../c?y#s"));
});

test("docs/migrate/uri-js.md:23", async () => {
sample.sameOrAbsent(String(joinReferences("a/b.json#c", "d.json")), uriJs.resolve("a/b.json#c", "d.json"));
});

test("docs/migrate/uri-js.md:24", async () => {
sample.sameOrAbsent(String(normalize("HTTP://Example.com:80/%7e/../a")), uriJs.normalize("HTTP://Example.com:80/%7e/../a"));
});

test("docs/migrate/uri-js.md:25", async () => {
sample.sameOrAbsent(equivalent("http://a/%7Eb", "http://A:80/~b"), uriJs.equal("http://a/%7Eb", "http://A:80/~b"));
});

test("docs/migrate/uri-js.md:26", async () => {
sample.sameOrAbsent(uri.scheme, components.scheme);
});

test("docs/migrate/uri-js.md:27", async () => {
sample.sameOrAbsent(uri.userinfo, components.userinfo);
});

test("docs/migrate/uri-js.md:28", async () => {
sample.sameOrAbsent(uri.host, components.host);
});

test("docs/migrate/uri-js.md:29", async () => {
sample.sameOrAbsent(uri.port && Number(uri.port), components.port);
});

test("docs/migrate/uri-js.md:30", async () => {
sample.sameOrAbsent(uri.path, components.path);
});

test("docs/migrate/uri-js.md:31", async () => {
sample.sameOrAbsent(uri.query, components.query);
});

test("docs/migrate/uri-js.md:32", async () => {
sample.sameOrAbsent(uri.fragment, components.fragment);
});

test("docs/migrate/uri-js.md:33", async () => {
sample.sameOrAbsent(isUriReference("http://a/"), uriJs.parse("http://a/").error === undefined);
});

test("docs/migrate/uri-js.md:34", async () => {
sample.sameOrAbsent(String(build({ scheme: "http", host: "a", path: "/b", query: "c" })), uriJs.serialize({ scheme: "http", host: "a", path: "/b", query: "c" }));
});

test("docs/migrate/uri-js.md:35", async () => {
sample.sameOrAbsent(String(toUri("http://a/é")), uriJs.serialize(uriJs.parse("http://a/é"), { iri: false }));
});

test("docs/migrate/uri-js.md:36", async () => {
sample.sameOrAbsent(String(toIri("http://a/%C3%A9")), uriJs.serialize(uriJs.parse("http://a/%C3%A9"), { iri: true }));
});

test("docs/migrate/uri-js.md:37", async () => {
sample.sameOrAbsent(String(normalizeIri("HTTP://a/%C3%A9")), uriJs.normalize("HTTP://a/%C3%A9", { iri: true }));
});

});
