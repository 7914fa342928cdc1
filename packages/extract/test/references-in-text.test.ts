// RFC 3986 Appendix A and C: URIs in text that is written with escapes, references or an encoding. The fault is that of
// the text without them, and its place is where the character is written.

import { describe, expect, test } from "vitest";
import { type DocumentKind, type DocumentLink, type DocumentOptions, documentLinks } from "../src/documents.ts";
import { markdownLinks } from "../src/markdown.ts";
import { xmlLinks } from "../src/xml.ts";

/** What is given or reported, in the order in which it is heard of: the fault's code, and where it is written. */
async function heardIn(text: string, kind: DocumentKind, options?: DocumentOptions): Promise<string[]> {
  const heard: string[] = [];
  const say = (reason: string, what: Pick<DocumentLink, "start" | "end" | "input" | "error" | "faultAt">): void => {
    const { start, end, input, error, faultAt } = what;
    const written = text.slice(start, end);
    const decoded = written === input ? "" : ` = ${input}`;
    const fault = error === undefined ? "" : `: ${error.code}`;
    const place = faultAt === undefined ? "" : ` at ${faultAt.line}:${faultAt.column}`;
    heard.push(`${reason}${start} ${written}${decoded}${fault}${place}`);
  };
  const omitted: DocumentOptions["omitted"] = (_line, _column, reason, what) => say(`${reason} `, what);
  for await (const link of documentLinks([text], kind, { ...options, omitted })) say("", link);
  return heard;
}

describe("in Markdown", () => {
  test.each<[string, string[]]>([
    // CommonMark 0.31, 2.5: a numeric reference stands for its character.
    [
      "x http://e.example/&#x7c;q y http://f.example/a&#124;c",
      [
        "cut-short 2 http://e.example/&#x7c;q = http://e.example/|q: pchar at 1:20",
        "2 http://e.example/",
        "cut-short 29 http://f.example/a&#124;c = http://f.example/a|c: pchar at 1:48",
        "29 http://f.example/a",
      ],
    ],
    // 2.4: an escape stands for the character after the backslash, which is not at fault.
    [
      "http://g.example/a\\_b|c\nhttp://g.example/a\\|c",
      [
        "cut-short 0 http://g.example/a\\_b|c = http://g.example/a_b|c: pchar at 1:22",
        "0 http://g.example/a\\_b = http://g.example/a_b",
        "cut-short 24 http://g.example/a\\|c = http://g.example/a|c: pchar at 2:19",
        "24 http://g.example/a",
      ],
    ],
    [
      "http://b.example/a&copy;b z http://b\\.example/&eacute;",
      [
        "iri 0 http://b.example/a&copy;b = http://b.example/a©b: pchar at 1:19",
        "0 http://b.example/a",
        "iri 28 http://b\\.example/&eacute; = http://b.example/é: pchar at 1:47",
        "28 http://b\\.example/ = http://b.example/",
      ],
    ],
    // What follows a host belongs to what is said of it.
    ["http://h.example:p&#111;rt/a", ["host 0 http://h.example:p&#111;rt/a = http://h.example:port/a: port at 1:18"]],
    ["x http://h.example&#xFFFD;/ y", ["2 http://h.example&#xFFFD; = http://h.example\uFFFD: reg-name at 1:19"]],
    // Innocents: nothing is cut, and what is written as it is has no other place of its fault.
    [
      "http://a.example/&#x7e;q http://a.example/b\\_c\\*",
      ["0 http://a.example/&#x7e;q = http://a.example/~q", "25 http://a.example/b\\_c\\* = http://a.example/b_c*"],
    ],
    ["&#124; http://a.example/b|c", ["cut-short 7 http://a.example/b|c: pchar", "7 http://a.example/b"]],
    [
      "http://a.example/b|&#99;d",
      ["cut-short 0 http://a.example/b|&#99;d = http://a.example/b|cd: pchar at 1:19", "0 http://a.example/b"],
    ],
    ["http://a.example/b&#124; c", ["0 http://a.example/b"]],
  ])("%j", async (text, expected) => {
    expect(await heardIn(text, "markdown")).toEqual(expected);
  });

  test("links and faults of text are in the order of the document", async () => {
    const text = "http://a/|b [c](d e.md) <http://f/|g> http://h/\u00E9 [i](j) http://k:l/ m";
    const heard = await heardIn(text, "markdown");
    const starts = heard.map((line) => Number(/\d+/.exec(line)?.[0]));
    expect(starts.every((start, index) => index === 0 || start >= (starts[index - 1] as number))).toBe(true);
    expect(heard).toHaveLength(8);
  });

  test("a pattern is for what is written, and leaves out all of it", async () => {
    const text = "http://a.example/&#x7c;b http://a.example/&#x7c;c";
    expect(await heardIn(text, "markdown", { ignore: ["*&#x7c;*"] })).toEqual([]);
  });

  test("the listener of markdownLinks hears where each is in the document, with the decoded text", () => {
    const heard: unknown[] = [];
    const links = markdownLinks("\\* http://a/&eacute; <b> http://a/&eacute;|", {
      all: true,
      omitted: (place) => heard.push(place),
    });
    expect([...links].map(({ start, end }) => [start, end])).toEqual([
      [3, 12],
      [25, 34],
    ]);
    expect(heard).toMatchObject([
      { start: 3, end: 12, text: "http://a/é" },
      { start: 25, end: 34, text: "http://a/é" },
    ]);
    expect(Object.keys(heard[0] as object)).toEqual(["start", "end", "text", "uri"]);
  });
});

