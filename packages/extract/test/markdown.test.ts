import { expect, test } from "vitest";
import { UriReference } from "@std66/core";
import { markdownLinks } from "../src/markdown.ts";

const shown = (markdown: string): string[] => [...markdownLinks(markdown)].map(({ kind, text }) => `${kind} ${text}`);

test.for([
  ["[a](x)", ["link x"]],
  ["![a](x 'title')", ["image x"]],
  ["[a][b]\n\n[b]: x 'title'", ["definition x"]],
  ["<http://a/b>", ["autolink http://a/b"]],
  ["<a@b.example>", ["autolink mailto:a@b.example"]],
  ["[![a](x)](y)", ["image x", "link y"]],
  ["![[a](x)](y)", ["link x", "image y"]],
  ["![<http://a/>](x)", ["autolink http://a/", "image x"]],
  ["[a](<x>) [a]() [a](<>)", ["link x", "link ", "link "]],
  ["[a](x\\)y) [b](x&amp;y) [c](x_(y))", ["link x)y", "link x&y", "link x_(y)"]],
  ["<http://a/&amp;>", ["autolink http://a/&amp;"]],
  ["> - [a](x)\n>   [b](y)", ["link x", "link y"]],
  ["# [a](x)", ["link x"]],
  ["`[a](x)`\n\n    [a](y)\n\n```\n[a](z)\n```\n\n<p title='[a](w)'>", []],
  ["\\[a](x) [a] (x)", []],
  ["http://a/", []],
  ["", []],
] as const)("the links of %j", ([markdown, links]) => {
  expect(shown(markdown)).toEqual(links);
});

test.for([
  ["[a](x\\)y) ![](<z>) <http://a/>", ["x\\)y", "z", "http://a/"]],
  ["\t[a](x)\r\n\r\n- \t[b](y)\r\n\u{1F600}\0[c](z)\r[d](w)", ["y", "z", "w"]],
  ["\uFEFF[a](x)", ["x"]],
  ["[a]: <x&amp;y>", ["x&amp;y"]],
] as const)("start and end are the destination as written: %j", ([markdown, written]) => {
  expect([...markdownLinks(markdown)].map(({ start, end }) => markdown.slice(start, end))).toEqual(written);
});

// CommonMark 0.31, "Links": the destination may be omitted, or be the empty string between angle brackets, which is the
// empty reference (RFC 3986 §4.4).
test.for([
  ["[a]() ![b](<>)", ["link @4", "image @12"]],
  ["[a]( ) [b](<> 'c') [d](\n<>\n)", ["link @4", "link @12", "link @25"]],
  ["[r]: <>\n[s\\]]:\n  <> '<t>'", ["definition @6", "definition @18"]],
  ["> [a](\n> <>)\n>\n> [b]: <>", ["link @10", "definition @23"]],
  ["[![a]()](b) [![a](b)]()", ["image @6", "link b@9", "image b@18", "link @22"]],
  ["![<http://a/>]() [`b`](<>)", ["autolink http://a/@3", "image @15", "link @24"]],
  // Neither is empty: a title alone is a destination, and so is a fragment.
  ['[a]("b") [c](#)', ['link "b"@4', "link #@13"]],
  ["[a] () [b]<> [c]:\n\n`[d]()` \\[e]() [f]", []],
] as const)("an empty destination is a link, the empty reference: %j", ([markdown, links]) => {
  const found = [...markdownLinks(markdown)];
  expect(found.map(({ kind, text, start }) => `${kind} ${text}@${start}`)).toEqual(links);
  for (const { text, start, end, reference } of found) {
    if (text === "") expect([end, String(reference)]).toEqual([start, ""]);
  }
});

const all = (markdown: string): string[] =>
  [...markdownLinks(markdown, { all: true })].map(({ kind, text }) => `${kind} ${text}`);

test.for([
  ["http://a/b, or (http://c/d).", ["uri http://a/b", "uri http://c/d"]],
  ["[a](x) http://a/ <b href=y><img src=z> <http://c/>", ["link x", "uri http://a/", "html z", "autolink http://c/"]],
  ["**http://a/** _http://b/_ http://c/d_e_f", ["uri http://a/", "uri http://b/", "uri http://c/d_e_f"]],
  [
    "http://a/?b&amp;c&amp;d http://a/e\\_f\\_g http://h/&lt;",
    ["uri http://a/?b&c&d", "uri http://a/e_f_g", "uri http://h/"],
  ],
  ["`http://a/` http://b/\n\n    http://c/\n\n```\nhttp://d/\n```\n~~~\n<a href=e>\n", ["uri http://b/"]],
  ["[http://a/](x) [http://b/][c] ![http://d/](y)\n\n[c]: z 'http://e/'", ["link x", "image y", "definition z"]],
  ["<div>\n<a href=x>http://a/</a>\n</div>\n\n<!-- http://b/ <a href=c> -->", ["html x"]],
  ["> <div\n> title='http://a/'><a\n> href='x'>\n\ny http://c/", ["html x", "uri http://c/"]],
  ["<a href=x>**one** `<a href=y>` two</a>", ["html x"]],
  ["# http://a/\n\n- http://b/\n  > http://c/", ["uri http://a/", "uri http://b/", "uri http://c/"]],
  ["", []],
] as const)("with all, also bare URIs and HTML: %j", ([markdown, links]) => {
  expect(all(markdown)).toEqual(links);
});

test("with all, start and end are what is written", () => {
  const markdown = "\uFEFF\u{1F600} http://a/?b&amp;c\\_d [x](<y>) <a href='z&amp;'> http://e/&amp;f. [g](h)";
  const written = [...markdownLinks(markdown, { all: true })].map(({ start, end }) => markdown.slice(start, end));
  expect(written).toEqual(["http://a/?b&amp;c\\_d", "y", "z&amp;", "http://e/&amp;f", "h"]);
});

