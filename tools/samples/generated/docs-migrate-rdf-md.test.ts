import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { removeDotSegments } from "@std66/core";
import { diagnoseIri } from "@std66/iri";
import { isIri } from "@std66/iri";
import { resolveIri } from "@std66/iri";
import { removeDotSegmentsOfPath } from "relative-to-absolute-iri";
import { resolve } from "relative-to-absolute-iri";
import { IriValidationStrategy } from "validate-iri";
import { validateIri } from "validate-iri";
void [sample, describe];


const base = "http://example.org/日本/東京";
test("docs/migrate/rdf.md:18", async () => {
sample.same(String(resolveIri(base, "../中国")), resolve("../中国", base));
});

test("docs/migrate/rdf.md:19", async () => {
sample.same(removeDotSegments("/a/./b/../c"), removeDotSegmentsOfPath("/a/./b/../c", -1));
});

test("docs/migrate/rdf.md:20", async () => {
sample.same(isIri(base), validateIri(base, IriValidationStrategy.Strict) === undefined);
});

test("docs/migrate/rdf.md:21", async () => {
sample.same(isIri("a b"), validateIri("a b", IriValidationStrategy.Strict) === undefined);
});

test("docs/migrate/rdf.md:27", async () => {
sample.same(resolve(".well-known/void", "http://a/b"), "http://a/well-known/void");
sample.same(String(resolveIri("http://a/b", ".well-known/void")), "http://a/.well-known/void");
});

test("docs/migrate/rdf.md:28", async () => {
sample.same(resolve("../g", "urn:a/b"), "urn:a/g");
sample.same(String(resolveIri("urn:a/b", "../g")), "urn:/g");
});

test("docs/migrate/rdf.md:29", async () => {
sample.same(resolve("/a/../b", "http://a"), "http://a//b");
sample.same(String(resolveIri("http://a", "/a/../b")), "http://a/b");
});

test("docs/migrate/rdf.md:30", async () => {
sample.same(resolve("c?d:e", "http://a/b"), "c?d:e");
sample.same(String(resolveIri("http://a/b", "c?d:e")), "http://a/c?d:e");
});

test("docs/migrate/rdf.md:31", async () => {
sample.same(resolve("c", "http://a/b?d/e"), "http://a/b?d/c");
sample.same(String(resolveIri("http://a/b?d/e", "c")), "http://a/c");
});

test("docs/migrate/rdf.md:32", async () => {
sample.same(resolve("./c:d", "foo:a"), "foo:./c:d");
sample.same(String(resolveIri("foo:a", "./c:d")), "foo:c:d");
});

test("docs/migrate/rdf.md:33", async () => {
sample.same(resolve("/.//b", "foo:/a"), "foo://b");
sample.same(String(resolveIri("foo:/a", "/.//b")), "foo:/.//b");
});

test("docs/migrate/rdf.md:34", async () => {
sample.same(String(validateIri("http://[v1.a:b]/")), "Error: Invalid IRI according to RFC 3987: 'http://[v1.a:b]/'");
sample.same(String(diagnoseIri("http://[v1.a:b]/")), "undefined");
});

test("docs/migrate/rdf.md:35", async () => {
sample.same(resolve("a b", "http://a/"), "http://a/a b");
sample.throws(() => { resolveIri("http://a/", "a b"); }, "UriSyntaxError");
});

test("docs/migrate/rdf.md:36", async () => {
sample.throws(() => { resolve("a", "b"); }, "Error");
sample.throws(() => { resolveIri("b", "a"); }, "BaseUriError");
});

test("docs/migrate/rdf.md:37", async () => {
sample.same(validateIri("a b")?.message, "Invalid IRI according to RFC 3987: 'a b'");
sample.same(diagnoseIri("a b")?.message, "a space is not allowed in the path (offset 1, RFC 3987 §2.2)");
});
