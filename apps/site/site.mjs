// Writes the site: Eleventy renders the pages, and esbuild bundles their scripts from the sources of the packages.

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Eleventy } from "@11ty/eleventy";
import { root } from "@std66/tools/workspace.mjs";
import { markdownFor } from "./markdown.mjs";
import { descriptionOf } from "./description.mjs";
import { directImports } from "./direct-imports.mjs";
import { picturesOf, siteDoors, sitePages } from "./pages.mjs";
import { searchIndex } from "./search-index.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

/**
 * @param {string} folder where the site is written; what is there is removed
 * @param {string} [path] at which the site is served, of which the page for what is not found alone must know: it is
 *   shown under any address
 */
export async function writeSite(folder, path = "/") {
  rmSync(folder, { recursive: true, force: true });
  const assets = join(folder, "assets");
  mkdirSync(assets, { recursive: true });
  // First: after an error of esbuild, nothing else must have begun.
  const preloads = await bundleScripts(assets);
  for (const name of ["style.css", "icon.svg"]) copyFileSync(join(here, "assets", name), join(assets, name));
  const pages = sitePages();
  for (const picture of picturesOf(pages)) {
    mkdirSync(dirname(join(folder, picture)), { recursive: true });
    copyFileSync(join(root, picture), join(folder, picture));
  }
  const markdown = markdownFor(pages);
  writeFileSync(join(assets, "search.json"), searchIndex(pages, markdown));
  await renderPages(folder, { pages, markdown, preloads, path });
}

/** @param {string} outdir @returns {Promise<string[]>} what the playground imports */
async function bundleScripts(outdir) {
  const { metafile } = await build({
    entryPoints: {
      search: join(here, "src/search.ts"),
      play: join(here, "src/play/main.tsx"),
      "play-worker": join(here, "src/play/worker/worker.ts"),
    },
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none",
    conditions: ["@std66/source"],
    chunkNames: "part-[hash]",
    jsx: "automatic",
    jsxImportSource: "preact",
    logLevel: "warning",
    metafile: true,
    plugins: [directImports()],
  });
  return importedBy(metafile, "play.js");
}

/**
 * @param {import("esbuild").Metafile} metafile
 * @param {string} entry
 * @returns {string[]} the files that it imports at once
 */
function importedBy({ outputs }, entry) {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [posix.basename(path), output]));
  const found = new Set([entry]);
  // A set also goes through what is added on the way.
  for (const name of found) {
    for (const { path, kind } of byName.get(name)?.imports ?? []) {
      if (kind === "import-statement") found.add(posix.basename(path));
    }
  }
  return [...found].slice(1);
}

/**
 * @typedef {object} Content
 * @property {readonly import("./pages.mjs").Page[]} pages
 * @property {import("markdown-it").MarkdownIt} markdown
 * @property {readonly string[]} preloads
 * @property {string} path
 */

/** @param {string} folder @param {Content} content */
async function renderPages(folder, { pages, markdown, preloads, path }) {
  const doors = siteDoors(pages).map((door) => ({
    ...door,
    isOpen: (/** @type {string} */ url) => door.links.some((link) => link.url === url),
  }));
  const eleventy = new Eleventy(join(here, "pages"), folder, {
    quietMode: true,
    configPath: null,
    config: (/** @type {any} */ config) => {
      config.setUseGitIgnore(false);
      config.setIncludesDirectory("../layout");
      config.addGlobalData("doors", doors);
      config.addGlobalData("preloads", preloads);
      config.addGlobalData("path", path);
      config.setLibrary("md", { render: markdown.render.bind(markdown), set() {}, disable() {} });
      for (const page of pages) {
        config.addTemplate(`${page.source.replace(/\.md$/u, "")}.md`, page.text, {
          layout: "page.njk",
          permalink: page.url,
          templateEngineOverride: "md",
          title: page.title,
          description: descriptionOf(page, markdown),
          url: page.url,
          root:
            posix.relative(posix.dirname(page.url), ".") === ""
              ? ""
              : `${posix.relative(posix.dirname(page.url), ".")}/`,
          hasReference: pages.some(
            ({ url }) => url === page.url.replace(/index\.html$/u, "reference.html") && url !== page.url,
          ),
          from: page,
          scripts: [],
        });
      }
      return { markdownTemplateEngine: false };
    },
  });
  await eleventy.write();
}
