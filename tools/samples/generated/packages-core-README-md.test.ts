import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parse } from "@std66/core";
import { isAbsoluteUri } from "@std66/core";
import { isRelativeReference } from "@std66/core";
import { isUri } from "@std66/core";
import { isUriReference } from "@std66/core";
import { diagnose } from "@std66/core";
import { tryParse } from "@std66/core";
import { diagnoseAs } from "@std66/core";
import { explain } from "@std66/core/diagnostics";
import { maskPasswords } from "@std66/core/diagnostics";
import { percentDecodeLenient } from "@std66/core/diagnostics";
import { change } from "@std66/core";
import assert from "node:assert";
import { build } from "@std66/core";
import { uri } from "@std66/core";
import { percentDecode } from "@std66/core";
import { percentDecodeBytes } from "@std66/core";
import { percentEncode } from "@std66/core";
import { uriFromHref } from "@std66/core";
import { referenceFromText } from "@std66/core";
import { split } from "@std66/core";
import { removeDotSegments } from "@std66/core";
void [sample, describe];


test("packages/core/README.md:6", async () => {

const uri = parse("https://user@example.com:8042/over/there?name=ferret#nose");
sample.same(uri.scheme, "https");
sample.same(uri.host, "example.com");
sample.same(uri.port, "8042");
sample.same(uri.segments, ["over", "there"]);
sample.same(uri.fragment, "nose");
sample.same(String(uri), "https://user@example.com:8042/over/there?name=ferret#nose");
});

test("packages/core/README.md:40", async () => {

sample.same(isUriReference("../a?b#c"), true);
sample.same(isUri("urn:isbn:0451450523"), true);
sample.same(isAbsoluteUri("http://example.com/#a"), false);
sample.same(isRelativeReference("//example.com/a"), true);
});

test("packages/core/README.md:53", async () => {

sample.same(tryParse("http://exa mple.com/"), undefined);
sample.throws(() => { parse("http://exa mple.com/"); }, "UriSyntaxError");

const error = diagnose("http://example.com/100%/done");
sample.same(error?.message, "`%` is not followed by two hexadecimal digits (offset 22, RFC 3986 §2.1)");
sample.same(error?.code, "pct-encoded");
sample.same(error?.frame.split("\n"), ["http://example.com/100%/done", "                      ^^ found `%/`"]);
});

test("packages/core/README.md:67", async () => {

sample.same(diagnoseAs("example.com", "uri")?.message, "a URI begins with a scheme (offset 0, RFC 3986 §3)");
sample.same(diagnoseAs("http://user@example.com/", "http-uri")?.message, "an http URI has no userinfo (offset 7, RFC 9110 §4.2.4)");
sample.same(diagnoseAs("http://example.com/a#b", "http-uri"), undefined);
});

test("packages/core/README.md:79", async () => {

const error = diagnose("http://me:secret@example.com/100%/done");
const { reason, label, rule, help, before, marked, after } = explain(error!);
sample.same(reason, "`%` is not followed by two hexadecimal digits");
sample.same(`${before}[${marked}]${after}`, "http://me:***@example.com/100[%/]done");
sample.same(label, "found `%/`");
sample.same(rule, 'pct-encoded = "%" HEXDIG HEXDIG');
sample.same(help, "write `%25` for a literal percent sign");

sample.same(maskPasswords("GET http://me:sec/ret@example.com/ for you@example.com"), "GET http://me:***@example.com/ for you@example.com");
sample.same(percentDecodeLenient("caf%C3%A9 100%"), "café 100%");
});

test("packages/core/README.md:115", async () => {

sample.same(parse("http://[2001:db8::7]/").hostKind, "ipv6");
sample.same(parse("http://127.0.0.1/").hostKind, "ipv4");
sample.same(parse("http://127.0.0.256/").hostKind, "reg-name");
sample.same(parse("//example.com/a").isUri(), false);
sample.same(JSON.stringify({ id: parse("urn:a:b") }), '{"id":"urn:a:b"}');

const uri = parse("http://example.com/a?b#c");
sample.same(String(change(uri, { host: "[::1]", query: undefined })), "http://[::1]/a#c");
sample.throws(() => { change(uri, { path: "no-slash" }); }, "UriSyntaxError");
});

test("packages/core/README.md:131", async () => {

assert.deepStrictEqual(parse("http://a/x"), parse("http://a/x"));
assert.notDeepStrictEqual(parse("http://a/x"), parse("http://b/y"));
sample.same(structuredClone(parse("http://a/x")), { text: "http://a/x" });
});

test("packages/core/README.md:144", async () => {

sample.same(String(build({ scheme: "http", host: "example.com", port: 8080, path: "/a", query: "b" })), "http://example.com:8080/a?b");
sample.throws(() => { build({ path: "//example.com" }); }, "UriSyntaxError");

const base = parse("https://example.com");
const name = "bob;admin=true";
sample.same(String(uri`${base}/users/${name}?q=${name}`), "https://example.com/users/bob%3Badmin%3Dtrue?q=bob%3Badmin%3Dtrue");
sample.throws(() => { uri`${"https://example.com"}/users/${name}`; }, "TypeError");
sample.throws(() => { uri`${parse("https://example.com/")}/users/${name}`; }, "TypeError");
sample.same(String(uri`http://${"[::1]"}/${["x", "y/z"]}`), "http://[::1]/x/y%2Fz");
sample.throws(() => { uri`https://example.com/users/${".."}/secret`; }, "UriSyntaxError");
});

test("packages/core/README.md:163", async () => {

sample.same(percentEncode("À la carte", "segment"), "%C3%80%20la%20carte");
sample.same(percentEncode("a/b;c", "segment"), "a%2Fb%3Bc");
sample.same(percentEncode("a/b;c", "path"), "a/b;c");
sample.same(percentDecode("%E3%82%A2"), "ア");
sample.throws(() => { percentDecode("%FF"); }, "UriSyntaxError");
sample.same([...percentDecodeBytes("%FF")], [255]);
});

test("packages/core/README.md:178", async () => {

sample.same(String(uriFromHref(new URL("https://example.com/?q=a|b").href)), "https://example.com/?q=a%7Cb");
sample.throws(() => { uriFromHref("https://good.example\\@evil.example/"); }, "UriSyntaxError");
});

test("packages/core/README.md:189", async () => {

sample.same(String(referenceFromText("my file.html#50%")), "my%20file.html#50%25");
sample.same(String(referenceFromText("#/paths/~1users~1{id}")), "#/paths/~1users~1%7Bid%7D");
sample.same(String(referenceFromText("//example.com/é?[a]")), "//example.com/%C3%A9?%5Ba%5D");
sample.throws(() => { referenceFromText("http://my host/"); }, "UriSyntaxError");
});

test("packages/core/README.md:202", async () => {

sample.same(split("http://example.com/a b?{id}"), { scheme: "http", authority: "example.com", path: "/a b", query: "{id}", fragment: undefined });
});

test("packages/core/README.md:210", async () => {

sample.same(removeDotSegments("/a/b/c/./../../g"), "/a/g");
});
