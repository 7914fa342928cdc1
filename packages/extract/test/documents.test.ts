/** What is found in a document, of whatever kind. */
import { describe, expect, it, vi } from "vitest";
import {
  type DocumentKind,
  type DocumentLink,
  type DocumentOptions,
  documentKinds,
  documentLinks,
} from "../src/documents.ts";

async function found(pieces: readonly string[], kind: DocumentKind, options?: DocumentOptions): Promise<string[]> {
  const rows: string[] = [];
  for await (const { line, column, result, error, withIri } of documentLinks(pieces, kind, options)) {
    const fault = `${error?.code} ${error?.offset}${withIri === undefined ? "" : ` ${withIri}`}`;
    rows.push(`${line}:${column} ${result ?? fault}`);
  }
  return rows;
}

describe("documentLinks", () => {
  it.each<[DocumentKind, string[], DocumentOptions, string[]]>([
    [
      "text",
      ["see http://a.ex", "ample/ and\n<http://b.example>"],
      {},
      ["1:5 http://a.example/", "2:2 http://b.example"],
    ],
    [
      "text",
      ["www.a.example x:y http://b"],
      { text: { www: "https", schemes: ["x"] } },
      ["1:1 https://www.a.example", "1:15 x:y"],
    ],
    ["html", ['<a href="b">\n', '<img src="c">'], {}, ["1:10 b", "2:11 c"]],
    [
      "html",
      ['<base href="d/"><a href="b"><a href="c">'],
      { base: "http://h/" },
      ["1:26 http://h/d/b", "1:38 http://h/d/c"],
    ],
    ["markdown", ["[a](b)\n![c", "](d)"], { base: "http://h/e" }, ["1:5 http://h/b", "2:6 http://h/d"]],
    ["json", ['{"a":"x:y","b":["z", "http:', '//h"]}'], {}, ["1:7 x:y", "1:23 http://h"]],
    [
      "sitemap",
      ["<urlset><url><loc>http://a</loc></url>\n<url><loc>b</loc></url></urlset>"],
      { base: "http://h/" },
      ["1:19 http://a", "2:11 http://h/b"],
    ],
    [
      "xml",
      ["<rss>\n<link>b?c&am", "p;d</link>\n<x y='http://e/'>see http://f/é</x></rss>"],
      {},
      ["2:7 b?c&d", "3:7 http://e/", "3:22 http://f/"],
    ],
    ["xml", ["<feed xml:base='c/'>\n<id>d</id></feed>"], { base: "http://h/" }, ["2:5 http://h/c/d"]],
    ["xml", ["<a>\n<b c='http://\u{1F600}/'/></a>"], { iris: true }, ["2:7 http://%F0%9F%98%80/"]],
  ])("finds in %s %j with %j", async (kind, pieces, options, expected) => {
    expect(await found(pieces, kind, options)).toEqual(expected);
  });

  it.each<[DocumentKind, string, string[]]>([
    ["text", "http://a/\uFFFD http://b/c\uFFFD", ["1:1 9", "1:12 10"]],
    ["html", '<a href="\uFFFD"><a href="b\uFFFD">', ["1:10 0", "1:22 1"]],
    ["json", '["http://a/\uFFFD", "http://b/c\uFFFD"]', ["1:3 9", "1:17 10"]],
    ["xml", "<a><b>http://a/\uFFFD</b>: http://b/c\uFFFD</a>", ["1:7 9", "1:23 10"]],
  ])("reports in %s each link of %j with an octet that is not UTF-8", async (kind, document, expected) => {
    const rows = await found([document], kind);
    expect(rows.map((row) => row.replace(/ \S+ (\d+)$/u, " $1"))).toEqual(expected);
  });

  it.each<[DocumentKind, string, DocumentOptions, string[]]>([
    [
      "text",
      "http://a/ HTTPS://b/ mailto:c@d",
      { schemes: ["https", "MAILTO"] },
      ["1:11 HTTPS://b/", "1:22 mailto:c@d"],
    ],
    ["text", "x:y http://a/ z:y", { schemes: ["x"] }, ["1:1 x:y"]],
    ["text", "http://a/?u=https://b/ <MAILTO:c@d> https://e/", { without: ["http", "mailto"] }, ["1:37 https://e/"]],
    ["text", "www.a.example http://b/", { text: { www: "https" }, without: ["https"] }, ["1:15 http://b/"]],
    ["html", "<a href=mailto:a@b><a href=c><a href=https://d/>", { schemes: ["https"] }, ["1:38 https://d/"]],
    ["html", "<a href=mailto:a@b><a href=c><a href=https://d/>", { without: ["mailto", "https"] }, ["1:28 c"]],
    ["html", "<a href=mailto:a@b><a href=c>", { schemes: ["https"], base: "https://h/" }, ["1:28 https://h/c"]],
    // What has another scheme is not wanted; what has none that can be read may be wanted.
    [
      "html",
      "<a href='mailto:a b'><a href='https:c d'><a href='e f'>",
      { schemes: ["https"] },
      ["1:31 pchar 7 https:c%20d", "1:51 pchar 1 e%20f"],
    ],
    ["html", "<a href='mailto:a b'><a href=' mailto:c'>", { without: ["mailto"] }, []],
    [
      "markdown",
      "[a](mailto:b@c) <tel:1> http://d/ [e](f)",
      { without: ["mailto", "tel"] },
      ["1:25 http://d/", "1:39 f"],
    ],
    ["markdown", "[a](mailto:b@c) <tel:1> http://d/ [e](f)", { schemes: ["tel"] }, ["1:18 tel:1"]],
    ["json", '["x:y","http://a/","constructor:b"]', { without: ["x", "http"] }, ["1:21 constructor:b"]],
    ["json", '["x:y","http://a/","constructor:b"]', { schemes: ["X"] }, ["1:3 x:y"]],
    [
      "sitemap",
      "<urlset><url><loc>http://a/</loc><loc>https://b/</loc></url></urlset>",
      { schemes: ["https"] },
      ["1:39 https://b/"],
    ],
  ])("selects by scheme in %s %j with %j", async (kind, document, options, expected) => {
    expect(await found([document], kind, options)).toEqual(expected);
  });

  it.each<[DocumentKind, string]>([
    ["text", "http://a/b|c http://d,e.f/ https://g/h|i"],
    ["markdown", "http://a/b|c http://d,e.f/ https://g/h|i"],
    ["json", '["see http://\u00E9/", "see https://\u00E9/"]'],
  ])("tells nothing of schemes that are not wanted in %s %j", async (kind, document) => {
    const reported: string[] = [];
    const omitted: DocumentOptions["omitted"] = (_, __, ___, { input }) => void reported.push(input.slice(0, 6));
    await found([document], kind, { schemes: ["https"], omitted });
    await found([document], kind, { without: ["http"], omitted });
    expect(reported).toEqual(["https:", "https:"]);
  });

  it("says where it would find more with iris, and what a link would be", async () => {
    const places: string[] = [];
    const omitted = (line: number, column: number): void => void places.push(`${line}:${column}`);
    await found(["http://a/é\nhttp://b/é"], "text", { omitted });
    expect(places).toEqual(["1:1", "2:1"]);
    expect(await found(['<a href="é"><a href="ü">'], "html")).toEqual([
      expect.stringMatching(/^1:10 .* %C3%A9$/u),
      expect.stringMatching(/^1:22 .* %C3%BC$/u),
    ]);
    expect(await found(['<a href="é"><a href="ü">'], "html", { iris: true })).toEqual(["1:10 %C3%A9", "1:22 %C3%BC"]);
  });

  it.each<[DocumentKind, string, string]>([
    ["json", '{"a":\n  x}', "the JSON has a syntax error at line 2, column "],
    ["sitemap", "x", "it is not XML at offset 0: the text is outside of a root element"],
    ["xml", "x", "it is not XML at offset 0: the text is outside of a root element"],
  ])("refuses what is not %s", async (kind, document, message) => {
    await expect(found([document], kind)).rejects.toThrow(SyntaxError);
    await expect(found([document], kind)).rejects.toThrow(message);
  });

  it.each<[DocumentKind, string[], string[], string[]]>([
    [
      "xml",
      ["<a>\n<b>http://a/?b&c", "&d;</b>\n<b>http://e/</b>"],
      ["3:4 http://e/"],
      ["2:15 4.1", "2:17 4.1", "1:1 3"],
    ],
    [
      "sitemap",
      ["<urlset>\n<loc>http://a/?b&c</loc>\n<loc></urlset>"],
      ["2:6 http://a/?b&c", "3:6 uri 0"],
      ["2:17 4.1", "3:6 3"],
    ],
  ])("says where %s %j is not well-formed, and reads on", async (kind, pieces, links, faults) => {
    const places: string[] = [];
    const malformed: DocumentOptions["malformed"] = (line, column, { rule }) =>
      void places.push(`${line}:${column} ${rule.replace("XML 1.0, section ", "")}`);
    expect(await found(pieces, kind, { malformed })).toEqual(links);
    expect(places).toEqual(faults);
  });

  it("says where a URI in the text of XML is cut short, or left out", async () => {
    const places: string[] = [];
    const omitted = (line: number, column: number, reason: string): void =>
      void places.push(`${line}:${column} ${reason}`);
    await found(["<a>\nsee http://a/?b&amp;c|d\nhttp://b\u2063c/ http://d/é</a>"], "xml", { omitted });
    expect(places).toEqual(["2:5 cut-short", "3:1 host", "3:13 iri"]);
  });

  it("refuses another kind", async () => {
    await expect(found([""], "yaml" as DocumentKind)).rejects.toThrow(
      new RangeError(
        "documentLinks: kind must be one of text, html, markdown, json, json-lines, json-schema, csv, tsv, sitemap, xml, mail, not `yaml`",
      ),
    );
  });

  it.each<[unknown, unknown, new (message: string) => Error, string]>([
    [
      ["x"],
      { foo: 1 },
      TypeError,
      "documentLinks: options has no `foo`, only text, schemes, without, texts, iris, omitted, base, malformed, name, ignore, ignored",
    ],
    [
      ["x"],
      { text: { positions: true } },
      TypeError,
      "documentLinks: options.text has no `positions`, only schemes, www",
    ],
    [["x"], { text: { schemes: ["https:"] } }, RangeError, "documentLinks: options.text.schemes"],
    [["x"], { schemes: "https" }, TypeError, "documentLinks: options.schemes must be a list of schemes, not a string"],
    [["x"], { without: ["mailto:"] }, RangeError, "documentLinks: options.without must be a scheme without its colon"],
    [["x"], { base: "a" }, TypeError, "documentLinks: options.base `a` has no scheme"],
    [["x"], { base: 1 }, TypeError, "documentLinks: options.base must be a string or a UriReference, not 1"],
    [["x"], { iris: 1 }, TypeError, "documentLinks: options.iris must be a boolean, not 1"],
    [["x"], { texts: "no" }, TypeError, "documentLinks: options.texts must be a boolean, not a string"],
    [["x"], { omitted: 1 }, TypeError, "documentLinks: options.omitted must be a function, not 1"],
    [["x"], { malformed: 1 }, TypeError, "documentLinks: options.malformed must be a function, not 1"],
    [["x"], null, TypeError, "documentLinks: options must be a plain object, not null"],
    [[1], {}, TypeError, "documentLinks: a piece must be a string: decode octets first, not 1"],
    [1, {}, TypeError, "documentLinks: pieces must be an iterable of strings, such as a stream, not 1"],
    ["x", {}, TypeError, "documentLinks: pieces must be an iterable of strings, such as a stream, not a string"],
  ])("refuses %j with %j, for each kind of document", async (pieces, options, type, message) => {
    for (const kind of documentKinds) {
      const reading = found(pieces as string[], kind, options as DocumentOptions);
      await expect(reading).rejects.toThrow(type);
      await expect(reading).rejects.toThrow(message);
    }
  });
});

