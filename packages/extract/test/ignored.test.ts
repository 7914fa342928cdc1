/** Links that are ignored: those like a pattern, and those of the line after a comment. */
import { describe, expect, it } from "vitest";
import { type DocumentKind, type DocumentOptions, documentLinks } from "../src/documents.ts";

async function read(pieces: readonly string[], kind: DocumentKind, options: DocumentOptions = {}) {
  const [found, heard, omitted]: string[][] = [[], [], []];
  const ignored = (line: number, column: number, patterns: readonly string[]): void =>
    void heard!.push([`${line}:${column}`, ...patterns].join(" "));
  const tell = (line: number, column: number, reason: string): void =>
    void omitted!.push(`${line}:${column} ${reason}`);
  for await (const { input } of documentLinks(pieces, kind, { ...options, ignored, omitted: tell })) found!.push(input);
  heard!.sort(byPlace);
  return { found, heard, omitted };
}

/** In which order places are heard is not said. */
function byPlace(a: string, b: string): number {
  const [first, second] = [a, b].map((place) => place.split(/[: ]/, 2).map(Number) as [number, number]);
  return first![0] - second![0] || first![1] - second![1];
}

describe("a pattern is for a whole link, and * for any characters", () => {
  it.each([
    ["a", ["a"]],
    ["*", ["", "a", "ab", "aab", "a*b"]],
    ["a*", ["a", "ab", "aab", "a*b"]],
    ["*b", ["ab", "aab", "a*b"]],
    ["a*b", ["ab", "aab", "a*b"]],
    ["a*a*b", ["aab"]],
    ["aa*ab", []],
    ["**b**", ["ab", "aab", "a*b"]],
    ["A", []],
    ["a.", []],
    ["a**b", ["ab", "aab", "a*b"]],
    ["", [""]],
  ])("%j", async (pattern, ignored) => {
    const all = ["", "a", "ab", "aab", "a*b"];
    const html = all.map((link) => `<a href="${link}">`).join("\n");
    const { found, heard } = await read([html], "html", { ignore: [pattern] });
    expect(found).toEqual(all.filter((link) => !ignored.includes(link)));
    expect(heard).toEqual(ignored.map((link) => `${all.indexOf(link) + 1}:10 ${pattern}`));
  });
});

describe("ignores in each kind", () => {
  it.each<[DocumentKind, string, string[], string[]]>([
    ["html", '<a href="{{ a }}/b"><a href="c">', ["c"], ["1:10 *{{*"]],
    ["markdown", "[a]({{ b }}/c) [d]({{e}}) [f](g)", ["g"], ["1:5 *{{*", "1:20 *{{*"]],
    [
      "markdown",
      "http://a/{{b}} http://c/${d}/e http://f/ http://${g}/",
      ["http://f/"],
      ["1:1 *{{*", "1:16 *${*", "1:42 *${*"],
    ],
    ["text", "http://a/ http://b/", ["http://b/"], ["1:1 http://a/"]],
    ["json", '["http://a/", "http://b/"]', ["http://b/"], ["1:3 http://a/"]],
    ["sitemap", "<urlset><loc>http://a/</loc><loc>http://b/</loc></urlset>", ["http://b/"], ["1:14 http://a/"]],
  ])("%s %j", async (kind, document, found, heard) => {
    const all = await read([document], kind, { ignore: ["*{{*", "*${*", "http://a/"] });
    expect(all).toEqual({ found, heard, omitted: [] });
  });
});

it("tells each pattern that a link is like", async () => {
  expect((await read(["http://a/"], "text", { ignore: ["http:*", "x", "*/"] })).heard).toEqual(["1:1 http:* */"]);
});

