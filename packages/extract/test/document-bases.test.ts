// RFC 3986 §5.1.1: what a document says about where its relative references lead is one of its links.

import { describe, expect, it } from "vitest";
import { type DocumentKind, type DocumentOptions, documentLinks } from "../src/documents.ts";
import { htmlLinks } from "../src/index.ts";
import { xmlLinks } from "../src/xml.ts";

/** Each link, or its error, with its place. */
async function links(document: string, kind: DocumentKind, options: DocumentOptions = {}): Promise<string[]> {
  const found: string[] = [];
  for await (const { line, column, result, error, details } of documentLinks([document], kind, options))
    found.push(
      `${line}:${column} ${String(details["element"])}@${String(details["attribute"])} ${result ?? `!${error?.code}`}`,
    );
  return found;
}

const ATOM = 'feed xmlns="http://www.w3.org/2005/Atom"';

describe("a base", () => {
  it.each<readonly [DocumentKind, string, readonly string[]]>([
    ["html", '<base href="//evil.example/">\n<a href=b>', ["1:13 base@href //evil.example/", "2:9 a@href b"]],
    // Which is the first depends on the reader: a browser that runs scripts passes over what is in `noscript`.
    [
      "html",
      "<noscript><base href=a></noscript><BASE target=b HREF=' c '><template><base href=d></template>",
      ["1:22 base@href a", "1:57 base@href c", "1:82 base@href d"],
    ],
    ["html", "<base target=b><p href=c><svg><base href=d></svg>", ["1:42 base@href d"]],
    [
      "markdown",
      "a <base href='//b/'> [c](d)\n\n<base href=e>",
      ["1:15 base@href //b/", "1:26 undefined@undefined d", "3:12 base@href e"],
    ],
    ["mail", "Content-Type: text/html\r\n\r\n<base href=//b/><a href=c>", ["3:12 base@href //b/", "3:25 a@href c"]],
    [
      "xml",
      `<${ATOM} xml:base="https://evil.example/"><link xml:base="b/" href="c"/></feed>`,
      ["1:53 feed@xml:base https://evil.example/", "1:92 link@xml:base b/", "1:102 link@href c"],
    ],
    // XML Base, section 3.1: it may have characters that are percent-encoded then.
    ["xml", `<${ATOM} xml:base="é f/"><id>c:d</id></feed>`, ["1:53 feed@xml:base %C3%A9%20f/", "1:63 id@ c:d"]],
    [
      "xml",
      `<${ATOM}><content type="html">&lt;base href="//b/">&lt;a href="c"></content></feed>`,
      ["1:79 base@href //b/", "1:97 a@href c"],
    ],
  ])("of %s is a link of what is written: %s", async (kind, document, expected) => {
    expect(await links(document, kind)).toEqual(expected);
  });

  it.each<readonly [DocumentKind, string, readonly string[]]>([
    ["html", '<base href="/b/"><a href=c><base href=d>', ["1:26 a@href http://h/b/c"]],
    ["xml", `<${ATOM} xml:base="/b/"><link xml:base="é/" href="d"/></feed>`, ["1:84 link@href http://h/b/%C3%A9/d"]],
    ["xml", "<rss><description>&lt;base href='/b/'>&lt;a href=c></description></rss>", ["1:50 a@href http://h/b/c"]],
    // No reference is resolved against that of HTML in Markdown.
    ["markdown", "a <base href='//b/'> [c](d)", ["1:15 base@href http://b/", "1:26 undefined@undefined http://h/d"]],
  ])("of %s is in each target: %s", async (kind, document, expected) => {
    expect(await links(document, kind, { base: "http://h/" })).toEqual(expected);
  });

  it.each<readonly [DocumentKind, string, readonly string[]]>([
    ["html", '<base href="http://h h/">\n<a href=x>y</a>', ["1:13 base@href !reg-name", "2:9 a@href x"]],
    ["html", "<base href='http://b/a b|/'><base href='/é/'>", ["1:13 base@href !pchar", "1:41 base@href !pchar"]],
    ["markdown", "<base href='a b'>\n\n<base href='c|d'>", ["1:13 base@href !pchar", "3:13 base@href !pchar"]],
    [
      "xml",
      `<${ATOM} xml:base="http://b:c/"><id xml:base="d\\">e:f</id></feed>`,
      ["1:53 feed@xml:base !port", "1:80 id@xml:base !pchar", "1:84 id@ e:f"],
    ],
    [
      "xml",
      "<rss><description>&lt;base href='a b'>&lt;base href='c d'></description></rss>",
      ["1:34 base@href !pchar", "1:54 base@href !pchar"],
    ],
  ])(
    "of %s that is no reference is an error, whether it is resolved against or not: %s",
    async (kind, document, expected) => {
      expect(await links(document, kind)).toEqual(expected);
      const resolved = await links(document, kind, { base: "http://h/" });
      expect(resolved.filter((link) => link.includes("!"))).toEqual(expected.filter((link) => link.includes("!")));
    },
  );

  it("is encoded with `iris`", async () => {
    const document = "<base href='/é/'><base href='a b'>";
    expect(await links(document, "html", { iris: true })).toEqual(["1:13 base@href /%C3%A9/", "1:30 base@href a%20b"]);
  });

  it("is ignored after a comment, or by a pattern", async () => {
    const document = "<!-- std66-ignore -->\n<base href='{{ a }}'>\n<base href='{{ b }}'>";
    expect(await links(document, "html", { ignore: ["*{{*"] })).toEqual([]);
  });

  it("is no link of `htmlLinks` and `xmlLinks`, which resolve against it", () => {
    const html = '<base href="/b/"><base href="c d"><a href=e>';
    expect([...htmlLinks(html, "http://h/")].map(({ text }) => text)).toEqual(["e"]);
    const xml = `<${ATOM} xml:base="/b/"><link xml:base="c/" href="d"/></feed>`;
    expect([...xmlLinks(xml, "http://h/")].map(({ resolved }) => String(resolved))).toEqual(["http://h/b/c/d"]);
  });
});
