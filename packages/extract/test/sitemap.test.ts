// Sitemaps, by https://www.sitemaps.org/protocol.html, and its extensions.

import { expect, test } from "vitest";
import { isSitemap, sitemapLinks } from "../src/sitemap.ts";

const shown = (xml: string): string[] =>
  [...sitemapLinks(xml)].map(({ element, attribute, text }) => `${element} ${attribute} ${text}`);

const inRoot = (xml: string): string => (/^(?:<(?:urlset|sitemapindex|!D)|\uFEFF)/.test(xml) ? xml : `<a>${xml}</a>`);

test.for([
  [
    "<urlset><url><loc>http://a/1</loc></url><url><loc>http://a/2</loc></url></urlset>",
    ["loc  http://a/1", "loc  http://a/2"],
  ],
  ["<sitemapindex><sitemap><loc>http://a/s.xml.gz</loc></sitemap></sitemapindex>", ["loc  http://a/s.xml.gz"]],
  ["<loc> \n http://a/ \t</loc>", ["loc  http://a/"]],
  ["<loc>http://a/?b&amp;c&#38;d&#x26;e</loc>", ["loc  http://a/?b&c&d&e"]],
  ["<loc>http://a/?b&c&d</loc>", ["loc  http://a/?b&c&d"]],
  ["<loc><![CDATA[http://a/?b&c]]><!-- d -->&amp;e</loc>", ["loc  http://a/?b&c&e"]],
  ["<loc>http://a/<b>b</b>c<d/></loc><loc>http://e/</loc>", ["loc  http://a/bc", "loc  http://e/"]],
  // The last character, and none.
  [
    "<loc>&#x10FFFF;&#1114111;&#x110000;&#1114112;</loc><loc>&#x1F600;</loc>",
    ["loc  \u{10FFFF}\u{10FFFF}&#x110000;&#1114112;", "loc  \u{1F600}"],
  ],
  ["<s:loc >http://a/</s:loc ><image:loc>http://b/</image:loc>", ["s:loc  http://a/", "image:loc  http://b/"]],
  [
    "<video:content_loc>http://a/</video:content_loc><video:player_loc x='y'>http://b/</video:player_loc>",
    ["video:content_loc  http://a/", "video:player_loc  http://b/"],
  ],
  [
    "<xhtml:link rel='alternate' hreflang=\"de\" href='http://a/&amp;b'/><xhtml:link href = \"http://c\"></xhtml:link>",
    ["xhtml:link href http://a/&b", "xhtml:link href http://c"],
  ],
  ["<!-- <loc>http://a/</loc> --><?x <loc>http://a/</loc> ?><loc>http://b/</loc>", ["loc  http://b/"]],
  ['<!DOCTYPE loc [<!ENTITY x "http://x/">]><loc>http://b/&x;</loc>', ["loc  http://b/&x;"]],
  // XML 1.0 §4.1: any number of digits.
  [
    "<loc>&#x0000041;&#00000000066;&#x00000000000000000043;</loc><loc>&#x0110000;&#x;&#;&#0001114112;</loc>",
    ["loc  ABC", "loc  &#x0110000;&#x;&#;&#0001114112;"],
  ],
  ["<lastmod>http://a/</lastmod><alloc>http://b/</alloc><loc/><loc></loc>", ["loc  "]],
  ["\uFEFF<?xml version='1.0'?>\n<urlset/> \n<!-- a --><?b?>\t", []],
  ["<urlset ><url\t></url\n></urlset\r>", []],
  ["", []],
] as const)("the links of %j", ([xml, links]) => {
  expect(shown(inRoot(xml))).toEqual(links);
});

test("start and end are what stands in the document", () => {
  const xml =
    "<a><loc> http://a/?b&amp;c\n</loc><xhtml:link  href = 'http://d/&amp;' /><loc><![CDATA[http://e/]]></loc></a>";
  expect([...sitemapLinks(xml)].map(({ start, end }) => xml.slice(start, end))).toEqual([
    "http://a/?b&amp;c",
    "http://d/&amp;",
    "http://e/",
  ]);
});

test("a text in pieces is from the first to the last of them", () => {
  const xml = "<a><loc> http://a/<!-- b -->c<![CDATA[d]]>e </loc><loc>http://f/</loc></a>";
  expect([...sitemapLinks(xml)].map(({ text, start, end }) => [text, xml.slice(start, end)])).toEqual([
    ["http://a/cde", "http://a/<!-- b -->c<![CDATA[d]]>e"],
    ["http://f/", "http://f/"],
  ]);
});