describe("a comment is for the next line", () => {
  it.each<[DocumentKind, string, string | undefined, string[], string[]]>([
    [
      "html",
      "<a href=a>\n<!-- std66-ignore -->\n<a href=b> <a href='c d'>\n<a href=e>",
      undefined,
      ["a", "e"],
      ["3:9", "3:21"],
    ],
    ["html", "<!--std66-ignore--><a href=a>\r\n<a href=b>\r\n<a href=c>", undefined, ["a", "c"], ["2:9"]],
    [
      "html",
      "<script>'<!-- std66-ignore -->'</script>\n<a href=a>\n<!-- std66-ignore x -->\n<a href=b>",
      undefined,
      ["a", "b"],
      [],
    ],
    ["html", "<!-- std66-ignore -->\n<a :href='b'><a href=c>\n<a :href='d'>", "a.vue", [], ["2:22"]],
    [
      "markdown",
      "[a](b)\n<!-- std66-ignore -->\n[c](d e.md) http://f/é http://g/\n[h](i)",
      undefined,
      ["b", "i"],
      ["3:5", "3:13", "3:24"],
    ],
    ["markdown", "> <!-- std66-ignore -->\n> [a](b)\n> [c](d)", undefined, ["d"], ["2:7"]],
    [
      "markdown",
      "`<!-- std66-ignore -->`\n[a](b)\n\n```\n<!-- std66-ignore -->\n```\n[c](d)",
      undefined,
      ["b", "d"],
      [],
    ],
    ["markdown", "<div>\n<!-- std66-ignore -->\n<a href=b>\n<a href=c>\n</div>", undefined, ["c"], ["3:9"]],
    [
      "markdown",
      "{/* std66-ignore */}\n<Card href='a' src={b} />\n\n[c](d) {/* std66-ignore */}\n[e](f)",
      "a.mdx",
      ["d"],
      ["2:13", "5:5"],
    ],
    ["markdown", "<!-- std66-ignore -->\n[a](b)\n[c](d)", "a.mdx", ["d"], ["2:5"]],
    [
      "sitemap",
      "<urlset>\n<!-- std66-ignore -->\n<loc>http://a/</loc>\n<loc>http://b/</loc>\n</urlset>",
      undefined,
      ["http://b/"],
      ["3:6"],
    ],
    [
      "text",
      "# std66-ignore\nhttp://a/\nhttp://b/\n  // std66-ignore\r\nhttp://c/",
      undefined,
      ["http://b/"],
      ["2:1", "5:1"],
    ],
    ["text", ".. std66-ignore\nhttp://a/\n\n-- std66-ignore\n; std66-ignore\nhttp://b/", undefined, [], ["2:1", "6:1"]],
    ["text", "# std66-ignore the next\nhttp://a/\nstd66-ignore\nhttp://b/", undefined, ["http://a/", "http://b/"], []],
    [
      "text",
      "# std66-ignore\nhttp://a/b|c http://d/é http://é/\nhttp://e/|f",
      undefined,
      ["http://e/"],
      ["2:1", "2:14", "2:25"],
    ],
  ])("%s %j", async (...[kind, document, name, found, heard]) => {
    const all = await read([document], kind, { name });
    expect(all.found).toEqual(found);
    expect(all.heard).toEqual(heard);
    expect(all.omitted!.filter((place) => heard.some((other) => place.startsWith(`${other} `)))).toEqual([]);
  });
});

it("a comment of a text may come in pieces", async () => {
  const document = `${"x".repeat(300)}\n# std66-ignore\nhttp://a/ ${"y".repeat(300)} http://b/\nhttp://c/\n# std66-ignore\nhttp://d/`;
  const whole = await read([document], "text");
  expect(whole.found).toEqual(["http://c/"]);
  for (const length of [1, 2, 3, 7, 20, 301]) {
    const pieces: string[] = [];
    for (let i = 0; i < document.length; i += length) pieces.push(document.slice(i, i + length));
    expect(await read(pieces, "text")).toEqual(whole);
  }
});

it.each<[unknown, string]>([
  [{ ignore: "a" }, "documentLinks: options.ignore must be an array of strings, not a string"],
  [{ ignore: ["a", 1] }, "documentLinks: options.ignore[1] must be a string, not 1"],
  [{ ignored: 1 }, "documentLinks: options.ignored must be a function, not 1"],
  [{ name: 1 }, "documentLinks: options.name must be a string, not 1"],
])("refuses %j", async (options, message) => {
  const reading = async (): Promise<void> => {
    for await (const _ of documentLinks([], "text", options as DocumentOptions));
  };
  await expect(reading()).rejects.toThrow(new TypeError(message));
});

it("a comment of a text may begin in its first 256 characters", async () => {
  for (const [blanks, found] of [
    [255, []],
    [256, ["http://a/"]],
  ] as const) {
    const text = `#${" ".repeat(blanks)}std66-ignore\nhttp://a/\n`;
    expect((await read([text], "text")).found).toEqual(found);
  }
});
