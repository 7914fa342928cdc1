import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { documentKindOf } from "@std66/extract/documents";
void [sample, describe];


test("packages/extract/src/document-kinds.ts:109", async () => {
sample.same(await documentKindOf("docs/a.HTML.gz", () => []), "html");
sample.same(await documentKindOf("sitemap.xml", () => ["<urlset>", "</urlset>"]), "sitemap");
sample.same(await documentKindOf("feed.xml", () => ["<rss>", "</rss>"]), "xml");
});
