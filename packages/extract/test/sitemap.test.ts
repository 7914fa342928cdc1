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
  ["<loc><![CDATA[http://a/?b&c]]><!-- d -->&amp;e</loc>", ["loc  http://a/?b&c&e"]],
  ["<loc>http://a/<b>b</b>c<d/></loc><loc>http://e/</loc>", ["loc  http://a/bc", "loc  http://e/"]],
  ["<loc>&#x10FFFF;&#1114111;</loc><loc>&#x1F600;</loc>", ["loc  \u{10FFFF}\u{10FFFF}", "loc  \u{1F600}"]],
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
  // XML 1.0, section 4.1: any number of digits.
  ["<loc>&#x0000041;&#00000000066;&#x00000000000000000043;</loc>", ["loc  ABC"]],
  ["<lastmod>http://a/</lastmod><alloc>http://b/</alloc><loc/><loc></loc>", ["loc  ", "loc  "]],
  // Names that only begin like `loc`, or only end like it.
  [
    "<image:loc>a</image:loc><image:geo_location>b</image:geo_location><location>c</location><loc_>d</loc_><x.loc>e</x.loc>",
    ["image:loc  a"],
  ],
  ["<xhtml:links href='a'/><linked href='b'/><link hrefs='c' xhref='d'/>", []],
  // An empty element in a text, and another link after it.
  ["<loc>a<b/>c</loc><loc>d<b/><e></e>f</loc><loc>g</loc>", ["loc  ac", "loc  df", "loc  g"]],
  // Two elements of one name, and a link in the text of another one.
  ["<loc>a<loc>b</loc>c</loc><loc>d<xhtml:link href='e'/>f</loc>", ["loc  abc", "loc  df", "xhtml:link href e"]],
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
  ["<a><loc>http://a/</loc><loc", 23, "the tag does not end (XML 1.0, section 3.1)"],
  ["<a><!-- ", 3, "the comment does not end (XML 1.0, section 2.5)"],
  ["<a><![CDATA[ ]]", 3, "the CDATA section does not end (XML 1.0, section 2.7)"],
  ["<a><? ?", 3, "the processing instruction does not end (XML 1.0, section 2.6)"],
  ["<a b='c>", 0, "the tag does not end (XML 1.0, section 3.1)"],
  ["<a b=c>", 5, "the value of the attribute is not in quotes (XML 1.0, section 3.1)"],
  ["<!DOCTYPE a [", 0, "the document type declaration does not end (XML 1.0, section 2.8)"],
  ["< a>", 0, "the `<` begins no tag (XML 1.0, section 2.4)"],
  ["  <> b", 2, "the `<` begins no tag (XML 1.0, section 2.4)"],
  ["<a><loc>http://a/?b&c</loc></a>", 19, "the `&` begins no reference (XML 1.0, section 4.1)"],
  // XML 1.0, section 2.1: one root element, in which each start tag has its end tag.
  ["", 0, "the document ends without a root element (XML 1.0, section 2.1)"],
  [" \n<!-- a --><?b?>", 17, "the document ends without a root element (XML 1.0, section 2.1)"],
  ["nope", 0, "the text is outside of a root element (XML 1.0, section 2.1)"],
  ["\uFEFF\n nope <a></a>", 3, "the text is outside of a root element (XML 1.0, section 2.1)"],
  ["<a></a>\n<a/> b ", 8, "the element is a second root element (XML 1.0, section 2.1)"],
  ["<a></a> b <a>", 8, "the text is outside of a root element (XML 1.0, section 2.1)"],
  ["<a/><![CDATA[ ]]>", 13, "the text is outside of a root element (XML 1.0, section 2.1)"],
  ["&#32;<a/>", 0, "the text is outside of a root element (XML 1.0, section 2.1)"],
  ["<urlset>", 0, "the element does not end (XML 1.0, section 3)"],
  ["<urlset><url><loc>http://a/</loc></url><url>", 39, "the element does not end (XML 1.0, section 3)"],
  ["<urlset><url/><url><loc>http://a/", 19, "the element does not end (XML 1.0, section 3)"],
  ["<a><b></a></b>", 6, "the tag does not end the last element that is open (XML 1.0, section 3)"],
  ["<a><bb></b></a>", 7, "the tag does not end the last element that is open (XML 1.0, section 3)"],
  ["<a><b></bb></a>", 6, "the tag does not end the last element that is open (XML 1.0, section 3)"],
  ["</a>", 0, "the tag ends no element (XML 1.0, section 3)"],
  ["<a></a></a>", 7, "the tag ends no element (XML 1.0, section 3)"],
] as const)("%j is refused at offset %i: %s", ([xml, offset, reason]) => {
  expect(() => shown(xml)).toThrow(new SyntaxError(`it is not XML at offset ${offset}: ${reason}`));
});

