import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { htmlLinks } from "@std66/extract";
void [sample, describe];


test("packages/extract/src/documents/html-links.ts:84", async () => {
const html = '<base href="../img/"><img src="a&amp;b" srcset="c 2x, a b"><a href="100%">';
const [src, first, second, href] = htmlLinks(html, "http://a/b/c/");
sample.same(String(src?.resolved), "http://a/b/img/a&b");
sample.same([first, second].map((link) => String(link?.resolved)), ["http://a/b/img/c", "http://a/b/img/a"]);
sample.same(html.slice(href?.start, href?.end), "100%");
sample.same(href?.error?.code, "pct-encoded");
const [link] = htmlLinks('<a rel="nofollow" href="é f">Caf\u00E9</a>', "http://a/", { iris: true, texts: true });
sample.same([String(link?.resolved), link?.rel, link?.linkText], ["http://a/%C3%A9%20f", ["nofollow"], "Café"]);
});
