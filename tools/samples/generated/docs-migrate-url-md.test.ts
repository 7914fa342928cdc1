import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { domainToASCII as toASCII } from "node:url";
import { build } from "@std66/core";
import { change } from "@std66/core";
import { isUri } from "@std66/core";
import { parse } from "@std66/core";
import { percentEncode } from "@std66/core";
import { toUri } from "@std66/iri";
import { normalize } from "@std66/normalize";
import { getFromQuery } from "@std66/parameters";
import { parseQuery } from "@std66/parameters";
import { resolve } from "@std66/resolve";
import { traceUrl } from "@std66/url-standard";
void [sample, describe];


const base = "http://example.com/a/b";
const text = "http://user@example.com:8080/a/b?q=1+2#top";
const url = new URL(text);
const uri = parse(text);
const { scheme, host, port } = normalize(uri);
test("docs/migrate/url.md:25", async () => {
sample.same(String(resolve(base, "c")), new URL("c", base).href);
});

test("docs/migrate/url.md:26", async () => {
sample.same(isUri(text), URL.canParse(text));
});

test("docs/migrate/url.md:27", async () => {
sample.same(String(uri), url.href);
});

test("docs/migrate/url.md:28", async () => {
sample.same(uri.scheme + ":", url.protocol);
});

test("docs/migrate/url.md:29", async () => {
sample.same(uri.userinfo?.split(":")[0], url.username);
});

test("docs/migrate/url.md:30", async () => {
sample.same((uri.host ?? "") + (uri.port ? ":" + uri.port : ""), url.host);
});

test("docs/migrate/url.md:31", async () => {
sample.same(uri.host, url.hostname);
});

test("docs/migrate/url.md:32", async () => {
sample.same(uri.port, url.port);
});

test("docs/migrate/url.md:33", async () => {
sample.same(String(build({ scheme, host, port })), url.origin);
});

test("docs/migrate/url.md:34", async () => {
sample.same(uri.path, url.pathname);
});

test("docs/migrate/url.md:35", async () => {
sample.same(uri.query ? "?" + uri.query : "", url.search);
});

test("docs/migrate/url.md:36", async () => {
sample.same(uri.fragment ? "#" + uri.fragment : "", url.hash);
});

test("docs/migrate/url.md:37", async () => {
sample.same(getFromQuery(uri.query, "q", { plus: "space" })[0], url.searchParams.get("q"));
});

test("docs/migrate/url.md:38", async () => {
sample.same(parseQuery(uri.query ?? "", { plus: "space" }), [...url.searchParams]);
});

test("docs/migrate/url.md:39", async () => {
sample.same(String(change(uri, { fragment: "x" })), Object.assign(new URL(text), { hash: "x" }).href);
});

test("docs/migrate/url.md:40", async () => {
sample.same(String(change(uri, { query: undefined })), Object.assign(new URL(text), { search: "" }).href);
});

test("docs/migrate/url.md:41", async () => {
sample.same(String(normalize("HTTP://Example.com/%7e/../a")), new URL("HTTP://Example.com/%7e/../a").href);
});

test("docs/migrate/url.md:47", async () => {
sample.throws(() => { new URL("g", "urn:example:a"); }, "TypeError");
sample.same(String(resolve("urn:example:a", "g")), "urn:g");
});

test("docs/migrate/url.md:48", async () => {
sample.same(new URL("http:g", "http://a/b").href, "http://a/g");
sample.same(String(resolve("http://a/b", "http:g")), "http:g");
});

test("docs/migrate/url.md:49", async () => {
sample.same(new URL("HTTP://Example.com").href, "http://example.com/");
sample.same(String(parse("HTTP://Example.com")), "HTTP://Example.com");
});

test("docs/migrate/url.md:50", async () => {
sample.same(new URL("http://a/b c").href, "http://a/b%20c");
sample.throws(() => { String(parse("http://a/b c")); }, "UriSyntaxError");
});

test("docs/migrate/url.md:51", async () => {
sample.same(new URL("http://a/b|c").href, "http://a/b|c");
sample.throws(() => { String(parse("http://a/b|c")); }, "UriSyntaxError");
});

test("docs/migrate/url.md:52", async () => {
sample.same(new URL("http://a\\b").href, "http://a/b");
sample.throws(() => { String(parse("http://a\\b")); }, "UriSyntaxError");
});

test("docs/migrate/url.md:53", async () => {
sample.same(new URL("http://é.example/").hostname, "xn--9ca.example");
sample.throws(() => { parse("http://é.example/").host; }, "UriSyntaxError");
});

