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
