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

it("XML is a sitemap or text, by its first piece", async () => {
  expect(await documentKindOf("a.xml", () => ["<urlset>", "</urlset>"])).toBe("sitemap");
  expect(await documentKindOf("a.XML.gz", () => ["<rss>", "<urlset>"])).toBe("text");
  expect(await documentKindOf("a.xml", () => [])).toBe("text");
});

it("only text has no limit", () => {
  expect(documentKinds.filter((kind) => documentLimits[kind] === undefined)).toEqual(["text"]);
});
