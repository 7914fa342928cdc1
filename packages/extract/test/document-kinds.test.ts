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

it("only what is not read as a whole has no limit", () => {
  const kinds = documentKinds.filter((kind) => documentLimits[kind] === undefined);
  expect(kinds).toEqual(["text", "json-lines", "csv", "tsv"]);
});
