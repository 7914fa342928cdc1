// What a link says about itself: `rel`, its text, and an empty `action`.

import { expect, test } from "vitest";
import { type HtmlLink, htmlLinks } from "../src/index.ts";

const linksIn = (html: string): HtmlLink[] => [...htmlLinks(html, "http://a.example/b/c?d#e", { texts: true })];

test.for([
  ["<base href=/y/><form action=''>", "http://a.example/b/c?d"],
  ["<base href=/y/><form action>", "http://a.example/b/c?d"],
  ["<base href=/y/><button formaction=''>", "http://a.example/b/c?d"],
  ["<base href=/y/><input formaction=''>", "http://a.example/b/c?d"],
  ["<form action=''>", "http://a.example/b/c?d"],
  // The attribute is not the empty string, and is therefore parsed.
  ["<base href=/y/><form action=' '>", "http://a.example/y/"],
  ["<base href=/y/><form action='#'>", "http://a.example/y/#"],
  ["<base href=/y/><a href=''>", "http://a.example/y/"],
  ["<base href=/y/><form action=x>", "http://a.example/y/x"],
] as const)("an empty action names the document, and not its base: %j", ([html, resolved]) => {
  expect(linksIn(html).map((link) => String(link.resolved))).toEqual([resolved]);
});

test.for([
  ["<a rel='nofollow UGC' href=x>", [["nofollow", "ugc"]]],
  ["<a href=x rel=' \n noopener\tnoreferrer '>", [["noopener", "noreferrer"]]],
  ["<link rel=canonical href=x>", [["canonical"]]],
  ["<area rel=nofollow href=x>", [["nofollow"]]],
  ["<form rel=search action=x>", [["search"]]],
  ["<svg><a rel=nofollow xlink:href=x /></svg>", [["nofollow"]]],
  ["<a href=x>", [[]]],
  ["<a rel href=x>", [[]]],
  ["<a href=x ping='y z' rel=nofollow>", [["nofollow"], [], []]],
  ["<link rel=preload imagesrcset='x 1x, y 2x' href=z>", [[], [], ["preload"]]],
] as const)("the words of rel in %j", ([html, rels]) => {
  expect(linksIn(html).map(({ rel }) => rel)).toEqual(rels);
});

test.for([
  ["<a href=x>one</a> <a href=y>two</a>", ["one", "two"]],
  ["<a href=x> \n one\t<b>two</b>&amp;three\r\n</a>four", ["one two&three"]],
  ["<a href=x></a>", [""]],
  ["<a href=x>one", ["one"]],
  ["<a href=x>one<a href=y>two", ["one", "two"]],
  ["<a href=x>one<p>two</p></a>", ["onetwo"]],
  ["<a href=x><img alt='one two' src=y> three</a>", ["one two three", undefined]],
  ["<a href=x>one<script>'</a>'</script><style>a</style> two</a>", ["one two"]],
  ["<a href=x>one<!-- two -->three</a>", ["onethree"]],
  ["<a name=n>one</a><a href=y>two</a>", ["two"]],
  ["<a href=x ping='y z'>one</a>", ["one", undefined, undefined]],
  ["<area alt=one href=x><area href=y>", ["one", undefined]],
  ["<svg><a href=x><text>one</text></a></svg>", ["one"]],
  ["<link rel=icon href=x>one", [undefined]],
  ["<form action=x>one</form>", [undefined]],
] as const)("the text of the links in %j", ([html, texts]) => {
  expect(linksIn(html).map(({ linkText }) => linkText)).toEqual(texts);
});

test("a text is read before the links in its element are given, which come in their order", () => {
  const html = "<a href=x>one<img src=i alt=j></a><a href=y>two</a><img src=z>";
  const seen: unknown[] = [];
  for (const { text, linkText } of htmlLinks(html, "http://a/", { texts: true })) seen.push([text, linkText]);
  expect(seen).toEqual([
    ["x", "onej"],
    ["i", undefined],
    ["y", "two"],
    ["z", undefined],
  ]);
});

test.for([undefined, {}, { texts: undefined }, { texts: false }])("texts are not asked for by %o", (options) => {
  const links = [...htmlLinks("<a rel=nofollow href=x>one</a><area alt=two href=y>", "http://a/", options)];
  expect(links.map(({ rel, linkText }) => [rel, linkText])).toEqual([
    [["nofollow"], undefined],
    [[], undefined],
  ]);
});