test("docs/migrate/url.md:54", async () => {
sample.same(new URL("http://0x7f.1/").hostname, "127.0.0.1");
sample.same(parse("http://0x7f.1/").host, "0x7f.1");
});

test("docs/migrate/url.md:55", async () => {
sample.same(new URL("http://a/b/%2e%2e/c").pathname, "/c");
sample.same(parse("http://a/b/%2e%2e/c").path, "/b/%2e%2e/c");
});

test("docs/migrate/url.md:56", async () => {
sample.same(new URL("http://a/").search, "");
sample.same(parse("http://a/").query, undefined);
});

test("docs/migrate/url.md:57", async () => {
sample.same(new URL("http://a:80/").port, "");
sample.same(parse("http://a:80/").port, "80");
});

test("docs/migrate/url.md:58", async () => {
sample.same(new URL("foo:a/../b").pathname, "a/../b");
sample.same(String(normalize("foo:a/../b")), "foo:/b");
});

test("docs/migrate/url.md:66", async () => {
sample.same(String(normalize("HTTP://Example.com")), new URL("HTTP://Example.com").href);
});

test("docs/migrate/url.md:67", async () => {
sample.same(String(normalize("http://a:80/")), new URL("http://a:80/").href);
});

test("docs/migrate/url.md:68", async () => {
sample.same(String(normalize("http://a:/")), new URL("http://a:/").href);
});

test("docs/migrate/url.md:69", async () => {
sample.same(String(normalize("http://%61/")), new URL("http://%61/").href);
});

test("docs/migrate/url.md:70", async () => {
sample.same(String(normalize("http://a/b/../c")), new URL("http://a/b/../c").href);
});

test("docs/migrate/url.md:71", async () => {
sample.same(String(normalize("http://a/b/%2e%2e/c")), new URL("http://a/b/%2e%2e/c").href);
});

test("docs/migrate/url.md:72", async () => {
sample.same(String(normalize("file://localhost/a")), new URL("file://localhost/a").href);
});

test("docs/migrate/url.md:73", async () => {
sample.same(String(resolve("http://a/b", "http:g", { strict: false })), new URL("http:g", "http://a/b").href);
});

test("docs/migrate/url.md:74", async () => {
sample.same(String(resolve("http://a/", "./1:b")), new URL("1:b", "http://a/").href);
});

test("docs/migrate/url.md:75", async () => {
sample.same(String(parse(" http://a/ ".trim())), new URL(" http://a/ ").href);
});

test("docs/migrate/url.md:76", async () => {
sample.same(String(parse("http://a/b\tc".replaceAll("\t", ""))), new URL("http://a/b\tc").href);
});

test("docs/migrate/url.md:77", async () => {
sample.same(String(parse("http://a\\b".replaceAll("\\", "/"))), new URL("http://a\\b").href);
});

test("docs/migrate/url.md:78", async () => {
sample.same(String(parse("http://a/" + percentEncode("b c", "segment"))), new URL("http://a/b c").href);
});

test("docs/migrate/url.md:79", async () => {
sample.same(String(toUri("http://a/é")), new URL("http://a/é").href);
});

test("docs/migrate/url.md:80", async () => {
sample.same(String(toUri("http://é.example/", { toASCII })), new URL("http://é.example/").href);
});

test("docs/migrate/url.md:81", async () => {
sample.same(traceUrl("http://0x7f.1/").href, new URL("http://0x7f.1/").href);
});

