import { describe, test } from "vitest";
import * as sample from "../assert.ts";
import { extractUris } from "@std66/extract";
import { htmlLinks } from "@std66/extract";
import { extractUrisFrom } from "@std66/extract";
import { htmlBase } from "@std66/extract";
import { jsonUris } from "@std66/extract/json";
import { markdownLinks } from "@std66/extract/markdown";
import { sitemapLinks } from "@std66/extract/sitemap";
import { xmlLinks } from "@std66/extract/xml";
import { csvLinks } from "@std66/extract/csv";
import { jsonLinks } from "@std66/extract/json";
import { jsonSchemaLinks } from "@std66/extract/json";
import { documentLinks } from "@std66/extract/documents";
import { gzipSync } from "node:zlib";
import { documentLimits } from "@std66/extract/documents";
import { gunzipped } from "@std66/extract/gzip";
import { Positions } from "@std66/extract";
void [sample, describe];


test("packages/extract/README.md:6", async () => {

const text = "See (http://a.example/b_(c)), or <ftp://b.example/\n  d>. Not: note, e.g.:this.";
const found = [...extractUris(text)];
sample.same(found.map(({ reference }) => String(reference)), ["http://a.example/b_(c)", "ftp://b.example/d"]);
sample.same(found[0]?.delimiter, "whitespace");
sample.same(text.slice(found[0]?.start, found[0]?.end), "http://a.example/b_(c)");
});

test("packages/extract/README.md:16", async () => {

const html = '<base href="/docs/"><a href="a?b&amp;c">…</a> <img srcset="d.png 1x, e.png 2x">';
sample.same([...htmlLinks(html, "http://a.example/")].map(({ resolved }) => String(resolved)), ["http://a.example/docs/a?b&c", "http://a.example/docs/d.png", "http://a.example/docs/e.png"]);
});

test("packages/extract/README.md:47", async () => {

const [hyphen] = extractUris("<http://a.example/b-\nc>");
sample.same([hyphen?.reference, hyphen?.withoutHyphen].map(String), ["http://a.example/b-c", "http://a.example/bc"]);

const [link] = extractUris("(see http://a.example/b.)");
sample.same(link?.leftOut, [{ start: 23, end: 24, reason: "punctuation" }, { start: 24, end: 25, reason: "bracket" }]);

const [quoted] = extractUris("> see <http://a.example/b/\n> c>");
sample.same(String(quoted?.reference), "http://a.example/b/c");
});

test("packages/extract/README.md:62", async () => {

const cut = (text: string) => [...extractUris(text)].map((uri) => [uri.text, uri.leftOut[0]?.reason]);
sample.same(cut("http://a.example/?b[]=c"), [["http://a.example/?b", "not-allowed"]]);
sample.same(cut("<http://a.example/b c>, `http://a.example/d`"), [["http://a.example/b", "not-allowed"], ["http://a.example/d", undefined]]);
});

test("packages/extract/README.md:72", async () => {

const text = "note:a, urn:isbn:0451450523 and www.example.com";
sample.same([...extractUris(text)].map(({ text }) => text), ["urn:isbn:0451450523"]);
sample.same([...extractUris(text, { schemes: ["note"] })].map(({ text }) => text), ["note:a"]);
sample.same([...extractUris(text, { www: "https" })].map(({ reference }) => String(reference)), ["urn:isbn:0451450523", "https://www.example.com"]);
});

test("packages/extract/README.md:92", async () => {

const starts: number[] = [];
for await (const { start } of extractUrisFrom(["see http://a.exam", "ple/ and <urn:b:", "c>"])) starts.push(start);
sample.same(starts, [4, 27]);
});

test("packages/extract/README.md:110", async () => {

const omitted: string[] = [];
const uris = (text: string) =>
  [...extractUris(text, { omitted: ({ text: written }) => omitted.push(written) })].map((uri) => uri.text);

sample.same(uris("https://good.example\u2063.evil.example/ https://good.example)@evil.example/"), []);
sample.same(omitted, ["https://good.example\u2063", "https://good.example)"]);
sample.same(uris("https://good.example… 「https://good.example」をご覧 https://good.example</a>").length, 3);
});

test("packages/extract/README.md:126", async () => {

const [link] = htmlLinks('<a href="a b">', "http://a.example/");
sample.same([link?.text, link?.reference, link?.error?.code, link?.error?.offset], ["a b", undefined, "pchar", 1]);

sample.same(String(htmlBase('<base href="b/">', "http://a.example/c")), "http://a.example/b/");
});

test("packages/extract/README.md:137", async () => {

sample.same(String(htmlBase('<base href="/my docs/">', "http://a.example/c")), "http://a.example/my%20docs/");
sample.same(String(htmlBase('<base href="http://h h/"><base href="/d/">', "http://a.example/c")), "http://a.example/c");

const html = '<a rel="nofollow UGC" href="b">One <b>two</b></a>';
const [about] = htmlLinks(html, "http://a.example/", { texts: true });
sample.same([about?.rel, about?.linkText], [["nofollow", "ugc"], "One two"]);
});

test("packages/extract/README.md:158", async () => {

sample.same([...markdownLinks("[a](b) <http://c/>")].map(({ kind, text }) => [kind, text]), [["link", "b"], ["autolink", "http://c/"]]);
const all = markdownLinks("[a](b), http://c/ and <img src=d>", { all: true });
sample.same([...all].map(({ kind, text }) => [kind, text]), [["link", "b"], ["uri", "http://c/"], ["html", "d"]]);
sample.same([...sitemapLinks("<urlset><url><loc>http://a/?b&amp;c</loc></url></urlset>")].map(({ text }) => text), ["http://a/?b&c"]);
sample.same([...jsonUris('{ "a": ["b", "http://c/"] }')].map(({ pointer, text }) => [pointer, text]), [["/a/1", "http://c/"]]);
});

