/** MDX: Markdown with JSX and JavaScript. */
import { describe, expect, it } from "vitest";
import { markdownLinks } from "../src/markdown.ts";

function links(markdown: string): { found: string[]; computed: string[] } {
  const places: string[] = [];
  const computed = (start: number): void => void places.push(markdown.slice(start).split(/(?<=\})/, 1)[0]!);
  const found = [...markdownLinks(markdown, { all: true, mdx: true, computed })].map(
    ({ kind, text }) => `${kind} ${text}`,
  );
  return { found, computed: places };
}

describe("finds", () => {
  it.each([
    ["[a](b) ![c](d) http://e/\n\n[f]: g", ["link b", "image d", "uri http://e/", "definition g"]],
    ["a <a href=\"/b?c&amp;d\">e</a> <img src='./f.png'/>", ["html /b?c&d", "html ./f.png"]],
    ['<Card\n  title="a > b"\n  href="/c">\n\n[d](e)\n\n</Card>', ["html /c", "link e"]],
    [
      '<Title><Link href="a">b</Link></Title>\n\n<Button href="c" /> <Image src="d" /> <script src="e"></script>',
      ["html a", "html c", "html d", "html e"],
    ],
    ['> <Card href="a" />\n>\n> - <Card href="b" />', ["html a", "html b"]],
    ["<Card {...p} a={b > c} href='d' />", ["html d"]],
    ["    [a](b)", ["link b"]],
    ["---\ntitle: {a\nurl: http://b/\n---\n\n[c](d)", ["uri http://b/", "link d"]],
    ["\uFEFF---\ntitle: {a\n---\n[c](d)", ["link d"]],
    ["---\n\n[a](b)", ["link b"]],
    ["a <!-- [b](c) --> [d](e)\n\n<!--\n\n[f](g)\n\n-->\n\n[h](i)", ["link e", "link i"]],
    ["## a {#b}\n\n[c](my page.md)", ["link my page.md"]],
    ["a\nexport const [b](c)\n\n> import d from '[e](f)'", ["link c", "link f"]],
    ["import the [a](b)\n\nexport to [c](d)", ["link b", "link d"]],
    // Modules at the end of the document, with and without a line break.
    ["[a](b)\n\nexport const c = 1", ["link b"]],
    ["[a](b)\n\nimport c from 'd'\n", ["link b"]],
    ["[a](b)\n\nexport const c = {\n  d: '[e](f)'\n}", ["link b"]],
  ])("%j", (markdown, found) => {
    expect(links(markdown)).toEqual({ found, computed: [] });
  });
});

describe("finds nothing in JavaScript", () => {
  it.each([
    "import a from './b c.md'\nimport { d } from 'http://e/'",
    "export const a = {\n\n  b: '[c](d)',\n\n  e: 'http://f/'\n}",
    "export const a = `\n\n[b](c)\n`",
    "export default ({ children }) => <a href='b'>{children}</a>",
    "{'[a](b)'} c {`http://d/`}",
    "{/* [a](b) http://c/ */}",
    "```js\nimport a from 'http://b/'\n```\n\n`{http://c/}`",
  ])("%j", (markdown) => {
    expect(links(markdown)).toEqual({ found: [], computed: [] });
  });
});

it("ends an unfinished statement at a blank line", () => {
  expect(links("export const a = (\n\n[b](c)\n\nexport const d = [\n\n[e](f)").found).toEqual(["link c", "link f"]);
});

it("reports links that are computed", () => {
  const markdown = 'a <a href={b}>c</a> <img src={require("./d.png")} /> <Card href="e" src={`/f/${g}`} h={i} />';
  expect(links(markdown)).toEqual({ found: ["html e"], computed: ["{b}", '{require("./d.png")}', "{`/f/${g}"] });
});

it("says where each is", () => {
  const markdown = "\uFEFF---\na: b\n---\n\n\u{1F600} <Card\r\n  href='/c&amp;d' /> {e} http://f/";
  const written = [...markdownLinks(markdown, { all: true, mdx: true })].map(({ start, end }) =>
    markdown.slice(start, end),
  );
  expect(written).toEqual(["/c&amp;d", "http://f/"]);
});

