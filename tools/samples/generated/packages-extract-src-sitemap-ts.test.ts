import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { sitemapLinks } from "@std66/extract/sitemap";
import { isSitemap } from "@std66/extract/sitemap";
void [sample, describe];


test("packages/extract/src/sitemap.ts:58", async () => {
const xml = "<urlset><url><loc> http://a/b?c&amp;d </loc><xhtml:link href='http://a/de'/></url></urlset>";
sample.same([...sitemapLinks(xml)].map(({ element, text }) => `${element} ${text}`), ["loc http://a/b?c&d", "xhtml:link http://a/de"]);
});

test("packages/extract/src/sitemap.ts:83", async () => {
sample.same(isSitemap('<?xml version="1.0"?>\n<urlset>\n'), true);
sample.same(isSitemap("<rss>"), false);
});