test("an empty element is an error at the place after its start tag", () => {
  const xml =
    "<urlset><loc></loc><loc/><loc> \n</loc><loc>&#32;</loc><loc><!-- --></loc><xhtml:link href=''/></urlset>";
  const found = [...sitemapLinks(xml)].map(({ text, start, end, error }) => [text, start, end, error?.code]);
  const places = [13, 25, 30, 43, 59, 91];
  expect(found).toEqual(places.map((place) => ["", place, place, "uri"]));
  expect([...sitemapLinks(xml, { iris: true })].every(({ error }) => error !== undefined)).toBe(true);
});

test.for([
  ["<loc>http://a/?b&c&d</loc>", ["loc  http://a/?b&c&d"], [19, 21]],
  ["<loc>http://a/?b&copy=1&c;</loc><loc>http://b/</loc>", ["loc  http://b/"], [19, 26]],
  [
    '<!DOCTYPE a [<!ENTITY x "http://x/">]><a><loc>http://b/&x;</loc><loc>http://c/</loc></a>',
    ["loc  http://c/"],
    [55],
  ],
  [
    "<loc>http://a/&#x110000;</loc><loc>&#1114112;</loc><loc>http://b/&#;&#x;</loc>",
    ["loc  http://b/&#;&#x;"],
    [17, 38, 68, 71],
  ],
  ["<url><loc>http://a/</url><url><loc>http://b/</loc>", ["loc  http://a/", "loc  http://b/"], [22, 53]],
  ["<loc>http://a/</lock><loc>http://b/</loc>", ["loc  http://b/"], [17, 44]],
  ["<loc>http://a/</lock></loc><loc>http://b/</loc>", ["loc  http://b/"], [17]],
] as const)("with malformed, what follows in %j is read", ([xml, links, offsets]) => {
  const faults: number[] = [];
  const malformed = ({ offset }: { readonly offset: number }): void => void faults.push(offset);
  const found = [...sitemapLinks(inRoot(xml), { malformed })].map((l) => `${l.element} ${l.attribute} ${l.text}`);
  expect(found).toEqual(links);
  expect(faults).toEqual(offsets);
});

test("what stands before the place that is not XML is given", () => {
  const found: string[] = [];
  const read = (): void => {
    for (const { text } of sitemapLinks("<a><loc>http://b/</loc><loc>http://c/</loc><d>")) found.push(text);
  };
  expect(read).toThrow(new SyntaxError("it is not XML at offset 43: the element does not end (XML 1.0, section 3)"));
  expect(found).toEqual(["http://b/", "http://c/"]);
});

test.for([
  ["<urlset>", true],
  ["\uFEFF<?xml version='1.0'?>\n<!-- a -->\n<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>", true],
  ["<s:urlset xmlns:s='http://www.sitemaps.org/schemas/sitemap/0.9'>", true],
  ["<urlset xmlns='http://www.google.com/schemas/sitemap/0.84'>", true],
  ["<urlset xmlns='https://www.sitemaps.org/schemas/sitemap/0.9/'>", true],
  ["<sitemapindex xmlns='b'>", false],
  ["<s:urlset xmlns:s='http://b.example/' xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>", false],
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
  [() => sitemapLinks("", { malformed: 1 } as never), "sitemapLinks: options.malformed must be a function, not 1"],
  [() => sitemapLinks("", { iri: true } as never), "sitemapLinks: options has no `iri`, only iris, malformed"],
] as const)("other arguments are refused: %s", ([call, message]) => {
  expect(call).toThrow(new TypeError(message));
});
