import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { isIri } from "@std66/iri";
import { parseIri } from "@std66/iri";
import { resolveIri } from "@std66/iri";
import { toIri } from "@std66/iri";
import { toUri } from "@std66/iri";
import { diagnoseIri } from "@std66/iri";
import { isIriReference } from "@std66/iri";
import { domainToASCII } from "node:url";
import { domainToUnicode } from "node:url";
import { iriResolverFor } from "@std66/iri";
import { relativizeIri } from "@std66/iri";
import { compareIri } from "@std66/iri";
import { equivalentIri } from "@std66/iri";
import { normalizeIri } from "@std66/iri";
import { bidiFindings } from "@std66/iri";
void [sample, describe];


test("packages/iri/README.md:6", async () => {

sample.same(isIri("http://例え.テスト/日本?地図"), true);
sample.same(parseIri("http://résumé.example.org/日本").host, "résumé.example.org");
sample.same(String(resolveIri("http://example.org/日本/東京", "../中国")), "http://example.org/中国");
sample.same(String(toUri("http://example.org/rosé")), "http://example.org/ros%C3%A9");
sample.same(String(toIri("http://example.org/ros%C3%A9")), "http://example.org/rosé");
});

test("packages/iri/README.md:32", async () => {

sample.same(isIriReference("日本/地図#東京"), true);
sample.same(isIriReference("http://example.org/\uE000"), false);
sample.same(isIriReference("http://example.org/?\uE000"), true);
sample.same(parseIri("http://ü@例え:80/").userinfo, "ü");
sample.same(parseIri("/日本").isUriReference(), false);
sample.same(diagnoseIri("http://example.org/日本 語")?.message, "a space is not allowed in the path (offset 21, RFC 3987 §2.2)");
});

test("packages/iri/README.md:56", async () => {

sample.same(String(toUri("http://www.example.org/red%09rosé#red")), "http://www.example.org/red%09ros%C3%A9#red");
sample.same(String(toIri("http://www.example.org/D%C3%BCrst%2F%FC")), "http://www.example.org/Dürst%2F%FC");
sample.same(String(toIri("/%2e%2e/%E2%80%AE")), "/%2e%2e/%E2%80%AE");
});

test("packages/iri/README.md:74", async () => {

sample.same(String(toUri("http://résumé.example.org/é", { toASCII: domainToASCII })), "http://xn--rsum-bpad.example.org/%C3%A9");
sample.same(String(toIri("http://xn--rsum-bpad.example.org/", { toUnicode: domainToUnicode })), "http://résumé.example.org/");
});

test("packages/iri/README.md:90", async () => {

sample.same(["大阪", "?地図", "//例え/"].map(iriResolverFor("http://example.org/日本/東京")).map(String), ["http://example.org/日本/大阪", "http://example.org/日本/東京?地図", "http://例え/"]);
sample.same(String(relativizeIri("http://example.org/日本/東京", "http://example.org/中国")), "/中国");
});

test("packages/iri/README.md:101", async () => {

sample.same(String(normalizeIri("HTTP://Example.org:80/ros%c3%a9/./É")), "http://example.org/rosé/É");
sample.same(equivalentIri("http://example.org/rosé", "http://example.org/ros%C3%A9"), true);
sample.same(equivalentIri("http://example.org/rosé", "http://example.org/rose\u0301"), false);
sample.same(equivalentIri("http://example.org/rosé", "http://example.org/ros%C3%A9", { rungs: ["case"] }), false);
sample.same(compareIri("http://example.org/rosé", "http://example.org/ros%C3%A9").rung, "percent-encoding");
sample.same(compareIri("http://example.org/é", "http://example.org/É").difference, { component: "path", a: "/é", b: "/É" });
});

test("packages/iri/README.md:116", async () => {

sample.same(bidiFindings("http://example.org/שלום.html?name=שלום"), []);
sample.same(bidiFindings("http://example.org/\u202Etxt.exe")[0]?.message, "U+202E changes the order in which text is displayed");
});