describe("an error says which encoding the document declares", () => {
  it.each<[DocumentKind, string[], string | undefined]>([
    ["html", ["<meta charset=iso-8859-1><a href='\uFFFD'>"], "iso-8859-1"],
    [
      "html",
      ["<me", "ta http-equiv=content-type content='text/html; CHARSET=\"latin1\"'>", "<a href='a b'>"],
      "latin1",
    ],
    ["html", ["<meta charset=UTF-8><meta charset=x><a href='\uFFFD'>"], undefined],
    ["html", ["<a href='\uFFFD'>"], undefined],
    ["html", [`${"-".repeat(1010)}<meta charset=`, "latin1><a href='\uFFFD'>"], undefined],
    ["text", ["\uFEFF<?xml version='1.0' encoding='koi8-r'?> http://a/\uFFFD"], "koi8-r"],
    ["text", ["no <?xml version='1.0' encoding='koi8-r'?> http://a/\uFFFD"], undefined],
  ])("%s %j", async (kind, pieces, encoding) => {
    const links = [];
    for await (const link of documentLinks(pieces, kind)) links.push(link);
    expect(links).toHaveLength(1);
    expect(links[0]?.error).toBeDefined();
    expect(links[0]?.encoding).toBe(encoding);
  });

  it("looked for once, however many errors there are", async () => {
    const beginning = "<meta ".repeat(200).slice(0, 1024);
    const links: DocumentLink[] = [];
    const searches = vi.spyOn(RegExp.prototype, "exec");
    try {
      for await (const link of documentLinks([beginning, "><a href='a b'>".repeat(100)], "html")) links.push(link);
      expect(links).toHaveLength(100);
      expect(searches.mock.calls.filter(([text]) => text === beginning).length).toBeLessThan(10);
    } finally {
      searches.mockRestore();
    }
  });

  it("and no other link does", async () => {
    for await (const link of documentLinks(["<meta charset=latin1><a href=b>"], "html"))
      expect(link).not.toHaveProperty("encoding");
  });
});