test("what is not a URI-reference is given with its error, or as an IRI", () => {
  const xml = "<a><loc>http://a/é</loc><loc>http://a/[b]</loc></a>";
  expect([...sitemapLinks(xml)].map(({ error }) => error?.offset)).toEqual([9, 9]);
  expect([...sitemapLinks(xml, { iris: true })].map(({ reference }) => String(reference))).toEqual([
    "http://a/%C3%A9",
    "http://a/%5Bb%5D",
  ]);
});

test.for([
  ["<a><loc>http://a/</loc><loc", 23],
  ["<a><!-- ", 3],
  ["<a><![CDATA[ ]]", 3],
  ["<a><? ?", 3],
  ["<a b='c>", 0],
  ["<a b=c>", 0],
  ["<!DOCTYPE a [", 0],
  ["< a>", 0],
  ["  <> b", 2],
] as const)("%j is refused at what is wrong", ([xml, offset]) => {
  const message = `it is not XML: what begins at offset ${offset} is malformed, or does not end`;
  expect(() => shown(xml)).toThrow(new SyntaxError(message));
});

// XML 1.0 §2.1: one root element, in which each start tag has its end tag.
test.for([
  ["", "it ends at offset 0 without a root element"],
  [" \n<!-- a --><?b?>", "it ends at offset 17 without a root element"],
  ["nope", "the text at offset 0 is outside of a root element"],
  ["\uFEFF\n nope <a></a>", "the text at offset 3 is outside of a root element"],
  ["<a></a>\n<a/> b ", "the element at offset 8 is a second root element"],
  ["<a></a> b <a>", "the text at offset 8 is outside of a root element"],
  ["<a/><![CDATA[ ]]>", "the text at offset 13 is outside of a root element"],
  ["&#32;<a/>", "the text at offset 0 is outside of a root element"],
  ["<urlset>", "the element at offset 0 does not end"],
  ["<urlset><url><loc>http://a/</loc></url><url>", "the element at offset 39 does not end"],
  ["<urlset><url/><url><loc>http://a/", "the element at offset 19 does not end"],
  ["<a><b></a></b>", "the tag at offset 6 does not end the element at offset 3"],
  ["<a><bb></b></a>", "the tag at offset 7 does not end the element at offset 3"],
  ["<a><b></bb></a>", "the tag at offset 6 does not end the element at offset 3"],
  ["</a>", "the tag at offset 0 ends no element"],
  ["<a></a></a>", "the tag at offset 7 ends no element"],
] as const)("%j is refused: %s", ([xml, reason]) => {
  expect(() => shown(xml)).toThrow(new SyntaxError(`it is not XML: ${reason}`));
});

test("what stands before the place that is not XML is given", () => {
  const found: string[] = [];
  const read = (): void => {
    for (const { text } of sitemapLinks("<a><loc>http://b/</loc><loc>http://c/</loc><d>")) found.push(text);
  };
  expect(read).toThrow(new SyntaxError("it is not XML: the element at offset 43 does not end"));
  expect(found).toEqual(["http://b/", "http://c/"]);
});

test.for([
  ["<urlset>", true],
  ["\uFEFF<?xml version='1.0'?>\n<!-- a -->\n<sitemapindex xmlns='b'>", true],
  ["<s:urlset a='b'>", true],
  ["<rss><urlset>", false],
  ["<!-- <urlset> --><rss>", false],
  ["text <urlset>", false],
  ["<urlset", false],
  ["</urlset>", false],
  ["", false],
] as const)("whether %j is a sitemap: %s", ([xml, is]) => {
  expect(isSitemap(xml)).toBe(is);
});

test.for([
  [() => sitemapLinks(1 as never), "sitemapLinks: xml must be a string, not 1"],
  [() => sitemapLinks("", { iris: 1 } as never), "sitemapLinks: options.iris must be a boolean, not 1"],
  [() => sitemapLinks("", { iri: true } as never), "sitemapLinks: options has no `iri`, only iris"],
] as const)("other arguments are refused: %s", ([call, message]) => {
  expect(call).toThrow(new TypeError(message));
});
