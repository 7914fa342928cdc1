/** Destinations with white space, which CommonMark reads as text, and what is only prose after brackets. */
import { describe, expect, it } from "vitest";
import { markdownLinks } from "../src/markdown.ts";

const unlinked = (markdown: string): string[] =>
  [...markdownLinks(markdown)]
    .filter((link) => link.error !== undefined && link.isUnlinked)
    .map((link) => `${link.kind} ${link.text}`);

describe("is meant as a destination", () => {
  it.each([
    ["[a](my page.md)", ["link my page.md"]],
    ["![i](img one.png)", ["image img one.png"]],
    ["![](img one.png)", ["image img one.png"]],
    ["![a chart](the chart)", ["image the chart"]],
    ["![a](images/Screen Shot 2017-04-16 at 15.44.47.png)", ["image images/Screen Shot 2017-04-16 at 15.44.47.png"]],
    ["[[a] b](./Getting Started/#_8)", ["link ./Getting Started/#_8"]],
    ["([a](docs/User Docs/A_AND_B.md))", ["link docs/User Docs/A_AND_B.md"]],
    ["see [a/#b c](User Guide.md/#b c)) which", ["link User Guide.md/#b c"]],
    ["[a](docs/User Stories - b.docx)", ["link docs/User Stories - b.docx"]],
    ["[d]: other page.md", ["definition other page.md"]],
    ["[m](mailto:joe@e.example?subject=Hi there)", ["link mailto:joe@e.example?subject=Hi there"]],
    ["[a](https://a.example/my page)", ["link https://a.example/my page"]],
    ["[a](https://{host}/my page)", ["link https://{host}/my page"]],
    ["[a](./my page) [b](../b c) [d](/e f)", ["link ./my page", "link ../b c", "link /e f"]],
    ["[a](#my heading) [b](page.md#my heading)", ["link #my heading", "link page.md#my heading"]],
    ["[a](docs/my page)", ["link docs/my page"]],
    ["[a](my page.md 'title') [b](c d.md \"e\") [f](g h.md (i))", ["link my page.md", "link c d.md", "link g h.md"]],
    ["[a]( my page.md )", ["link my page.md"]],
    ["[a](page.md its title)", ["link page.md its title"]],
    ["[a](my page (copy).md)", ["link my page (copy).md"]],
    ["[a](my\tpage.md)", ["link my\tpage.md"]],
    ["[a](my&#32;own page.md)", ["link my own page.md"]],
    [
      "[a]({{ site.url }}/b) [c]({% link d.md %}) [e](${f} g)",
      ["link {{ site.url }}/b", "link {% link d.md %}", "link ${f} g"],
    ],
    ["[![i](img one.png)](b)", ["image img one.png"]],
    ["[![i](b)](my page.md)", ["link my page.md"]],
    ["> - # [a](my page.md)", ["link my page.md"]],
    ["| [a](my page.md) | [b](c d.md) |", ["link my page.md", "link c d.md"]],
    ["[*a*\n`b`](my page.md)", ["link my page.md"]],
    ["word[a](my page.md)", ["link my page.md"]],
    ["- [x](my page.md)", ["link my page.md"]],
    ["> [d]: other page.md\n\n- [e]: f g.html", ["definition other page.md", "definition f g.html"]],
    ["See [b][d].\n\n[d]: other page", ["definition other page"]],
    ["See [ D\t][].\n\n[d]: other page", ["definition other page"]],
    ["[d]: <other page.md\n[e]: ../my page", ["definition ../my page"]],
    ['[d]: my page.md "title"', ["definition my page.md"]],
    // Up to three words, and more only where the label is used.
    ["[d]: my own page.md\n\n[e]: my very own page.md", ["definition my own page.md"]],
    ["See [e].\n\n[e]: my very own page.md", ["definition my very own page.md"]],
  ])("%j", (markdown, expected) => {
    expect(unlinked(markdown)).toEqual(expected);
  });
});

describe("is not", () => {
  it.each([
    // Prose
    "[x](see below)",
    "[1] (see above), [2](cf. page.md)",
    "[x](see README.md) [y](e.g. a/b)",
    "[a](and/or those)",
    "[dim](this is normal for an unprivileged user: /etc/sudoers is closed)[/dim]",
    "[dim](for example a / b), [b](this is important.), [c](client/server only.)",
    "[#149](small refactor of its own function), [y](for example 36m or 23:41)",
    "q ∈ [−4,23](in the 64-bit case), arr[i](for example 4), a[56](for example because of b).[57]",
    "[a] (my page.md)",
    "[fixed](#1 and #2) [seen](#a and #b)",
    "[0, 1](both included)",
    "an interval [a](b, c]",
    "\\[a](my page.md) [a\\](my page.md) [a]\\(my page.md)",
    // Code
    "`array[i](a b)` `[a](my page.md)`",
    "    [a](my page.md)\n\n```\n[a](my page.md)\n[d]: other page.md\n```",
    "foo[T](x http.Handler) and operator[](int i, a/b c)",
    "<p title='[a](my page.md)'> <!-- [a](my page.md) -->",
    "[a](`b c.md`) [d](<http://e/> f.md)",
    // Links
    "[a](b \"title\") [a](b 'c d.md') [a](b (c d.md))",
    "[a](<my page.md>) ![a](<my page.png>)",
    "[d]: <other page.md> 'title'\n\n[e]: f 'g h'",
    "[a](b) (c d.md)",
    // Lists of tasks
    "- [ ] (foo bar.md)\n- [x] (foo bar.md)\n- [ ](foo bar)",
    // Definitions of something else
    "[^1]: text with blanks in page.md",
    "[^1](a note/text)",
    "[note]: this is prose",
    "[note]: this is prose that ends in a file.md",
    "[note]: see README.md",
    "text [note]: a page.md",
    "*[HTML]: Hyper Text.md",
    "[1]: https://a.example/b The Art of Programming",
    "[ ]: a b.md",
    // Unfinished
    "[a](my page.md",
    "[a](my\npage.md)",
    "a](my page.md)",
    "[a\n\n](my page.md)",
  ])("%j", (markdown) => {
    expect(unlinked(markdown)).toEqual([]);
  });
});

it("has its place as written, its text, and the error of a space, with iris too", () => {
  const markdown = "\uFEFF\u{1F600} [*a*](my&amp; page.md 'b')";
  for (const iris of [false, true]) {
    const [link] = markdownLinks(markdown, { iris });
    expect(link).toMatchObject({ kind: "link", text: "my& page.md", linkText: "*a*", isUnlinked: true });
    expect(link).toMatchObject({ reference: undefined, encoded: undefined, error: { code: "pchar", offset: 3 } });
    expect(markdown.slice(link!.start, link!.end)).toBe("my&amp; page.md");
  }
});

it("is no URI of the text as well", () => {
  const markdown = "[a](http://b/c d) http://e/ ![f](http://g/h i) [d]: http://j/k l/m";
  const links = [...markdownLinks(markdown, { all: true })];
  expect(links.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "link http://b/c d",
    "uri http://e/",
    "image http://g/h i",
    "uri http://j/k",
  ]);
});

it("stands in order among the other links", () => {
  expect([...markdownLinks("[a](b) [c](d e.md) [f](g)")].map(({ text }) => text)).toEqual(["b", "d e.md", "g"]);
});
