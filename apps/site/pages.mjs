// The pages of the site: the Markdown of the repository, where it is. The doors of docs/README.md are the navigation.

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { referencePages } from "./reference.mjs";
import { textFiles } from "@std66/tools/text-files.mjs";

/**
 * @typedef {object} Page
 * @property {string} source its path in the repository
 * @property {string} url relative to the site
 * @property {string} title
 * @property {string} text Markdown
 */

/** @typedef {{ title: string, links: { title: string, url: string }[] }} Door */

const SHOWN =
  /^(?:(?:README|CONTRIBUTING|SECURITY)|docs\/.+|(?:packages|adapters|apps)\/[^/]+\/README|lab\/(?:[^/]+\/){0,2}README)\.md$/u;

/** A picture is copied, not shown on a page of its own. */
export const PICTURE = /\.(?:png|svg)$/u;

/** A link of Markdown to a file. */
const LINK = /\]\((?![a-z]+:|#)([^)\s#]+)/gu;

/** @returns {Page[]} those written in Markdown, references of the packages, and the other files and folders that they link */
export function sitePages() {
  const pages = new Map(textFiles(SHOWN).map(({ path, text }) => [path, pageOf(path, text)]));
  // A map also goes through what is added on the way: what other Markdown links.
  for (const { source, text } of pages.values()) {
    if (!source.endsWith(".md")) continue;
    for (const path of linksOf(source, text)) {
      const file = join(root, path);
      if (pages.has(path) || PICTURE.test(path) || !existsSync(file)) continue;
      const page = path.endsWith(".md")
        ? pageOf(path, readFileSync(file, "utf8"))
        : { source: path, url: `${path}.html`, title: path, text: asMarkdown(path) };
      pages.set(path, page);
    }
  }
  return [...pages.values(), ...referencePages()];
}

/** @param {readonly Page[]} pages @returns {string[]} the paths of the pictures that they show */
export function picturesOf(pages) {
  const links = pages
    .filter(({ source }) => source.endsWith(".md"))
    .flatMap(({ source, text }) => linksOf(source, text));
  return [...new Set(links.filter((path) => PICTURE.test(path)))];
}

/**
 * @param {readonly Page[]} pages
 * @returns {Door[]} the sections of docs/README.md, with the pages that each lists, and the references
 */
export function siteDoors(pages) {
  const [, ...sections] = readFileSync(join(root, "docs/README.md"), "utf8").split(/^## /mu);
  const doors = sections.map((section) => {
    const [title = ""] = section.split("\n", 1);
    const links = [...section.matchAll(/^- \[([^\]]+)\]\(([^)#]+)/gmu)].map(([, name = "", link = ""]) => ({
      title: plain(name),
      url: urlOf(join("docs", link)),
    }));
    return { title, links };
  });
  const references = pages.filter(({ source }) => source.endsWith("/reference.md"));
  const links = references.map(({ title, url }) => ({ title: title.replace("Reference: ", ""), url }));
  return [...doors, { title: "Reference", links }];
}

/** @param {string} source @param {string} text @returns {string[]} the paths that a page links */
function linksOf(source, text) {
  const prose = text.replaceAll(/^(`{3,})[^]*?^\1/gmu, "");
  return [...prose.matchAll(LINK)].map(([, link = ""]) => join(dirname(source), decodeURI(link)).replace(/\/$/u, ""));
}

/** @param {string} path @param {string} text @returns {Page} */
function pageOf(path, text) {
  const [, title = path] = /^# (.+)$/mu.exec(text) ?? [];
  return { source: path, url: urlOf(path), title: plain(title), text };
}

/** @param {string} path of a file of Markdown @returns {string} */
function urlOf(path) {
  return path.replace(/README\.md$/u, "index.html").replace(/\.md$/u, ".html");
}

/** @param {string} title @returns {string} */
function plain(title) {
  return title.replaceAll("`", "");
}

/** @param {string} path of a source or of a folder @returns {string} a page that shows it */
function asMarkdown(path) {
  const file = join(root, path);
  if (statSync(file).isDirectory()) {
    return `# \`${path}\`\n\n${readdirSync(file)
      .map((name) => `- \`${name}\``)
      .join("\n")}\n`;
  }
  const fence = "`````";
  return `# \`${path}\`\n\n${fence}${extname(path).slice(1)}\n${readFileSync(file, "utf8")}\n${fence}\n`;
}
