import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { compare } from "@std66/normalize";
import { equivalent } from "@std66/normalize";
import { normalize } from "@std66/normalize";
import { pendingRungs } from "@std66/normalize";
import { traceNormalization } from "@std66/normalize";
import { schemes } from "@std66/normalize";
import { change } from "@std66/core";
import { type CompareOptions } from "@std66/normalize";
import { type SchemeRules } from "@std66/normalize";
import type { UriReference } from "@std66/core";
import { tryParse } from "@std66/core";
import { type Rung } from "@std66/normalize";
void [sample, describe];


test("packages/normalize/README.md:6", async () => {

sample.same(String(normalize("HTTP://Example.COM:80/%7euser/../a%2fb?")), "http://example.com/a%2Fb?");
sample.same(equivalent("http://example.com", "HTTP://example.com:80/"), true);
sample.same(compare("http://example.com/%7euser", "http://example.com/~user").rung, "percent-encoding");
});

test("packages/normalize/README.md:43", async () => {

sample.same(String(normalize("HTTP://A:80/%7e/./b", { rungs: ["case", "dot-segments"] })), "http://a:80/%7E/b");
sample.same(compare("http://a:80", "http://a/", { rungs: ["case"] }).rung, undefined);
sample.same(pendingRungs("HTTP://A:80/%7e/./b"), ["case", "percent-encoding", "dot-segments", "scheme"]);
sample.same(pendingRungs("http://a/~/b"), []);
});

test("packages/normalize/README.md:54", async () => {

sample.same(compare("http://EXAMPLE.com/a%2Fb", "http://example.com/a/b").difference, { component: "path", a: "/a%2Fb", b: "/a/b" });
sample.same(compare("http://a/?", "http://a/").difference, { component: "query", a: "", b: undefined });
});

test("packages/normalize/README.md:65", async () => {

const { result, steps } = traceNormalization("HTTP://a.example:80/%7eb");
sample.same(String(result), "http://a.example/~b");
sample.same(steps.map(({ component, from, to }) => `${component ?? "all"}: ${from} to ${to}`).slice(0, 3), ["scheme: HTTP to http", "path: %7e to %7E", "all: HTTP://a.example:80/%7eb to http://a.example:80/%7Eb"]);
sample.same(steps.at(-2), { rung: "scheme", section: "RFC 3986 §6.2.3", rule: "omit the default port", component: "port", from: ":80", to: "", offset: 16 });
sample.same(traceNormalization("../a").steps.map(({ rule }) => rule)[2], "keep dot-segments: they depend on the base");
});

test("packages/normalize/README.md:95", async () => {

sample.same(String(normalize("../%61/./b")), "../a/./b");
sample.same(String(normalize("/x/../a")), "/a");
sample.same(String(normalize("%2e%2e/a")), "%2E%2E/a");
});

test("packages/normalize/README.md:111", async () => {

sample.same(equivalent("urn:isbn:1/../x", "urn:oid:2/../x"), false);
sample.same(equivalent("urn:isbn:1/../x", "urn:oid:2/../x", { schemes: new Map() }), true);
sample.same(String(normalize("DATA:text/plain,a/../b")), "data:text/plain,a/../b");
sample.same(String(normalize("foo:a/../b")), "foo:/b");
sample.same(schemes.get("data"), { rootlessPathIsOpaque: true, sources: ["RFC 2397 §3"] });
});

test("packages/normalize/README.md:135", async () => {

sample.same(schemes.get("wss")?.port, "443");
sample.same(schemes.get("coap")?.sources, ["RFC 7252 §6.1", "RFC 7252 §6.3"]);
sample.same(equivalent("mailto:Joe@Example.COM", "mailto:Joe@example.com"), true);
sample.same(equivalent("tel:+1-201-555-0123", "tel:+12015550123"), true);
sample.same(equivalent("tel:7042;b=2;A=1;phone-context=+1-914", "tel:7042;phone-context=+1914;a=1;b=2"), true);
});

test("packages/normalize/README.md:149", async () => {

const ours = new Map([...schemes, ["git", { port: "9418", sources: ["IANA service names"] }]]);
sample.same(String(normalize("git://example.com:9418/a", { schemes: ours })), "git://example.com/a");
});

test("packages/normalize/README.md:158", async () => {

const ours = schemes.get("urn");
const urn: SchemeRules = {
  normalize: (uri) => change(ours?.normalize?.(uri) ?? uri, { query: undefined, fragment: undefined }),
  sources: ["RFC 8141 §3.1"],
};
const proper: CompareOptions = { rungs: ["case", "scheme"], schemes: new Map([["urn", urn]]) };
sample.same(equivalent("URN:Example:a?+r#f", "urn:example:a", proper), true);
sample.same(equivalent("urn:example:%61", "urn:example:a", proper), false);
});

test("packages/normalize/README.md:176", async () => {

const seen = new Map([["http://example.com/data", "http://example.com/data/"]]);
const protocol = (uri: UriReference) => seen.get(String(uri)) ?? uri;
sample.same(compare("http://example.com/data", "http://EXAMPLE.com/data/", { protocol }).rung, "protocol");
});

test("packages/normalize/README.md:202", async () => {

sample.throws(() => { normalize("http://a b/"); }, "UriSyntaxError");
sample.throws(() => { normalize("http://a/", { rungs: ["everything" as Rung] }); }, "RangeError");
sample.same(["http://A/", "http://a b/"].map(tryParse).map((uri) => uri && String(normalize(uri))), ["http://a/", undefined]);
});
