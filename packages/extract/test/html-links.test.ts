import { expect, test } from "vitest";
import { UriReference } from "@std66/core";
import { type HtmlLink, htmlLinks } from "../src/index.ts";
import { ratioOf } from "./processor-time.ts";

const DOCUMENT = "http://a.example/b/c";

const linksIn = (html: string, options?: { readonly styles: boolean }): HtmlLink[] => [
  ...htmlLinks(html, DOCUMENT, options),
];
/** Each link as its element, its attribute and its text. */
const shown = (html: string, styles = false): string[] =>
  linksIn(html, { styles }).map(({ element, attribute, text }) => `${element} ${attribute} ${text}`);

test.for([
  "a href",
  "area href",
  "link href",
  "audio src",
  "embed src",
  "frame src",
  "iframe src",
  "img src",
  "input src",
  "script src",
  "source src",
  "track src",
  "video src",
  "img srcset",
  "source srcset",
  "link imagesrcset",
  "form action",
  "button formaction",
  "input formaction",
  "blockquote cite",
  "del cite",
  "ins cite",
  "q cite",
  "object data",
  "video poster",
  "a ping",
  "area ping",
  "html manifest",
  "body background",
  "td background",
  "img longdesc",
  "img usemap",
  "object usemap",
  "head profile",
  "object archive",
  "object classid",
  "object codebase",
  "img dynsrc",
  "img lowsrc",
  "p itemid",
  "p itemtype",
])("the URL of %s is a link", (name) => {
  const [element, attribute] = name.split(" ");
  expect(shown(`<p><${element} ${attribute}=x>`)).toEqual([`${name} x`]);
  expect(shown(`<P><${element!.toUpperCase()} ${attribute!.toUpperCase()}="x" b ${attribute}=y>`)).toEqual([
    `${name} x`,
  ]);
});

test.for([
  "<div href=x>",
  "<p src=x data=y cite=z>",
  "<a title=x data-href=y>",
  "<p href='url(x)'>",
  "<svg><image src=x>",
  "<meta content='0; url=x'>",
  "<meta http-equiv=other content='0; url=x'>",
  "<meta name=description content=x>",
  "<base href=x>",
  "</a href=x>",
  "<!-- <a href=x> -->",
  "<![CDATA[<a href=x]]>",
  "<!a href=x>",
  "<?a href=x>",
  "<script>'<a href=x>'</script>",
  "<script><!-- <script> </script> <a href=x> --></script>",
  "<style>url(x)</style>",
  "<p style='url(x)'>",
  "<title><a href=x></title>",
  "<xmp><a href=x></xmp>",
  "<noembed><a href=x></noembed>",
  "<noframes><a href=x></noframes>",
  "< a href=x>",
  "<a href=x",
  "<a href='x",
  "<a href=x title='>",
])("there is no link in %j", (html) => {
  expect(shown(html)).toEqual([]);
});

test.for([
  [
    "<svg><a xlink:href=x></a><image href=y /><use HREF='#z'/></svg>",
    ["a xlink:href x", "image href y", "use href #z"],
  ],
  ["<svg><style><a href=x></style>", ["a href x"]],
  ["<svg><![CDATA[<a href=x>]]></svg><a href=y>", ["a href y"]],
  ["<svg/><textarea><a href=x></textarea>", []],
  ["<svg><p><textarea><a href=x></textarea>", []],
  ["<svg></p><textarea><a href=x></textarea>", []],
  ["<svg></br><textarea><a href=x></textarea>", []],
  ["<svg></g><textarea><a href=x></textarea>", ["a href x"]],
  ["<svg><foreignObject><textarea><a href=x></textarea></foreignObject><title><a href=y>", ["a href y"]],
  ["<svg><g><textarea><a href=x></textarea></g></svg>", ["a href x"]],
  ["<svg><desc><textarea><a href=x></textarea></desc></svg>", []],
  ["<math><mi xlink:href=x>", ["mi xlink:href x"]],
  ["<math><annotation-xml encoding=text/html><textarea><a href=x></textarea></annotation-xml></math>", []],
  ["<a xlink:href=x>", []],
  ["<image src=x>", ["img src x"]],
  ["<noscript><img src=x></noscript>", ["img src x"]],
  ["<template><a href=x></template>", ["a href x"]],
  ["<a/href=x/y/><a href\n=\n'z'>", ["a href x/y/", "a href z"]],
  ["<a\0href=x>", []],
] as const)("elements: %j", ([html, links]) => {
  expect(shown(html)).toEqual(links);
});