describe("in XML", () => {
  test.each<[string, string[]]>([
    // XML 1.0, 4.1 and 4.6: a reference stands for its character.
    [
      "<r>x http://e.example/&#x7c;q</r>\n<r>y http://f.example/a&#124;c&amp;d z</r>",
      [
        "cut-short 5 http://e.example/&#x7c;q = http://e.example/|q: pchar at 1:23",
        "5 http://e.example/",
        "cut-short 39 http://f.example/a&#124;c&amp;d = http://f.example/a|c&d: pchar at 2:24",
        "39 http://f.example/a",
      ],
    ],
    [
      '<r a="x http://e.example/&#233;" b="x http://h:p&#111;rt/"/>',
      [
        "iri 8 http://e.example/&#233; = http://e.example/é: pchar at 1:26",
        "8 http://e.example/",
        "host 38 http://h:p&#111;rt/ = http://h:port/: port at 1:48",
      ],
    ],
    [
      "<r>x http://e.example/<![CDATA[b|c]]>&#100; y</r>",
      [
        "cut-short 5 http://e.example/<![CDATA[b|c]]>&#100; = http://e.example/b|cd: pchar at 1:33",
        "5 http://e.example/<![CDATA[b = http://e.example/b",
      ],
    ],
    [
      "<r>x http://h.example/a&#xFFFD;&#xFFFD; y</r>",
      ["5 http://h.example/a&#xFFFD; = http://h.example/a\uFFFD: pchar at 1:24"],
    ],
    // Innocents.
    ["<r>x http://a.example/?b&amp;c|</r>", ["5 http://a.example/?b&amp;c = http://a.example/?b&c"]],
    ["<r>&amp; http://a.example/|b</r>", ["cut-short 9 http://a.example/|b: pchar", "9 http://a.example/"]],
  ])("%j", async (text, expected) => {
    expect(await heardIn(text, "xml", { malformed: () => {} })).toEqual(expected);
  });

  test("the listener of xmlLinks hears of each place before what follows it", () => {
    const heard: unknown[] = [];
    const xml = '<r a="x http://a/&#233;">y http://b:c/ <d e="x http://f/&#233;"/>http://g/</r>';
    for (const { text } of xmlLinks(xml, "x:", { omitted: ({ text: omitted }) => heard.push(`omitted ${omitted}`) }))
      heard.push(text);
    expect(heard).toEqual([
      "omitted http://a/é",
      "http://a/",
      "omitted http://b:c/",
      "omitted http://f/é",
      "http://f/",
      "http://g/",
    ]);
  });
});

test("in mail, the place of the fault is that in the message", async () => {
  const header = "Content-Transfer-Encoding: quoted-printable\n\n";
  const text = `${header}x http://a.example/=\n=7Cb\nhttp://b.example/=41|c d http://e.example/|f\n`;
  expect(await heardIn(text, "mail")).toEqual([
    "cut-short 47 http://a.example/=\n=7Cb = http://a.example/|b: pchar at 4:1",
    "47 http://a.example/",
    "cut-short 71 http://b.example/=41|c = http://b.example/A|c: pchar at 5:21",
    "71 http://b.example/=41 = http://b.example/A",
    "cut-short 96 http://e.example/|f: pchar",
    "96 http://e.example/",
  ]);
  const html = `Content-Type: text/html\n${header}<a href=3D"http://a.example/=\n=7Cb"> <a href=3D"b|=63">`;
  expect(await heardIn(html, "mail")).toEqual([
    "80 http://a.example/=\n=7Cb = http://a.example/|b: pchar at 5:1",
    "117 b|=63 = b|c: pchar at 5:20",
  ]);
});
