/** The pages are those of the repository, and each link leads to one of them. */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { picture } from "../src/picture.ts";
import { describe, expect, it } from "vitest";
import { descriptionOf } from "../description.mjs";
import { highlighted } from "../highlight.mjs";
import { markdownFor } from "../markdown.mjs";
import { picturesOf, siteDoors, sitePages } from "../pages.mjs";
import { searchIndex } from "../search-index.mjs";
import MarkdownIt from "markdown-it";
import MiniSearch from "minisearch";
import { SEARCH, found } from "../src/search-options.mjs";

const pages = sitePages();
const markdown = markdownFor(pages);
const rendered = new Map(pages.map((page) => [page.url, markdown.render(page.text, { from: page })]));
const idsOf = (html: string): Set<string> => new Set([...html.matchAll(/ id="([^"]+)"/gu)].map(([, id = ""]) => id));

it("every page of the repository that is for people is there, under its own address", () => {
  const urls = pages.map(({ url }) => url);
  expect(urls).toEqual(
    expect.arrayContaining(["index.html", "docs/index.html", "docs/recipes.html", "packages/core/index.html"]),
  );
  expect(new Set(urls).size).toBe(urls.length);
});

it("the navigation has each name and each page once", () => {
  const links = siteDoors(pages).flatMap((door) => door.links);
  const names = [...links.map(({ title }) => title), "Docs", "Playground"];
  const urls = [...links.map(({ url }) => url), "docs/index.html", "play.html"];
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
});

it("the doors of docs/README.md lead to pages", () => {
  const doors = siteDoors(pages);
  expect(doors.map(({ title }) => title)).toEqual([
    "The library",
    "The shell",
    "The standards",
    "To change something",
    "Reference",
  ]);
  for (const { links } of doors) for (const { url } of links) expect([url, rendered.has(url)]).toEqual([url, true]);
});

it.each(["@std66/core", "@std66/resolve", "@std66/report/drawing"])(
  "the reference has all that %s exports, with signatures and without bodies",
  async (name) => {
    const exported = Object.keys((await import(name)) as object).filter((key) => key !== "default");
    const page = pages.find(({ title }) => title === `Reference: ${name.split("/").slice(0, 2).join("/")}`);
    const titles = [...(page?.text ?? "").matchAll(/^### `(.+)`$/gmu)].map(([, title]) => title);
    expect(exported.length).toBeGreaterThan(1);
    expect(titles).toEqual(expect.arrayContaining(exported));
    const signatures = [...(page?.text ?? "").matchAll(/^`{4}ts\n([^]*?)\n`{4}$/gmu)].map(([, code = ""]) =>
      code.replaceAll(/\/\*[^]*?\*\//gu, ""),
    );
    expect(signatures.filter((code) => /\breturn\b/u.test(code))).toEqual([]);
  },
);

it("the picture of README.md is the one that @std66/report draws", () => {
  expect(readFileSync(join(root, "docs/pictures/components.svg"), "utf8")).toBe(`${picture()}\n`);
});

describe("the links", () => {
  it("lead to pages, and to headings that these have", () => {
    const broken: string[] = [];
    for (const [url, html] of rendered) {
      for (const [, href = ""] of html.matchAll(/ href="([^"]+)"/gu)) {
        if (/^[a-z]+:/u.test(href)) continue;
        const target = new URL(href.replaceAll("&amp;", "&"), `http://site/${url}`);
        if (target.pathname === "/play.html") continue;
        const page = rendered.get(decodeURIComponent(target.pathname.slice(1)));
        const id = decodeURIComponent(target.hash.slice(1));
        if (page === undefined || (id !== "" && !idsOf(page).has(id))) broken.push(`${url}: ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it("of pictures lead to files that are copied", () => {
    const copied = picturesOf(pages);
    const shown = [...rendered].flatMap(([url, html]) =>
      [...html.matchAll(/<img [^>]*src="([^"]+)"/gu)].map(([, src = ""]) => posix.join(posix.dirname(url), src)),
    );
    expect(new Set(shown.map((path) => posix.dirname(path)))).toEqual(
      new Set(["docs/pictures", "docs/evidence/benchmarks"]),
    );
    expect(shown.filter((path) => !copied.includes(path))).toEqual([]);
  });

  it("to the playground lead to its page, from any folder", () => {
    expect(rendered.get("index.html")).toContain('<a href="play.html">');
    expect(rendered.get("docs/index.html")).toContain('<a href="../play.html">');
  });

  it("that lead nowhere are an error", () => {
    const from = { source: "docs/a.md", url: "docs/a.html", title: "a", text: "" };
    expect(() => markdown.render("[b](nowhere.md)", { from })).toThrow("docs/a.md: nowhere.md leads to no page");
  });
});

describe("the description of a page", () => {
  it("is there, on one line and short", () => {
    const texts = pages.map((page) => [page.url, descriptionOf(page, markdown)] as const);
    expect(texts.filter(([, text]) => text.length < 10 || text.length > 162 || /[\n`]/u.test(text))).toEqual([]);
  });

  it.each([
    ["Some `code` and [a link](b.md).", "Some code and a link."],
    [`Context. ${"word ".repeat(40)}`, `Context. ${"word ".repeat(30).trimEnd()} …`],
    [`${"One. ".repeat(20)}\n${"Two ".repeat(30)}`, "One. ".repeat(20).trimEnd()],
    ["word ".repeat(40), `${"word ".repeat(32).trimEnd()} …`],
    ["````ts\ncode\n````", "a in the repository of std66"],
  ])("of %j is %j", (text, expected) => {
    const page = { source: "a.md", url: "a.html", title: "a", text: `# a\n\n${text}\n` };
    expect(descriptionOf(page, new MarkdownIt())).toBe(expected);
  });
});

/** The text of HTML. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/gu, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

describe("the colors of code", () => {
  it("change no character of any page", () => {
    const fences = pages.flatMap((from) => markdown.parse(from.text, { from }).filter(({ type }) => type === "fence"));
    expect(fences.length).toBeGreaterThan(300);
    expect(
      fences.filter(({ content, info }) => plain(highlighted(content, info)) !== content).map(({ content }) => content),
    ).toEqual([]);
  });

  it("are in samples, and tell a command from what it prints", () => {
    expect(highlighted('const a = "b"; // => c', "ts")).toBe(
      '<span class="hljs-keyword">const</span> a = <span class="hljs-string">&quot;b&quot;</span>; <span class="hljs-comment">// =&gt; c</span>',
    );
    expect(highlighted('$ a "b" \\\n  "c"\nif "d" <e>\n$ f\n', "sh")).toBe(
      '<span class="hljs-meta">$ </span>a <span class="hljs-string">&quot;b&quot;</span> \\\n  <span class="hljs-string">&quot;c&quot;</span>\nif "d" &lt;e&gt;\n<span class="hljs-meta">$ </span>f\n',
    );
    expect(highlighted("<b> & c", "unknown")).toBe("&lt;b&gt; &amp; c");
  });
});

it("an empty cell of a header row is written as a data cell", () => {
  const html = markdown.render("|  | b |  |\n| --- | --- | --- |\n| c |  | e |\n", { from: pages[0] });
  expect(html.match(/<t[hd]>[^<]*<\/t[hd]>/gu)).toEqual([
    "<td></td>",
    "<th>b</th>",
    "<td></td>",
    "<td>c</td>",
    "<td></td>",
    "<td>e</td>",
  ]);
});

it("no page has a style attribute or a script, which the content security policy refuses", () => {
  for (const html of rendered.values()) expect(html).not.toMatch(/<script|<[^>]* (?:style|on\w+)=/u);
});

describe("the search", () => {
  const index = MiniSearch.loadJSON(searchIndex(pages, markdown), SEARCH);
  const first = (text: string, count: number): string[] =>
    found(index, text)
      .slice(0, count)
      .map(({ id }) => String(id));

  // What people type, with the guide that they should find in the first three lines.
  it.each([
    ["tracking parameters", "docs/recipes.html#canonical-keys-without-tracking-parameters"],
    ["redact", "docs/recipes.html#logs-without-secrets"],
    ["SARIF", "docs/ci.html#a-step-of-a-github-action"],
    ["open redirect", "docs/recipes.html#follow-a-redirect"],
    ["json schema", "docs/recipes.html#a-folder-of-schemas"],
    ["baseUrl", "docs/recipes.html#join-a-baseurl-with-data"],
    ["ajv", "adapters/ajv/index.html"],
    ["fastify", "docs/recipes.html#validators-zod-valibot-arktype-typebox-fastify"],
    ["zod", "docs/recipes.html#validators-zod-valibot-arktype-typebox-fastify"],
    ["query string", "docs/migrate/query-string.html"],
    ["searchParams", "docs/migrate/url.html#calls"],
    ["url.parse", "docs/migrate/url-resolve.html"],
    ["windows path", "docs/recipes.html#references-on-windows"],
    ["file url", "packages/file-uri/index.html"],
    ["encodeURIComponent", "docs/recipes.html#http-message-signatures"],
    ["normalize url", "docs/migrate/normalize-url.html"],
    ["cache key", "docs/recipes.html#compare-cache-keys"],
    ["ssrf", "docs/threats.html#what-a-text-shows"],
    ["allowlist", "docs/recipes.html#allowlists"],
    ["oauth redirect", "docs/recipes.html#redirect-uris-of-oauth"],
    ["homograph", "docs/threats.html#what-a-text-shows"],
    ["punycode", "docs/threats.html#what-a-text-shows"],
    ["url template", "docs/migrate/url-template.html"],
    ["mcp", "docs/recipes.html#mcp-resources"],
    ["sitemap", "docs/recipes.html#links-for-a-sitemap"],
    ["broken links", "docs/recipes.html#broken-links-of-a-documentation-site"],
    ["markdown links", "apps/cli/index.html#links-in-documents"],
    ["github action", "docs/ci.html#a-step-of-a-github-action"],
    ["pre-commit", "docs/ci.html#a-hook-of-git"],
    ["aws signature", "docs/recipes.html#aws-signature-version-4"],
    ["json pointer", "docs/recipes.html#json-pointers-and-fragments"],
    ["epub", "docs/recipes.html#names-in-an-archive"],
    ["mongodb", "docs/recipes.html#several-hosts-in-a-connection-string"],
    ["spark", "docs/scale.html#spark"],
    ["clickhouse", "docs/scale.html#clickhouse"],
    ["resume", "docs/recipes.html#go-on-after-an-interruption"],
    ["dedupe", "docs/recipes.html#keys-of-a-map"],
    ["vscode", "docs/migrate/vscode-uri.html"],
    ["password in url", "packages/audit/index.html#logs-without-secrets"],
    ["trailing slash", "docs/recipes.html#a-folder-of-schemas"],
    ["react native", "index.html#where-it-runs"],
  ])("of %j finds %s", (text, guide) => {
    expect(first(text, 3)).toContain(guide);
  });

  it("finds what has some of the words if nothing has all", () => {
    expect(index.search("relativize zygote")).toEqual([]);
    expect(first("relativize zygote", 1)[0]).toMatch(/resolve|recipes/u);
    expect(first("zygote", 1)).toEqual([]);
  });

  it("knows nothing of what programs write", () => {
    const ids = first("rows figures requirement export function", 10_000);
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => /^docs\/evidence|\.api\b|changeset/u.test(id))).toEqual([]);
  });
});