test("with all, a URI may begin and end right after what is decoded", () => {
  const markdown = "&lt;http://a/&gt; &lpar;http://b/&#98;&#99;&rpar; \\*http://c/\\_\\_d \\(http://e/\\)";
  const written = [...markdownLinks(markdown, { all: true })].map(({ start, end }) => markdown.slice(start, end));
  expect(written).toEqual(["http://a/", "http://b/&#98;&#99;", "http://c/\\_\\_d", "http://e/"]);
});

test("links have their text, and links of HTML are as in HTML", () => {
  const markdown = "[a *b*](c) ![d](e) [![f](g)](h) <i><a rel=nofollow href=j>k *l*</a></i> http://m/é";
  const links = [...markdownLinks(markdown, { all: true })];
  expect(links.map(({ kind, text, linkText }) => [kind, text, linkText])).toEqual([
    ["link", "c", "a *b*"],
    ["image", "e", undefined],
    ["image", "g", undefined],
    ["link", "h", "![f](g)"],
    ["html", "j", "k *l*"],
    ["uri", "http://m/", undefined],
  ]);
  expect(links[4]).toMatchObject({ element: "a", attribute: "href", rel: ["nofollow"] });
  expect(links[5]!.leftOut).toEqual([{ start: markdown.length - 1, end: markdown.length, reason: "not-allowed" }]);
});

test.for([
  ['<i><a href=x>it\'s \'a\' "b" > "c" > &amp;&amp;</a></i>', ['it\'s \'a\' "b" > "c" > &&']],
  ["<a href=x>a < b \\<i> c < d \\<img src=y></a>", ["a < b \\<i> c < d \\<img src=y>"]],
] as const)("the text of a link of HTML in Markdown has its quotes and angle brackets: %j", ([markdown, texts]) => {
  expect([...markdownLinks(markdown, { all: true })].map(({ linkText }) => linkText)).toEqual(texts);
});

test.for([
  // By CommonMark, a text has no quotation mark and no angle bracket in HTML. An apostrophe it has.
  ['<div title="\n\na" "b" > c >\n\n<a href=x>', []],
  ["<div title='\n\nit's\n\n<p>\n\n<a href=x>", ["html x"]],
  ["<div title\n\na > b >\n\n<a href=x>\n\n<a href=y>", ["html y"]],
  ["a <b title='http://b/'> http://c/ <b title=\"http://d/\"> http://e/", ["uri http://c/", "uri http://e/"]],
] as const)("a tag of HTML ends where it does in the page: %j", ([markdown, links]) => {
  expect(all(markdown)).toEqual(links);
});

test("with all, what is left out and what could be encoded are as for text and HTML", () => {
  const markdown = "&amp;&amp; http://a/é http://b/ö <a href='c d'>";
  const [first, second, third] = [...markdownLinks(markdown, { all: true })];
  expect(first?.leftOut).toEqual([{ start: 20, end: 21, reason: "not-allowed" }]);
  expect(second?.leftOut).toEqual([{ start: 31, end: 32, reason: "not-allowed" }]);
  expect(String(third?.error && third.encoded)).toBe("c%20d");
});

test("with iris, links of each kind may be IRIs", () => {
  const markdown = "[a](é) [b](<c |>) http://d/é <i><a href='e f'> <http://ö/>";
  const shownIris = [...markdownLinks(markdown, { all: true, iris: true })].map(({ reference }) => String(reference));
  expect(shownIris).toEqual(["%C3%A9", "c%20%7C", "http://d/%C3%A9", "e%20f", "http://%C3%B6/"]);
});

test("with all, what is not given is reported", () => {
  const places: unknown[] = [];
  const markdown = "&amp; &amp; http://exämple.com/ http://ö.b/";
  expect([...markdownLinks(markdown, { all: true, omitted: (place) => places.push(place) })]).toEqual([]);
  expect(places).toEqual([
    { start: 12, end: 21, text: "http://exä", uri: undefined },
    { start: 32, end: 39, text: "http://ö", uri: undefined },
  ]);
});

test.for([
  [{ all: 1 }, "markdownLinks: options.all must be a boolean, not 1"],
  [{ iris: 1 }, "markdownLinks: options.iris must be a boolean, not 1"],
  [{ mdx: 1 }, "markdownLinks: options.mdx must be a boolean, not 1"],
  [{ computed: 1 }, "markdownLinks: options.computed must be a function, not 1"],
  [{ omitted: 1 }, "markdownLinks: options.omitted must be a function, not 1"],
  [{ iri: 1 }, "markdownLinks: options has no `iri`, only all, iris, mdx, omitted, computed, malformed"],
] as const)("the options %j are refused", ([options, message]) => {
  expect(() => markdownLinks("", options as never)).toThrow(new TypeError(message));
});

test("what is not a URI-reference is given with its error", () => {
  const [valid, invalid] = markdownLinks("[a](x) [b](<y z>)");
  expect(valid?.reference).toBeInstanceOf(UriReference);
  expect(valid?.error).toBeUndefined();
  expect(invalid).toMatchObject({ text: "y z", reference: undefined });
  expect(invalid?.error?.offset).toBe(1);
});

test("the links can be read again", () => {
  const links = markdownLinks("[a](x)");
  expect([...links]).toEqual([...links]);
});

test.for([undefined, null, 1, {}, new Uint8Array()])("what is not a string is refused: %o", (markdown) => {
  expect(() => markdownLinks(markdown as never)).toThrow(TypeError);
  expect(() => markdownLinks(markdown as never)).toThrow("markdownLinks: markdown must be a string, not ");
});