test("packages/extract/README.md:174", async () => {

const [link, ...others] = markdownLinks("[a](my page.md), [1](see below), [note]: this is prose");
sample.same([link?.text, link?.error?.code, link?.error?.offset, others.length], ["my page.md", "pchar", 2, 0]);
const mdx = markdownLinks("import a from 'a'\n\n<Card href='b' src={a} />", { all: true, mdx: true });
sample.same([...mdx].map(({ text }) => text), ["b"]);
});

test("packages/extract/README.md:187", async () => {

const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="/blog/">
  <link href="a?b&amp;c"/>
  <content type="html">&lt;img src="d.png"></content>
</feed>`;
sample.same([...xmlLinks(atom, "http://a.example/")].map(({ kind, resolved }) => `${kind} ${resolved}`), ["reference http://a.example/blog/a?b&c", "html http://a.example/blog/d.png"]);
});

test("packages/extract/README.md:210", async () => {

const faults: string[] = [];
const malformed = ({ offset, reason, section }: { offset: number; reason: string; section: string }) =>
  faults.push(`${offset}: ${reason} (XML 1.0, section ${section})`);

const rss = "<rss><link>http://a.example/?b&c</link><link>http://b.example/</link></item></rss>";
sample.same([...xmlLinks(rss, "http://a.example/", { malformed })].map(({ text }) => text), ["http://a.example/?b&c", "http://b.example/"]);
sample.same(faults, ["30: the `&` begins no reference (XML 1.0, section 4.1)", "69: the tag does not end the last element that is open (XML 1.0, section 3)"]);
});

test("packages/extract/README.md:232", async () => {

const json = '{ "a": "http:\\/\\/b\\/?c\\u0026d", "e/f": ["see http://g/.", "git+https://h/#^1"] }';
const links = [...jsonLinks(json)];
sample.same(links.map(({ pointer, text }) => `${pointer} ${text}`), ["/a http://b/?c&d", "/e~1f/0 http://g/", "/e~1f/1 git+https://h/#^1"]);
sample.same(links.map(({ error }) => error?.offset), [undefined, undefined, 15]);

const csv = 'name,url\r\n"a, b","http://c/?d,e"\r\n';
sample.same([...csvLinks(csv)].map(({ record, field, text }) => [record, field, text]), [[2, 2, "http://c/?d,e"]]);
});

test("packages/extract/README.md:247", async () => {

const schema = '{ "$id": "/s/", "items": { "$ref": "a#/$defs/b" }, "not": { "$ref": "#/$defs/c d" } }';
const references = [...jsonSchemaLinks(schema, "http://h/")];
sample.same(references.map(({ resolved }) => String(resolved)), ["http://h/s/", "http://h/s/a#/$defs/b", "undefined"]);
sample.same([references[2]?.pointer, references[2]?.error?.code], ["/not/$ref", "fragment"]);
});

test("packages/extract/README.md:264", async () => {

const text = "See http://exämple.com/ä, and http://a.example/ü.";
sample.same([...extractUris(text)].map(({ reference }) => String(reference)), ["http://a.example/"]);
sample.same([...extractUris(text, { iris: true })].map(({ reference }) => String(reference)), ["http://ex%C3%A4mple.com/%C3%A4", "http://a.example/%C3%BC"]);
const places: string[] = [];
for (const _ of extractUris(text, { omitted: ({ start, uri }) => places.push(`${start} ${uri}`) }));
sample.same(places, ["4 undefined", "30 http://a.example/"]);

const [link] = htmlLinks('<a href="a b?[c]">', "http://a.example/", { iris: true });
sample.same([link?.text, String(link?.reference)], ["a b?[c]", "a%20b?%5Bc%5D"]);
});

test("packages/extract/README.md:284", async () => {

const found: string[] = [];
for await (const { line, column, result } of documentLinks(["[a](b)\n", "[c](d)"], "markdown", { base: "http://h/" })) {
  found.push(`${line}:${column} ${result}`);
}
sample.same(found, ["1:5 http://h/b", "2:5 http://h/d"]);
});

test("packages/extract/README.md:300", async () => {

const [links, ignored]: string[][] = [[], []];
const document = ["[a]({{ site }}/b) [c](d)\n", "<!-- std66-ignore -->\n[e](f)"];
for await (const { input } of documentLinks(document, "markdown", {
  ignore: ["*{{*}}*"],
  ignored: (line, column, patterns) => ignored?.push(`${line}:${column} ${patterns}`),
}))
  links?.push(input);
sample.same([links, ignored], [["d"], ["1:5 *{{*}}*", "3:5 "]]);
});

test("packages/extract/README.md:315", async () => {

async function* texts(octets: Iterable<Uint8Array>) {
  const decoder = new TextDecoder();
  for await (const piece of gunzipped(octets, { limit: documentLimits.html }))
    yield decoder.decode(piece, { stream: true });
}
const links: string[] = [];
for await (const { input } of documentLinks(texts([gzipSync("<a href=b>")]), "html")) links.push(input);
sample.same(links, ["b"]);
});

test("packages/extract/README.md:375", async () => {

const html = '<p>\n<a href="b"> <a href="c">';
const positions = new Positions(html);
sample.same([...htmlLinks(html, "http://a.example/")].map(({ start }) => positions.at(start)), [{ line: 2, column: 10 }, { line: 2, column: 23 }]);
});

test("packages/extract/README.md:387", async () => {

sample.throws(() => { extractUris("", { schemes: ["https:"] }); }, "RangeError");
sample.throws(() => { htmlLinks("", "a/b"); }, "BaseUriError");
});
