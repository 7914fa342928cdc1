/** What a document is, by its name and its beginning. */
import { expect, it } from "vitest";
import { documentKindOf, documentKinds, documentLimits } from "../src/documents.ts";

const unread = (): never => {
  throw new Error("only the beginning of XML is read");
};

it.each([
  ["a.htm", "html"],
  ["a.HTML", "html"],
  ["a.xhtml", "html"],
  ["a.markdown", "markdown"],
  ["a.md", "markdown"],
  ["a.mdown", "markdown"],
  ["a.MDX", "markdown"],
  ["a.mkd", "markdown"],
  ["a.mkdn.gz", "markdown"],
  ["a.astro", "html"],
  ["a.svelte", "html"],
  ["a.vue", "html"],
  ["a.rst", "text"],
  ["a.adoc", "text"],
  [".mdx", "text"],
  ["a.json", "json"],
  ["a.jsonld", "json"],
  ["a.webmanifest", "json"],
  ["a.har", "json"],
  ["a.geojson", "json"],
  ["a.topojson", "json"],
  ["a.ipynb", "json"],
  ["a.sarif", "json"],
  ["a.js.map", "json"],
  ["a.schema.json", "json"],
  ["a.jsonl", "json-lines"],
  ["a.NDJSON.gz", "json-lines"],
  ["a.csv", "csv"],
  ["a.tsv", "tsv"],
  ["a.rss", "xml"],
  ["a.ATOM.gz", "xml"],
  ["a.opml", "xml"],
  ["a.svg", "xml"],
  ["a.plist", "xml"],
  ["a.pom", "xml"],
  ["a.rdf", "xml"],
  ["a.xsd", "xml"],
  ["a.xslt", "xml"],
  ["a.eml", "mail"],
  ["a.MHT", "mail"],
  ["a.mhtml.gz", "mail"],
  ["a.txt", "text"],
  ["html", "text"],
  [".html", "text"],
  ["a/.html", "text"],
  ["a.html/b", "text"],
  ["a.b.md", "markdown"],
  ["a/b.HTML.GZ", "html"],
  ["a.gz", "text"],
  ["a.toString", "text"],
])("%s is %s", async (name, kind) => {
  expect(await documentKindOf(name, unread)).toBe(kind);
});

it.each([
  ["a.xml", ["<urlset>", "</urlset>"], "sitemap"],
  ["a.xml", ["<", "!-- <rss> ", "--><url", "set xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'", ">"], "sitemap"],
  ["a.xml", ["<!DOCTYPE urlset [<!ENTITY a '<rss>'>]>", "<sitemapindex/>"], "sitemap"],
  ["a.xml", [`<!--${" ".repeat(100_000)}-->`, "<urlset>"], "sitemap"],
  ["a.XML.gz", ["<rss>", "<urlset>"], "xml"],
  ["a.xml", ["<urlset xmlns='http://a/'>"], "xml"],
  ["a.xml", ["<html xmlns='http://www.w3.org/1999/xhtml'>"], "html"],
  ["a.xml", ["<html>"], "xml"],
  ["a.xml", ["text <urlset>"], "xml"],
  ["a.xml", [" ".repeat(2_000_000), "<urlset>"], "xml"],
  ["a.xml", [], "xml"],
])("%s with the root element of %j is %s", async (name, pieces, kind) => {
  expect(await documentKindOf(name, () => pieces)).toBe(kind);
});

it("only what is not read as a whole has no limit", () => {
  const kinds = documentKinds.filter((kind) => documentLimits[kind] === undefined);
  expect(kinds).toEqual(["text", "json-lines", "csv", "tsv"]);
});

it.each([
  [["<urlset>"], "sitemap"],
  [["<!-- a", " comment -->", "<rss><channel><title>b</title>"], "xml"],
  [["<?xml version='1.0'?>", "\n<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"], "sitemap"],
] as const)("%j is read no further than its root", async (pieces, kind) => {
  function* read() {
    yield* pieces;
    throw new Error("the root is known");
  }
  expect(await documentKindOf("a.xml", read)).toBe(kind);
});