describe("refuses what is not MDX", () => {
  it.each([
    ["a\n\n{b", "it has a syntax error at line 3, column 3: unexpected end of file in"],
    ["a <b", "it has a syntax error at line 1, column 5: unexpected end of file in name"],
    ["<http://a/>", "it has a syntax error at line 1, column 7: unexpected character `/`"],
  ])("%j", (markdown, message) => {
    const read = (): unknown => [...markdownLinks(markdown, { mdx: true })];
    expect(read).toThrow(SyntaxError);
    expect(read).toThrow(message);
    expect([...markdownLinks(markdown)]).toBeDefined();
  });
});

/** What `malformed` is called with, and the links. */
function tolerantly(markdown: string): { found: string[]; faults: string[] } {
  const faults: string[] = [];
  const malformed = ({ offset, reason }: { offset: number; reason: string }): void =>
    void faults.push(`${offset}: ${reason}`);
  const found = [...markdownLinks(markdown, { all: true, mdx: true, malformed })];
  return { found: found.map(({ kind, text }) => `${kind} ${text}`), faults };
}

describe("with malformed, reads on after", () => {
  it.each<[string, (string | RegExp)[], string[]]>([
    ["[a](b)\n\n{c\n\n[d](e)", ["8: the `{` is not closed"], ["link b", "link e"]],
    ["[a](b) {c [d](e)", ["7: the `{` is not closed"], ["link b", "link e"]],
    ["{a {b} [c](d)\n\n{e}\n\n[f](g)", ["0: the `{` is not closed"], ["link d", "link g"]],
    ["{a\n\n{b\n\n[c](d)", ["0: the `{` is not closed", "4: the `{` is not closed"], ["link d"]],
    ["a <b [c](d)\n\n<e href='f'/>", [/^5: unexpected character `\[`/u], ["link d", "html f"]],
    ["<a href='b'>c</a> <d", ["18: the tag does not end"], ["html b"]],
    ["<a href='b", ["0: the tag does not end"], []],
    ["<a href='b'>\n<c href='d\n\n[e](f)", ["13: the tag does not end"], ["html b", "link f"]],
    ["<http://a/b> <c href='d'/>", [/^6: unexpected character `\/`/u], ["uri http://a/b", "html d"]],
    ["a < 5 and <6 [b](c)", [/^11: unexpected character `6`/u], ["link c"]],
    ["<a href='b' !> <a href='c'/>", [/^12: unexpected character `!`/u], ["html c"]],
    ["<a {...b href='c'> <d href='e'/>", ["0: the tag does not end", "3: the `{` is not closed"], ["html e"]],
    ["\uFEFF[a](b) {c", ["8: the `{` is not closed"], ["link b"]],
    ["---\na: {\n---\n\n{b", ["14: the `{` is not closed"], []],
    ["> <a\nhref='b'>\n\n[c](d)", [/^5: unexpected lazy line/u], ["html b", "link d"]],
    ["> {a\nb}\n\n[c](d)", [/^5: unexpected lazy line/u], ["link d"]],
    [
      "- {a\n\n[b](c) <d",
      ["2: the `{` is not closed", /^6: unexpected lazy line/u, "13: the tag does not end"],
      ["link c"],
    ],
    ["<a b={c href='d'/>\n\n[e](f)", ["0: the tag does not end", "5: the `{` is not closed"], ["link f"]],
    ["[a{](b) [c](d)", ["2: the `{` is not closed"], ["link b", "link d"]],
  ])("%j", (markdown, faults, found) => {
    const read = tolerantly(markdown);
    expect(read.faults).toEqual(
      faults.map((each) => (typeof each === "string" ? each : (expect.stringMatching(each) as string))),
    );
    expect(read.found).toEqual(found);
  });

  it("nothing of MDX itself", () => {
    for (const markdown of [
      "<A b={c > d}>\n\n[e](f) {g}\n\n</A>",
      "{a}\n\n{/* { */}}",
      "`{` `<a` \\{ \\< a < b",
      "```\n{\n<5\n```",
      "export const a = {\n\n  b\n}",
      "<!-- { -->",
    ]) {
      const { found } = links(markdown);
      expect([markdown, tolerantly(markdown)]).toEqual([markdown, { found, faults: [] }]);
    }
  });

  it("tags and braces that never end, each up to the end, in linear time", () => {
    for (const text of ["{\n\n", "<a b={\n\n", "{ <a b={ "]) {
      const { faults } = tolerantly(`[a](b)\n\n${text.repeat(4000)}[c](d)`);
      expect(faults.at(-1)).toMatch(
        /too many tags and braces before it do not end, so that the rest is read as text$/u,
      );
      expect(faults.length).toBeLessThan(200);
    }
  });
});
