// What the search of the site knows: a document for each section of each page.

import MiniSearch from "minisearch";
import { slugger, textOf } from "./markdown.mjs";
import { SEARCH } from "./src/search-options.mjs";

/** @typedef {import("./pages.mjs").Page} Page */

/** What programs write: lists and figures, which would be found for every word. */
const LEFT_OUT = /^docs\/evidence\/|\.api\.md$|^\.changeset\//u;

/** @param {readonly Page[]} pages @param {import("markdown-it").MarkdownIt} markdown @returns {string} JSON */
export function searchIndex(pages, markdown) {
  const index = new MiniSearch(SEARCH);
  for (const page of pages) {
    if (!page.source.endsWith(".md") || LEFT_OUT.test(page.source)) continue;
    index.addAll(sectionsOf(page, markdown));
  }
  return JSON.stringify(index);
}

/** @param {Page} page @param {import("markdown-it").MarkdownIt} markdown */
function sectionsOf(page, markdown) {
  const slugs = slugger();
  let section = { id: page.url, page: page.title, title: page.title, text: "" };
  const sections = [section];
  const tokens = markdown.parse(page.text, { from: page });
  for (const [index, token] of tokens.entries()) {
    if (token.type === "inline" && tokens[index - 1]?.type === "heading_open") {
      const title = textOf(token);
      const slug = slugs(title);
      if (sections.length === 1 && title === page.title) continue;
      section = { id: `${page.url}#${slug}`, page: page.title, title, text: "" };
      sections.push(section);
    } else if (token.type === "inline") section.text += ` ${textOf(token)}`;
    else if (token.type === "fence") section.text += ` ${token.content}`;
  }
  return sections;
}
