import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { isUri } from "@std66/core";
import { parse } from "@std66/core";
import { percentDecodeBytes } from "@std66/core";
import { tryParse } from "@std66/core";
import { resolve } from "@std66/resolve";
import * as whatwg from "whatwg-url";
void [sample, describe];


const base = "http://example.com/a/b";
const text = "http://user@example.com:8080/a/b?q=1#top";
const record = whatwg.parseURL(text);
const uri = parse(text);
test("docs/migrate/whatwg-url.md:20", async () => {
sample.same(String(resolve(base, "c")), new whatwg.URL("c", base).href);
});

test("docs/migrate/whatwg-url.md:21", async () => {
sample.same(isUri(text), whatwg.URL.canParse(text));
});

test("docs/migrate/whatwg-url.md:22", async () => {
sample.same(uri.scheme, record?.scheme);
});

test("docs/migrate/whatwg-url.md:23", async () => {
sample.same(String(tryParse(text)), record && whatwg.serializeURL(record));
});

test("docs/migrate/whatwg-url.md:24", async () => {
sample.same(uri.host, record?.host);
});

test("docs/migrate/whatwg-url.md:25", async () => {
sample.same(uri.port ? Number(uri.port) : null, record?.port);
});

test("docs/migrate/whatwg-url.md:26", async () => {
sample.same(uri.segments, record?.path);
});

test("docs/migrate/whatwg-url.md:27", async () => {
sample.same(uri.query, record?.query);
});

test("docs/migrate/whatwg-url.md:28", async () => {
sample.same(uri.fragment, record?.fragment);
});

test("docs/migrate/whatwg-url.md:29", async () => {
sample.same([...percentDecodeBytes("%FFa")], [...whatwg.percentDecodeString("%FFa")]);
});

test("docs/migrate/whatwg-url.md:35", async () => {
sample.same(whatwg.parseURL("/a"), null);
sample.same(tryParse("/a")?.path, "/a");
});

test("docs/migrate/whatwg-url.md:36", async () => {
sample.same(whatwg.parseURL("http://a b/"), null);
sample.throws(() => { parse("http://a b/"); }, "UriSyntaxError");
});

test("docs/migrate/whatwg-url.md:37", async () => {
sample.same(whatwg.parseURL("HTTP://A/")?.scheme, "http");
sample.same(parse("HTTP://A/").scheme, "HTTP");
});

test("docs/migrate/whatwg-url.md:38", async () => {
sample.same(whatwg.parseURL("http://a:80/")?.port, null);
sample.same(parse("http://a:80/").port, "80");
});

test("docs/migrate/whatwg-url.md:39", async () => {
sample.same(whatwg.parseURL("http://1.2/")?.host, 16777218);
sample.same(parse("http://1.2/").host, "1.2");
});

describe("for a text without userinfo, port, query and fragment", () => {

const base = "http://example.com/a/b";
const text = "http://example.com/a/b";
const record = whatwg.parseURL(text);
const uri = parse(text);
test("docs/migrate/whatwg-url.md:20", async () => {
sample.sameOrAbsent(String(resolve(base, "c")), new whatwg.URL("c", base).href);
});

test("docs/migrate/whatwg-url.md:21", async () => {
sample.sameOrAbsent(isUri(text), whatwg.URL.canParse(text));
});

test("docs/migrate/whatwg-url.md:22", async () => {
sample.sameOrAbsent(uri.scheme, record?.scheme);
});

test("docs/migrate/whatwg-url.md:23", async () => {
sample.sameOrAbsent(String(tryParse(text)), record && whatwg.serializeURL(record));
});

test("docs/migrate/whatwg-url.md:24", async () => {
sample.sameOrAbsent(uri.host, record?.host);
});

test("docs/migrate/whatwg-url.md:25", async () => {
sample.sameOrAbsent(uri.port ? Number(uri.port) : null, record?.port);
});

test("docs/migrate/whatwg-url.md:26", async () => {
sample.sameOrAbsent(uri.segments, record?.path);
});

test("docs/migrate/whatwg-url.md:27", async () => {
sample.sameOrAbsent(uri.query, record?.query);
});

test("docs/migrate/whatwg-url.md:28", async () => {
sample.sameOrAbsent(uri.fragment, record?.fragment);
});

test("docs/migrate/whatwg-url.md:29", async () => {
sample.sameOrAbsent([...percentDecodeBytes("%FFa")], [...whatwg.percentDecodeString("%FFa")]);
});

});
