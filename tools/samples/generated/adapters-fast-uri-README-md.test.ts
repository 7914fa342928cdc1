import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { equal } from "@std66/fast-uri";
import { normalize } from "@std66/fast-uri";
import { parse } from "@std66/fast-uri";
import { resolve } from "@std66/fast-uri";
import { serialize } from "@std66/fast-uri";
void [sample, describe];


test("adapters/fast-uri/README.md:12", async () => {

sample.same(resolve("uri://a/b/c/d?q", "../../g"), "uri://a/g");
sample.same(normalize("HTTP://Example.com:80/%7Ea/./b"), "http://example.com/~a/b");
sample.same(equal("example://a/b/c/%7Bfoo%7D", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d"), true);
sample.same(parse("http://example.com:8080/a?b").port, 8080);
});

test("adapters/fast-uri/README.md:44", async () => {

sample.same(parse("http://good.com\\@evil.com/").error, "URI authority must not contain a literal backslash.");
sample.same(normalize("http://example.com/100%"), "http://example.com/100%");
sample.same(equal("http://example.com/100%", "http://example.com/100%"), false);
sample.throws(() => { resolve("http://example.com/", "//[::1]a/"); }, "Error", "URI path must start with \"/\" when authority is present.");
});

test("adapters/fast-uri/README.md:55", async () => {

sample.same(parse("//[fe80::1%25eth0]").ipv6Zone, "eth0");
sample.same(serialize({ host: "fe80::1%25eth0" }), "//[fe80::1%25eth0]");
sample.same(serialize({ host: "fe80::1%25eth0", ipv6Zone: "25eth0" }), "//[fe80::1%2525eth0]");
});

test("adapters/fast-uri/README.md:65", async () => {

sample.same(serialize({ scheme: "foo", path: "/a b?" }, { skipEscape: true }), "foo:/a b%3F");
});

test("adapters/fast-uri/README.md:73", async () => {

sample.same(normalize("javascript:alert(1)", { reference: "suffix", scheme: "x" }), "javascript%3Aalert(1)");
sample.same(normalize("javascript:alert(1)", { reference: "suffix" }), "javascript%3Aalert(1)");
sample.same(normalize("example.com:80/a", { reference: "suffix" }), "example.com:80/a");
});

test("adapters/fast-uri/README.md:83", async () => {

sample.same(normalize("mailto:a@É.example", { unicodeSupport: true }), "mailto:a@é.example");
sample.same(normalize("mailto:a@É.example"), "mailto:a@xn--9ca.example");
});
