// CommonMark 0.31, "HTML blocks": the text in them has URIs without markup, as other text has.

import { describe, expect, test } from "vitest";
import { documentLinks } from "../src/documents.ts";
import { markdownLinks } from "../src/markdown.ts";

const urisIn = (markdown: string): string[] =>
  [...markdownLinks(markdown, { all: true })].map(({ kind, text, start, end }) => {
    const written = markdown.slice(start, end);
    return `${kind} ${text}${written === text ? "" : ` = ${written}`}`;
  });

describe("the text of a block of HTML", () => {
  test.each<[string, string[]]>([
    ["<p>\n  https://a.example/b https://c.example/\n</p>\n", ["uri https://a.example/b", "uri https://c.example/"]],
    [
      "<table><tr><td>https://a.example/</td><td>https://b.example/</td></tr></table>",
      ["uri https://a.example/", "uri https://b.example/"],
    ],
    [
      "> <div>\n> https://a.example/\n> https://b.example/\n> </div>\n\nhttps://c.example/",
      ["uri https://a.example/", "uri https://b.example/", "uri https://c.example/"],
    ],
    [
      "- <div>\n  https://a.example/b\n\n  <p>https://c.example/\n",
      ["uri https://a.example/b", "uri https://c.example/"],
    ],
    // HTML Standard, "Character reference state"; a backslash is no escape.
    [
      "<p>https://a.example/?b&amp;c=&#100; https://e&#46;example/</p>",
      [
        "uri https://a.example/?b&c=d = https://a.example/?b&amp;c=&#100;",
        "uri https://e.example/ = https://e&#46;example/",
      ],
    ],
    [
      "<p>https&colon;//a.example/ &lt;https&#58;//b.example/&gt;</p>",
      ["uri https://a.example/ = https&colon;//a.example/", "uri https://b.example/ = https&#58;//b.example/"],
    ],
    ["<p>https://a.example/b\\_c https://a.example/\\*</p>", ["uri https://a.example/b", "uri https://a.example/"]],
    // That of a link is not another link, as in Markdown.
    [
      '<p>\n<a href="https://a.example/">https://b.example/</a> https://c.example/ <a href=d>https://d.example/<a href=e>https://e.example/</a>https://f.example/',
      ["html https://a.example/", "uri https://c.example/", "html d", "html e", "uri https://f.example/"],
    ],
    [
      '<p>\n<a name=href>https://a.example/ <a id="b" />https://b.example/',
      ["uri https://a.example/", "uri https://b.example/"],
    ],
    // HTML reads tags, a person reads angle brackets.
    ["<p>\n<https://a.example/b> <https://c.example/>\n</p>", ["uri https://a.example/b", "uri https://c.example/"]],
    [
      "<details>\n<summary>https://a.example/</summary>\n\n[b](https://c.example/)\n</details> https://d.example/",
      ["uri https://a.example/", "link https://c.example/", "uri https://d.example/"],
    ],
    ["<title>https://a.example/<b></title>https://b.example/", ["uri https://a.example/", "uri https://b.example/"]],
    // What is not closed ends with the block.
    [
      "<p><code>https://a.example/\n\nhttps://b.example/\n\n<p>https://c.example/",
      ["uri https://b.example/", "uri https://c.example/"],
    ],
    [
      "<p><pre><code>https://a.example/</pre>https://b.example/</code>https://c.example/",
      ["uri https://b.example/", "uri https://c.example/"],
    ],
    // Innocents: attributes, comments, code, scripts and styles.
    ['<p title="https://a.example/" data-b=https://b.example/>\n<!-- https://c.example/ -->', []],
    [
      "<pre>\nhttps://a.example/\n\nhttps://b.example/\n</pre>\n\n<p>\n<code>https://c.example/</code> <xmp>https://d.example/</xmp>",
      [],
    ],
    ["<script>\n// https://a.example/\n</script>\n\n<style>\n/* https://b.example/ */\n</style>", []],
    [
      "<!-- https://a.example/\n\nhttps://b.example/ -->\n\n<?a https://c.example/ ?>\n\n<!DOCTYPE https://d.example/>\n\n<![CDATA[https://e.example/]]>",
      [],
    ],
    ["<svg>\n<path d='M'/>\n</svg>\n<p>a: b</p>", []],
  ])("%j", (markdown, expected) => {
    expect(urisIn(markdown)).toEqual(expected);
  });
});

test("what is wrong in it is reported at its place", async () => {
  const omitted: string[] = [];
  const markdown = "<p>\n  https://a.example/|x\n> https://b.example:c/ https://d.example/&#x7c;e\n</p>\n";
  for await (const _ of documentLinks([markdown], "markdown", {
    omitted: (line, column, reason, { input, faultAt }) =>
      void omitted.push(`${line}:${column} ${reason} ${input} ${faultAt?.column ?? ""}`.trim()),
  }));
  expect(omitted).toEqual([
    "2:3 cut-short https://a.example/|x",
    "3:3 host https://b.example:c/",
    "3:24 cut-short https://d.example/|e 42",
  ]);
});