interface Said {
  readonly said: string[];
  readonly details: object[];
}

/** Links, faults and what is left out, in their order. */
async function readIn(text: string, kind: DocumentKind, options: DocumentOptions = {}): Promise<Said> {
  const said: string[] = [];
  const details: object[] = [];
  const malformed: DocumentOptions["malformed"] = (line, column, place) =>
    void said.push(`${line}:${column} ${place.reason} (${place.rule})`);
  for await (const link of documentLinks([text], kind, { ...options, malformed })) {
    said.push(`${link.line}:${link.column} ${link.input}${link.error === undefined ? "" : ` ${link.error.code}`}`);
    details.push(link.details);
  }
  return { said, details };
}

describe("what is read of a document", () => {
  it("has the relations and the text of each link that has them", async () => {
    const html = '<a rel="x y" href="b">t  u</a><a href="c"></a><a rel="" href="d">v</a><img src="e">';
    expect((await readIn(html, "html", { texts: true })).details).toEqual([
      { element: "a", attribute: "href", rel: ["x", "y"], linkText: "t u" },
      { element: "a", attribute: "href", linkText: "" },
      { element: "a", attribute: "href", linkText: "v" },
      { element: "img", attribute: "src" },
    ]);
    expect((await readIn('<link rel="a b" href="c"><a href="d">e</a>', "html")).details).toEqual([
      { element: "link", attribute: "href", rel: ["a", "b"] },
      { element: "a", attribute: "href" },
    ]);
    expect((await readIn("[t *u*](b) ![v](c)\n\n[e][f]\n\n[f]: g", "markdown", { texts: true })).details).toEqual([
      { kind: "link", linkText: "t *u*" },
      { kind: "image" },
      { kind: "definition" },
    ]);
  });

  it("tells each fault of MDX before the links after it, and the rest at the end", async () => {
    const { said } = await readIn("{a\n\n[b](c)\n\n{d\n\n[e](f)\n\n{g", "markdown", { name: "a.mdx" });
    expect(said).toEqual([
      "1:1 the `{` is not closed (MDX 3)",
      "3:5 c",
      "5:1 the `{` is not closed (MDX 3)",
      "7:5 f",
      "9:1 the `{` is not closed (MDX 3)",
    ]);
  });

  // U+FFFD stands for octets that are not UTF-8.
  it("has URIs with U+FFFD in their order among the links", async () => {
    const markdown = "http://a/\uFFFDb [c](d) http://e/\uFFFD [f](g) http://h/\uFFFD http://i/\uFFFD";
    const expected = ["1:1 http://a/\uFFFD pchar", "1:17 d", "1:20 http://e/\uFFFD pchar", "1:35 g"];
    expect((await readIn(markdown, "markdown")).said).toEqual([
      ...expected,
      "1:38 http://h/\uFFFD pchar",
      "1:49 http://i/\uFFFD pchar",
    ]);
  });

  it("has a JSON Schema that is only a string, whose pointer is the whole document", async () => {
    expect((await readIn('"http://a/"', "json-schema")).details).toEqual([{ pointer: "" }]);
    expect((await readIn('"$id"', "json-schema")).said).toEqual([]);
    expect((await readIn('["$id","http://a/"]', "json-schema")).details).toEqual([{ pointer: "/1" }]);
  });
});