test.for([
  ["<a href='a&amp;b'>", "a&b"],
  ["<a href='a&ampb=c'>", "a&ampb=c"],
  ["<a href='a?b&copy=c'>", "a?b&copy=c"],
  ["<a href='a&#47;&#x62;'>", "a/b"],
  ["<a href=' \t\r\na\f '>", "a"],
  ["<a href>", ""],
  ["<a href=''>", ""],
] as const)("the text is what the HTML Standard gives to its URL parser: %j", ([html, text]) => {
  const [link] = linksIn(html);
  expect(link?.text).toBe(text);
  expect(String(link?.reference)).toBe(text);
  expect(link?.reference).toBeInstanceOf(UriReference);
});

test.for([
  ["a b", 1],
  ["100%", 3],
  ["\u00FC", 0],
  ["a\nb", 1],
  ["http://[", 8],
  ["javascript:a('b c')", 15],
  ["\\\\a", 0],
] as const)("what is not a URI-reference is given with its error: %j", ([text, offset]) => {
  const [link] = linksIn(`<a href="${text}"><a href=y>`);
  expect(link).toMatchObject({ text, reference: undefined, resolved: undefined });
  expect(link?.error?.offset).toBe(offset);
  expect(link?.error?.input).toBe(text);
  expect(linksIn(`<a href="${text}"><a href=y>`)).toHaveLength(2);
});

test.for([
  ["a", ["a"]],
  ["a 1x, b 2x", ["a", "b"]],
  ["a 1x,b 2x", ["a", "b"]],
  ["a,b 2x", ["a,b"]],
  ["a, b", ["a", "b"]],
  [" ,\n a 100w ,, b ", ["a", "b"]],
  // In parentheses, a comma does not end a descriptor, such as this wrong one.
  ["a (1x, 2x) , b", ["a (1x, 2x)", "b"]],
  ["data:,a 1x, b", ["data:,a", "b"]],
  [",,", []],
  ["", []],
  ["a,,", ["a"]],
] as const)("srcset=%j has these URLs", ([value, urls]) => {
  const html = `<img srcset="${value}">`;
  const links = linksIn(html);
  expect(links.map(({ text }) => text)).toEqual(urls);
  expect(links.map(({ start, end }) => html.slice(start, end))).toEqual(urls);
});

test.for([
  ["0; url=x", ["x"]],
  ["0;URL = 'x y' z", ["x y"]],
  ['5, url="x', ["x"]],
  ["0 x", ["x"]],
  ["0;x", ["x"]],
  ["0; 'x'", ["x"]],
  ["1.5;url=x", ["x"]],
  [".5;url=x", ["x"]],
  ["0;ux", ["ux"]],
  ["0;url x", ["url x"]],
  ["0; url=", [""]],
  [" 0", []],
  ["0;", []],
  ["", []],
  ["x", []],
  ["0x", []],
  ["0x;url=y", []],
  ["0 ;url=x", ["x"]],
  ["url=x", []],
  ["-1;url=x", []],
] as const)("refresh %j has these URLs", ([value, urls]) => {
  expect(shown(`<meta http-equiv=REFRESH content='${value.replaceAll("'", "&#39;")}'>`)).toEqual(
    urls.map((url) => `meta content ${url}`),
  );
});

test("only http-equiv makes a refresh", () => {
  expect(shown("<meta itemid=refresh content='0; url=x'>")).toEqual(["meta itemid refresh"]);
});

test("ping is a list with spaces", () => {
  expect(shown("<a ping=' x\ty '>")).toEqual(["a ping x", "a ping y"]);
});

