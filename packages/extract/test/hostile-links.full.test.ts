// Linear time, as a ratio: a long text takes about as long as its characters in many short ones.

import { expect, test } from "vitest";
import { extractUris, htmlBase, htmlLinks } from "../src/index.ts";
import { sitemapLinks } from "../src/sitemap.ts";
import { xmlLinks } from "../src/xml.ts";
import { LINEAR, ratioOf } from "./processor-time.ts";

const SHORT = 12_000;
const PARTS = 16;
const repeated = (piece: string, length: number): string => piece.repeat(length / piece.length);

const base = (href: string) => (): unknown => htmlBase(`<base href="${href}">`, "http://a/");
const links = (html: string) => (): unknown => [...htmlLinks(html, "http://a/", { iris: true, texts: true })];
const text = (running: string) => (): unknown => [...extractUris(running, { iris: true, www: "http" })];
const sitemap = (xml: string) => (): void => {
  try {
    for (const _ of sitemapLinks(xml, { iris: true }));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
};

const xml = (document: string) => (): void => {
  for (const _ of xmlLinks(document, "http://a/", { iris: true, malformed: () => {}, omitted: () => {} }));
};

const CALLS: Readonly<Record<string, (length: number) => () => unknown>> = {
  "a base with a host that is not ASCII": (n) => base(`http://${repeated("é", n)}/`),
  "a base with a host of triplets": (n) => base(`http://${repeated("%C3%A9", n)}/`),
  "a base of marks": (n) => base(`//${repeated("\u0315\u0300\u05ae\u0300", n)}`),
  "a base of slashes": (n) => base(repeated("\\/", n)),
  "a base of spaces": (n) => base(`a${repeated(" ", n)}b`),
  "a base of controls": (n) => base(repeated("\u0001", n)),
  "a base of percent signs": (n) => base(repeated("%", n)),
  "links with texts": (n) => links(repeated("<a href=x>", n)),
  "a link with a text of elements": (n) => links(`<a href=x>${repeated("<img src=x alt=y>", n)}`),
  "a link with a text of spaces": (n) => links(`<a href=x>a${repeated(" ", n)}b`),
  "links in SVG": (n) => links(`<svg>${repeated("<a href=x><title></title><textarea>", n)}`),
  "a list of links with one text": (n) => links(`<a href=x ping="${repeated("y ", n)}">${repeated("text", n)}</a>`),
  "words of rel": (n) => links(`<a href=x rel="${repeated("y ", n)}">`),
  "a link of letters": (n) => links(`<a href="${repeated("é", n)}">`),
  "a link of brackets": (n) => links(`<a href="//[${repeated("[", n)}">`),
  "a link of hashes": (n) => links(`<a href="é${repeated("#", n)}">`),
  "IRIs in text": (n) => text(repeated("http://é/ü, ", n)),
  "one IRI in text": (n) => text(`http://${repeated("é", n)}`),
  "IRIs in brackets": (n) => text(repeated("<http://é\n", n)),
  "wide punctuation": (n) => text(`http://é/${repeated("…", n)}`),
  "wide brackets": (n) => text(repeated("http://é「", n)),
  "elements in elements": (n) => xml(repeated("<a>", n)),
  "end tags of other elements": (n) => xml(`<a>${repeated("<b></c>", n)}`),
  "references to nothing": (n) => xml(`<a>http://b/${repeated("&c;&", n)}`),
  "links in the text of a link": (n) => xml(`<rss>${repeated("<link>a<b c='http://d/'/></link>", n)}`),
  "a base in a base": (n) => xml(`<feed>${repeated("<a xml:base='b/'>", n)}`),
  "namespaces in namespaces": (n) => xml(`<a>${repeated("<a:b xmlns:a='c'>", n)}`),
  "attributes of XML": (n) => xml(`<a ${repeated("b='http://c/' ", n)}/>`),
  "quotes that do not end": (n) => xml(repeated(`<a b="<`, n)),
  "HTML in pieces": (n) => xml(`<rss><description>${repeated("<![CDATA[<a href=b>]]>", n)}</description>`),
  "running text in XML": (n) => xml(`<a>${repeated("http://b/&amp;é, ", n)}`),
  "entities that are declared": (n) => xml(`<!DOCTYPE a [${repeated("<!ENTITY b '&b;'>", n)}`),
  "less-than signs": (n) => xml(`<a>${repeated("<", n)}`),
  "elements of a sitemap": (n) => sitemap(`<a>${repeated("<loc>a</loc>", n)}`),
  "open elements": (n) => sitemap(repeated("<loc>", n)),
  comments: (n) => sitemap(repeated("<!-- --><!--", n)),
  "CDATA in one element": (n) => sitemap(`<loc>${repeated("<![CDATA[a]]>", n)}</loc>`),
  "an attribute without its end": (n) => sitemap(`<a b="${repeated("=", n)}`),
  attributes: (n) => sitemap(`<link ${repeated("b='c' ", n)}>`),
  "spaces in a tag": (n) => sitemap(`<a${repeated(" ", n)}=`),
  "a document type": (n) => sitemap(`<!DOCTYPE ${repeated("[]", n)}`),
  "digits of a character": (n) => sitemap(`<loc>${`&#${repeated("0", n)}65;&#x${repeated("9", n)};`.repeat(20)}</loc>`),
  "digits without an end": (n) => sitemap(`<loc>${repeated("&#x0", n)}</loc>`),
  "space before a root element": (n) => sitemap(`${repeated(" \n", n)}a`),
  entities: (n) => sitemap(`<loc>${repeated("&amp;", n)}${repeated("&#x", n)}</loc>`),
};

test.for(Object.entries(CALLS))("linear time: %s", async ([, callOf]) => {
  const [short, long] = [callOf(SHORT), callOf(PARTS * SHORT)];
  const apart = (): void => {
    for (let i = 0; i < PARTS; i++) short();
  };
  // Before it is compiled, the code is slower, and the short texts come first.
  apart();
  expect(await ratioOf(long, apart, LINEAR)).toBeLessThan(LINEAR);
});
