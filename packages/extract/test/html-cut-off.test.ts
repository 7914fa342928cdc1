// The HTML Standard, "parse errors": what the end of a document cuts off is reported, since no link in it is read.

import { expect, test } from "vitest";
import { type DocumentOptions, documentLinks } from "../src/documents.ts";

async function read(
  document: string,
  options: DocumentOptions = {},
  kind: "html" | "mail" | "markdown" = "html",
): Promise<{ found: string[]; faults: string[] }> {
  const faults: string[] = [];
  const malformed: DocumentOptions["malformed"] = (line, column, { start, reason, rule }) =>
    void faults.push(`${line}:${column} ${start} ${reason} (${rule})`);
  const found: string[] = [];
  for await (const { input } of documentLinks([document], kind, { ...options, malformed })) found.push(input);
  return { found, faults };
}

const TAG = "the tag does not end (HTML Standard, eof-in-tag)";
const COMMENT = "the comment does not end (HTML Standard, eof-in-comment)";
const DOCTYPE = "the document type declaration does not end (HTML Standard, eof-in-doctype)";
const CDATA = "the CDATA section does not end (HTML Standard, eof-in-cdata)";
const element = (name: string): string => `the element \`${name}\` does not end (HTML Standard, "text" insertion mode)`;

test.for([
  ['<a href="http://x.example/|', [], `1:1 0 ${TAG}`],
  ["<a href=b>\r\n\u{1F600} <a href='c'>d</a> &amp; e <a href=f", ["b", "c"], `2:29 41 ${TAG}`],
  ["<a href=b><a title='>\n<a href=c>", ["b"], `1:11 10 ${TAG}`],
  ["<a href=b>c</a ", ["b"], `1:12 11 ${TAG}`],
  ["<a", [], `1:1 0 ${TAG}`],
  ["<a href=b><!-- <a href=c>", ["b"], `1:11 10 ${COMMENT}`],
  ["<a href=b><!-- > -- > --", ["b"], `1:11 10 ${COMMENT}`],
  ["<!doctype html", [], `1:1 0 ${DOCTYPE}`],
  ["\n<!DOCTYPE", [], `2:1 1 ${DOCTYPE}`],
  ["<svg><![CDATA[ <a href=b>", [], `1:6 5 ${CDATA}`],
  ["<title>a\n<a href=b>", [], `1:1 0 ${element("title")}`],
  ["<a href=b><TEXTAREA></textarea ", ["b"], `1:21 20 ${TAG}`],
  ["<a href=b><textarea></text <a href=c>", ["b"], `1:11 10 ${element("textarea")}`],
  ["<script src=b><!-- <script> </script> <a href=c>", ["b"], `1:1 0 ${element("script")}`],
  ["<style>a{b:url(c)}", [], `1:1 0 ${element("style")}`],
  ["<iframe src=b /><a href=c>", ["b"], `1:1 0 ${element("iframe")}`],
] as const)("%j", async ([document, links, fault]) => {
  for (const options of [{}, { texts: true }, { base: "http://h/" }])
    expect(await read(document, options)).toEqual({ found: [...links], faults: [fault] });
});

test.for([
  "<a href=b>c</a> d < e <",
  "<a href=b><!----><!--> --><!-- a --!><!b><?c><!doctype d>",
  "<svg><![CDATA[ b ]]><title/><script/></svg><a href=c><title></title><textarea></b></textarea>",
  "<p>a<plaintext><a href=b <!--",
  "\uFEFF<a href=b>\r\n",
  "",
])("nothing is cut off in %j", async (document) => {
  expect((await read(document)).faults).toEqual([]);
});

test("it is no exception", async () => {
  const found: string[] = [];
  for await (const { input } of documentLinks(["<a href=b><a href=c"], "html")) found.push(input);
  expect(found).toEqual(["b"]);
});

test.for(["a.vue", "b.svelte", "c.astro"])("in a component, %s, a slash ends any element", async (name) => {
  const document = "<script src='b' /><textarea /><title/><a href='c'></a>";
  expect(await read(document, { name })).toEqual({ found: ["b", "c"], faults: [] });
  expect((await read(`${document}<a href='d`, { name })).faults).toEqual([`1:55 54 ${TAG}`]);
});

test.for([
  ["[a](b)\n\n<!-- [c](d)\n\n<a href=e>", ["b"], [`3:1 8 ${COMMENT}`]],
  ["<div class='a\nb\n\n[c](d)\n", ["d"], [`1:1 0 ${TAG}`]],
  ["a <title> b <a href='c'>d</a> [e](f)", ["f"], [`1:3 2 ${element("title")}`]],
  ["`<!--` \\<title> <a href='b\n\n    <title>\n\n```\n<!--\n```\n<a href='c'>", ["c"], []],
] as const)("in Markdown, what HTML is cut off in: %j", async ([document, links, faults]) => {
  expect(await read(document, {}, "markdown")).toEqual({ found: [...links], faults: [...faults] });
});

test("in MDX, tags end", async () => {
  expect((await read("a <title /> <Title>b</Title> <a href='c' />", { name: "a.mdx" }, "markdown")).faults).toEqual([]);
});

const mail = (encoding: string, body: string): string =>
  `Content-Type: text/html\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`;

test("in mail, the place is that in the message", async () => {
  expect(await read(mail("8bit", "<a href=b>\r\n<a href='c"), {}, "mail")).toEqual({
    found: ["b"],
    faults: [`5:1 72 ${TAG}`],
  });
  expect(await read(mail("quoted-printable", "<a href=3Db>=\r\n<a href=3D'c"), {}, "mail")).toEqual({
    found: ["b"],
    faults: [`5:1 87 ${TAG}`],
  });
});

test.for([
  ["<?xml version='1.0'?><html><title/><script src='a'/><a href='b'>c</a></html>", ["a", "b"], []],
  ["\uFEFF<?xml version='1.0'?>\n<title/><textarea/><a href='b'/><title/><a href='c'/>", ["b", "c"], []],
  ["<title/><a href='b'>", [], [`1:1 0 ${element("title")}`]],
  [" <?xml-stylesheet?><title/><a href='b'>", [], [`1:20 19 ${element("title")}`]],
] as const)("in XHTML, a slash ends each element: %j", async ([document, found, faults]) => {
  expect(await read(document)).toEqual({ found, faults });
});