test.for([
  ["<p style='background: url(x)'>", ["p style x"]],
  ["<p style=\"a: url( 'x' ), url(&quot;y&quot;)\">", ["p style x", "p style y"]],
  [
    "<style>@import 'x'; @import url(y); /* url(z) */ a { b: URL( w ); c: 'url(v)' }</style>",
    ["style  x", "style  y", "style  w"],
  ],
  ["<style>/* a * url(x)\nurl(y) */</style>", []],
  ["<style>/* ' */ @import  'x'; url(y)</style>", ["style  x", "style  y"]],
  ["<style>a { b: 'it\\'s url(x)'; c: url(y) } /* url(z)</style>", ["style  y"]],
  ["<style>url(a\\29) url() url(b</style>", ["style  b"]],
  ["<style>'a\nurl(x)</style>", ["style  x"]],
  // In CSS, the name of another function.
  ["<style>a: myurl(x) -url(y) \u00E9url(z) 1url(w) _url(v) url(u)</style>", ["style  u"]],
  ["<style>a: MyURL(x) -Url(y) \u{1F600}URL(z) 1URL(w) _URL(v) URL(u),URL(t)</style>", ["style  u", "style  t"]],
  ["<svg><style>url(x)</style></svg>", []],
  ["<p>url(x)</style>", []],
] as const)("styles, when asked: %j", ([html, links]) => {
  expect(shown(html, true)).toEqual(links);
  for (const { start, end, text } of linksIn(html, { styles: true })) {
    expect([text, `&quot;${text}&quot;`]).toContain(html.slice(start, end));
  }
});

test.for([undefined, {}, { styles: undefined }])("styles are not asked for by %o", (options) => {
  const html = "<p style='url(x)'><style>url(y)</style>";
  expect([...htmlLinks(html, DOCUMENT, options)]).toEqual([]);
});

test("a refresh to a quoted URL of white space has an empty text, which ends where it begins", () => {
  const [link] = linksIn("<meta http-equiv=refresh content=\"0; url='  '\">");
  expect(link?.text).toBe("");
  expect(link?.end).toBe(link?.start);
});

test("an attribute without a value has its empty value at its end", () => {
  expect(linksIn("<a href>")).toMatchObject([{ start: 7, end: 7 }]);
});

test.for([
  ['<a href="x">', ["x"]],
  ["<a href='x&amp;y'>", ["x&amp;y"]],
  ["<a href = x >", ["x"]],
  ["<a href=' x '><a href='\n\n  y z\t'>", ["x", "y z"]],
  ["<a href='&#32;x '><a href='  '>", ["&#32;x", ""]],
  // The next attribute follows directly.
  ["<a href='p q'x><img src='r s'class=t>", ["p q", "r s"]],
  ['<a href="x>text</a> <a href="y">z</a> <a href="v"ping="u w">', ["x>text</a> <a href=", "v", "u", "w"]],
  // "Before attribute name state": an "=" that comes first belongs to the name.
  ["<a =href=x href=y><a href== title=z>", ["y", "="]],
  ["<a href=x/y/><a href=><a href = ><a/href/ping=z>", ["x/y/", "", "", "", "z"]],
  ["<a href>", [""]],
  ["<a href=''>", [""]],
  ["\r\n<a\r\nhref=\r\n'x\r\ny'>", ["x\r\ny"]],
  ["\u{1F600}<a href=\u00FC>", ["\u00FC"]],
  ['<img srcset="a?b&amp;c 1x, d&#x20;2x">', ["a?b&amp;c", "d&#x20;2x"]],
  ['<img srcset="a&#32;1x&#44;b c">', ["a&#32;1x&#44;b c", "a&#32;1x&#44;b c"]],
  ["<meta http-equiv=refresh content='0; url=x&amp;y'>", ["x&amp;y"]],
  ["<a ping='x&amp; y'>", ["x&amp;", "y"]],
] as const)("start and end are the value as written: %j", ([html, written]) => {
  expect(linksIn(html).map(({ start, end }) => html.slice(start, end))).toEqual(written);
});

test("offsets are right beyond the piece that is tokenized at a time", () => {
  const html = `${"\u{1F600}\r\n<p title='x'>".repeat(5000)}<a href="y&amp;z">`.repeat(3);
  const links = linksIn(html);
  expect(links.map(({ start, end }) => html.slice(start, end))).toEqual(["y&amp;z", "y&amp;z", "y&amp;z"]);
});

test("the links can be read again, and the document is read only as far as asked", () => {
  const links = htmlLinks("<a href=x><a href=y>", DOCUMENT);
  expect([...links]).toEqual([...links]);
});

test("the document is read only as far as asked", async () => {
  const links = htmlLinks(`<a href=x>${"<p>".repeat(100_000)}`, DOCUMENT);
  const first = () => {
    for (const link of links) return String(link.resolved);
    return undefined;
  };
  expect(first()).toBe("http://a.example/b/x");
  expect(await ratioOf(first, () => [...links], 0.1)).toBeLessThan(0.1);
});
