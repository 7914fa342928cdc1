import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { parse } from "@std66/core";
import { normalize } from "@std66/normalize";
import { resolve } from "@std66/resolve";
import { audit } from "@std66/audit";
import { isUriReference } from "@std66/core";
import { toUri } from "@std66/iri";
import { relativize } from "@std66/resolve";
import { expand } from "@std66/template";
void [sample, describe];


test("README.md:10", async () => {

sample.same(// An allowlist: a browser finds a host that RFC 3986 does not.
new URL("https:/evil.example/login").host, "evil.example");
sample.same(parse("https:/evil.example/login").host, undefined);

sample.same(// A `$ref`: a schema whose base is a tag has siblings too.
URL.canParse("b.json", "tag:example.com,2026:schemas/a.json"), false);
sample.same(String(resolve("tag:example.com,2026:schemas/a.json", "b.json")), "tag:example.com,2026:schemas/b.json");

sample.same(// A signature: what was signed is no longer what is sent.
new URL("https://example.com/?name=d'Arc").search, "?name=d%27Arc");
sample.same(parse("https://example.com/?name=d'Arc").query, "name=d'Arc");

sample.same(// A cache key: two spellings of one URI stay two keys.
new URL("https://example.com/%7euser").href, "https://example.com/%7euser");
sample.same(String(normalize("https://example.com/%7euser")), "https://example.com/~user");
});

test("README.md:108", async () => {

sample.same(parse("foo://example.com:8042/over/there?name=ferret#nose").authority, "example.com:8042");
sample.same(isUriReference("http://[::ffff:192.0.2.256]/"), false);
sample.same(String(resolve("http://a/b/c/d;p?q", "../g")), "http://a/b/g");
sample.same(String(relativize("http://a/b/c/d;p?q", "http://a/b/g")), "../g");
sample.same(String(normalize("HTTP://Example.COM:80/%7euser/../a%2fb")), "http://example.com/a%2Fb");
sample.same(String(toUri("http://example.com/rosé")), "http://example.com/ros%C3%A9");
sample.same(expand("/users/{id}{?page}", { id: "a/b", page: 2 }), "/users/a%2Fb?page=2");
sample.same(audit("http://example.com@0x7f.1/").map(({ code }) => code), ["host-prefix", "userinfo-like-host", "userinfo-in-http", "host-ipv4-rare", "host-loopback"]);
});