describe("for a text without userinfo, port, query and fragment", () => {

const base = "http://example.com/a/b";
const text = "http://example.com/a/b";
const url = new URL(text);
const uri = parse(text);
const { scheme, host, port } = normalize(uri);
test("docs/migrate/url.md:25", async () => {
sample.sameOrAbsent(String(resolve(base, "c")), new URL("c", base).href);
});

test("docs/migrate/url.md:26", async () => {
sample.sameOrAbsent(isUri(text), URL.canParse(text));
});

test("docs/migrate/url.md:27", async () => {
sample.sameOrAbsent(String(uri), url.href);
});

test("docs/migrate/url.md:28", async () => {
sample.sameOrAbsent(uri.scheme + ":", url.protocol);
});

test("docs/migrate/url.md:29", async () => {
sample.sameOrAbsent(uri.userinfo?.split(":")[0], url.username);
});

test("docs/migrate/url.md:30", async () => {
sample.sameOrAbsent((uri.host ?? "") + (uri.port ? ":" + uri.port : ""), url.host);
});

test("docs/migrate/url.md:31", async () => {
sample.sameOrAbsent(uri.host, url.hostname);
});

test("docs/migrate/url.md:32", async () => {
sample.sameOrAbsent(uri.port, url.port);
});

test("docs/migrate/url.md:33", async () => {
sample.sameOrAbsent(String(build({ scheme, host, port })), url.origin);
});

test("docs/migrate/url.md:34", async () => {
sample.sameOrAbsent(uri.path, url.pathname);
});

test("docs/migrate/url.md:35", async () => {
sample.sameOrAbsent(uri.query ? "?" + uri.query : "", url.search);
});

test("docs/migrate/url.md:36", async () => {
sample.sameOrAbsent(uri.fragment ? "#" + uri.fragment : "", url.hash);
});

test("docs/migrate/url.md:37", async () => {
sample.sameOrAbsent(getFromQuery(uri.query, "q", { plus: "space" })[0], url.searchParams.get("q"));
});

test("docs/migrate/url.md:38", async () => {
sample.sameOrAbsent(parseQuery(uri.query ?? "", { plus: "space" }), [...url.searchParams]);
});

test("docs/migrate/url.md:39", async () => {
sample.sameOrAbsent(String(change(uri, { fragment: "x" })), Object.assign(new URL(text), { hash: "x" }).href);
});

test("docs/migrate/url.md:40", async () => {
sample.sameOrAbsent(String(change(uri, { query: undefined })), Object.assign(new URL(text), { search: "" }).href);
});

test("docs/migrate/url.md:41", async () => {
sample.sameOrAbsent(String(normalize("HTTP://Example.com/%7e/../a")), new URL("HTTP://Example.com/%7e/../a").href);
});

test("docs/migrate/url.md:66", async () => {
sample.sameOrAbsent(String(normalize("HTTP://Example.com")), new URL("HTTP://Example.com").href);
});

test("docs/migrate/url.md:67", async () => {
sample.sameOrAbsent(String(normalize("http://a:80/")), new URL("http://a:80/").href);
});

test("docs/migrate/url.md:68", async () => {
sample.sameOrAbsent(String(normalize("http://a:/")), new URL("http://a:/").href);
});

test("docs/migrate/url.md:69", async () => {
sample.sameOrAbsent(String(normalize("http://%61/")), new URL("http://%61/").href);
});

test("docs/migrate/url.md:70", async () => {
sample.sameOrAbsent(String(normalize("http://a/b/../c")), new URL("http://a/b/../c").href);
});

test("docs/migrate/url.md:71", async () => {
sample.sameOrAbsent(String(normalize("http://a/b/%2e%2e/c")), new URL("http://a/b/%2e%2e/c").href);
});

test("docs/migrate/url.md:72", async () => {
sample.sameOrAbsent(String(normalize("file://localhost/a")), new URL("file://localhost/a").href);
});

test("docs/migrate/url.md:73", async () => {
sample.sameOrAbsent(String(resolve("http://a/b", "http:g", { strict: false })), new URL("http:g", "http://a/b").href);
});

test("docs/migrate/url.md:74", async () => {
sample.sameOrAbsent(String(resolve("http://a/", "./1:b")), new URL("1:b", "http://a/").href);
});

test("docs/migrate/url.md:75", async () => {
sample.sameOrAbsent(String(parse(" http://a/ ".trim())), new URL(" http://a/ ").href);
});

test("docs/migrate/url.md:76", async () => {
sample.sameOrAbsent(String(parse("http://a/b\tc".replaceAll("\t", ""))), new URL("http://a/b\tc").href);
});

test("docs/migrate/url.md:77", async () => {
sample.sameOrAbsent(String(parse("http://a\\b".replaceAll("\\", "/"))), new URL("http://a\\b").href);
});

test("docs/migrate/url.md:78", async () => {
sample.sameOrAbsent(String(parse("http://a/" + percentEncode("b c", "segment"))), new URL("http://a/b c").href);
});

test("docs/migrate/url.md:79", async () => {
sample.sameOrAbsent(String(toUri("http://a/é")), new URL("http://a/é").href);
});

test("docs/migrate/url.md:80", async () => {
sample.sameOrAbsent(String(toUri("http://é.example/", { toASCII })), new URL("http://é.example/").href);
});

test("docs/migrate/url.md:81", async () => {
sample.sameOrAbsent(traceUrl("http://0x7f.1/").href, new URL("http://0x7f.1/").href);
});

});
