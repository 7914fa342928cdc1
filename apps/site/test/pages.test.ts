/** The pages are those of the repository, and each link leads to one of them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { picture } from "../src/picture.ts";
import { describe, expect, it } from "vitest";
import { markdownFor } from "../markdown.mjs";
import { siteDoors, sitePages } from "../pages.mjs";
import { searchIndex } from "../search-index.mjs";
import MiniSearch from "minisearch";
import { SEARCH } from "../src/search-options.mjs";

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
        const page = rendered.get(decodeURIComponent(target.pathname.slice(1)));
        const id = decodeURIComponent(target.hash.slice(1));
        if (page === undefined || (id !== "" && !idsOf(page).has(id))) broken.push(`${url}: ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it("that lead nowhere are an error", () => {
    const from = { source: "docs/a.md", url: "docs/a.html", title: "a", text: "" };
    expect(() => markdown.render("[b](nowhere.md)", { from })).toThrow("docs/a.md: nowhere.md leads to no page");
  });
});

it("no page has a style attribute or a script, which the content security policy refuses", () => {
  for (const html of rendered.values()) expect(html).not.toMatch(/<script|<[^>]* (?:style|on\w+)=/u);
});

it("the search finds a section by its words", () => {
  const index = MiniSearch.loadJSON(searchIndex(pages, markdown), SEARCH);
  expect(index.search("relativize")[0]?.["id"]).toMatch(/resolve/u);
  expect(index.search("allowlists").some(({ id }) => String(id).startsWith("docs/"))).toBe(true);
});
