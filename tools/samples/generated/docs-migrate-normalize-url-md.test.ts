import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { change } from "@std66/core";
import { normalize } from "@std66/normalize";
import { deletePairs } from "@std66/parameters";
import { sortPairs } from "@std66/parameters";
import normalizeUrl from "normalize-url";
void [sample, describe];


const isTracking = (name: string) => name.startsWith("utm_");
test("docs/migrate/normalize-url.md:18", async () => {
sample.same(String(normalize("HTTP://Example.com:80/%7e/../a")), normalizeUrl("HTTP://Example.com:80/%7e/../a"));
});

test("docs/migrate/normalize-url.md:19", async () => {
sample.same(String(normalize("http://example.com/%7Euser")), normalizeUrl("http://example.com/%7Euser"));
});

test("docs/migrate/normalize-url.md:20", async () => {
sample.same(String(sortPairs(normalize("http://h/?b=2&a=1"))), normalizeUrl("http://h/?b=2&a=1"));
});

test("docs/migrate/normalize-url.md:21", async () => {
sample.same(String(deletePairs(normalize("http://h/?utm_source=x&a=1"), isTracking)), normalizeUrl("http://h/?utm_source=x&a=1"));
});

test("docs/migrate/normalize-url.md:22", async () => {
sample.same(String(change(normalize("http://h/a#top"), { fragment: undefined })), normalizeUrl("http://h/a#top", { stripHash: true }));
});

test("docs/migrate/normalize-url.md:23", async () => {
sample.same(String(normalize("urn:example:a")), normalizeUrl("urn:example:a"));
});

test("docs/migrate/normalize-url.md:29", async () => {
sample.same(normalizeUrl("http://www.h.example/"), "http://h.example");
sample.same(String(normalize("http://www.h.example/")), "http://www.h.example/");
});

test("docs/migrate/normalize-url.md:30", async () => {
sample.same(normalizeUrl("http://h/a/"), "http://h/a");
sample.same(String(normalize("http://h/a/")), "http://h/a/");
});

test("docs/migrate/normalize-url.md:31", async () => {
sample.same(normalizeUrl("http://h/a//b"), "http://h/a/b");
sample.same(String(normalize("http://h/a//b")), "http://h/a//b");
});

test("docs/migrate/normalize-url.md:32", async () => {
sample.same(normalizeUrl("http://me@h/a"), "http://h/a");
sample.same(String(normalize("http://me@h/a")), "http://me@h/a");
});

test("docs/migrate/normalize-url.md:33", async () => {
sample.same(normalizeUrl("http://h/?q=a%20b"), "http://h/?q=a+b");
sample.same(String(normalize("http://h/?q=a%20b")), "http://h/?q=a%20b");
});

test("docs/migrate/normalize-url.md:34", async () => {
sample.same(normalizeUrl("http://h/a%2fb"), "http://h/a%2fb");
sample.same(String(normalize("http://h/a%2fb")), "http://h/a%2Fb");
});

test("docs/migrate/normalize-url.md:35", async () => {
sample.same(normalizeUrl("foo://H.example/a"), "foo://H.example/a");
sample.same(String(normalize("foo://H.example/a")), "foo://h.example/a");
});

test("docs/migrate/normalize-url.md:36", async () => {
sample.same(normalizeUrl("data:text/plain,a"), "data:,a");
sample.same(String(normalize("data:text/plain,a")), "data:text/plain,a");
});

test("docs/migrate/normalize-url.md:37", async () => {
sample.same(normalizeUrl("h.example"), "http://h.example");
sample.same(String(normalize("h.example")), "h.example");
});

test("docs/migrate/normalize-url.md:38", async () => {
sample.same(normalizeUrl("http://h/a b"), "http://h/a%20b");
sample.throws(() => { normalize("http://h/a b"); }, "UriSyntaxError");
});
