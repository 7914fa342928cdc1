import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { differencesFrom } from "@std66/url-standard";
import { reasons } from "@std66/url-standard";
import { traceUrl } from "@std66/url-standard";
import { sections } from "@std66/url-standard";
void [sample, describe];


test("packages/url-standard/README.md:6", async () => {

const { href, steps } = traceUrl("http:g", "http://a/b/c/d;p?q");
sample.same(href, "http://a/b/c/g");
sample.same(steps.map(({ code, after }) => `${code}: ${after}`), ["web-scheme-of-base: g", "resolve: http://a/b/c/g"]);
sample.same(differencesFrom("http:g", "http://a/b/c/d;p?q"), ["web-scheme-of-base"]);
sample.same(reasons["web-scheme-of-base"].summary, "A special scheme that repeats that of the base is ignored");
});

test("packages/url-standard/README.md:36", async () => {

sample.same(traceUrl(" https:\\\\EXAMPLE.com:443/a b").steps, [
   { code: "web-blanks-at-ends", section: "URL Standard (URL parsing)", component: undefined, before: " https:\\\\EXAMPLE.com:443/a b", after: "https:\\\\EXAMPLE.com:443/a b" },
   { code: "web-backslash", section: "URL Standard (relative slash state)", component: undefined, before: "https:\\\\EXAMPLE.com:443/a b", after: "https://EXAMPLE.com:443/a b" },
   { code: "web-host-case", section: "URL Standard (IDNA)", component: "host", before: "https://EXAMPLE.com:443/a b", after: "https://example.com:443/a b" },
   { code: "web-port-default", section: "URL Standard (port state)", component: "port", before: "https://example.com:443/a b", after: "https://example.com/a b" },
   { code: "web-path-set", section: "URL Standard (path percent-encode set)", component: "path", before: "https://example.com/a b", after: "https://example.com/a%20b" },
 ]);
});

test("packages/url-standard/README.md:53", async () => {

const { href, steps } = traceUrl("http://1.2.3.256/");
sample.same(href, undefined);
sample.same(steps.at(-1), { code: "web-fails-ipv4", section: "URL Standard (host parsing)", component: "host", before: "http://1.2.3.256/", after: undefined });
});

test("packages/url-standard/README.md:65", async () => {

sample.same(differencesFrom("../g", "http://a/b/c/d;p?q"), []);
sample.same(differencesFrom("b", "urn:a:b"), ["web-fails-opaque-base"]);
sample.same(differencesFrom("http://0x7f.1/%2e"), ["web-ipv4-hexadecimal", "web-ipv4-parts", "web-encoded-dot", "web-dot-segments"]);
});

test("packages/url-standard/README.md:77", async () => {

sample.same(reasons["web-query-apostrophe"].citations, ["URL Standard (special-query percent-encode set)", "RFC 3986 §2.2", "RFC 3986 §3.4"]);
sample.same(reasons["web-query-apostrophe"].example, { text: "http://a/?b'c" });
sample.same(sections["URL Standard (special-query percent-encode set)"], "https://url.spec.whatwg.org/#special-query-percent-encode-set");
});
