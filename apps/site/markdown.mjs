// Markdown to HTML: the links of the repository lead to pages of the site, each heading can be linked, and nothing has
// a style attribute, which the content security policy refuses.

import { posix } from "node:path";
import MarkdownIt from "markdown-it";
import { highlighted } from "./highlight.mjs";
import { PICTURE } from "./pages.mjs";

/** @typedef {import("./pages.mjs").Page} Page */

/** What a link to the playground ends with. */
const PLAYGROUND = "apps/site/README.md#playground";

/** @param {readonly Page[]} pages @returns {import("markdown-it").MarkdownIt} */
export function markdownFor(pages) {
  const urls = new Map(pages.map(({ source, url }) => [source, url]));
  // The only HTML in the Markdown of the repository is comments, which are left out.
  const markdown = new MarkdownIt({ html: true, highlight: highlighted });

  markdown.core.ruler.push("site", ({ tokens, env }) => {
    const slugs = slugger();
    for (const [index, token] of tokens.entries()) {
      const inside = tokens[index + 1];
      if (token.type === "heading_open" && inside !== undefined) token.attrSet("id", slugs(textOf(inside)));
      // An empty header is a cell like others to a screen reader.
      if (token.type === "th_open" && inside?.content === "") {
        for (const cell of tokens.slice(index, index + 3)) if (cell.tag === "th") cell.tag = "td";
      }
      const style = token.attrGet("style");
      if (style !== null) token.attrs = [["class", String(style).replace("text-align:", "at-")]];
      for (const child of token.children ?? []) {
        const name = child.type === "link_open" ? "href" : child.type === "image" ? "src" : undefined;
        const link = name === undefined ? null : child.attrGet(name);
        if (name !== undefined && link !== null)
          child.attrSet(name, linkFrom(/** @type {Page} */ (env["from"]), String(link), urls));
      }
    }
  });

  const table = markdown.renderer.rules;
  table["html_block"] = () => "";
  table["html_inline"] = () => "";
  // What is wider than a narrow screen scrolls, and can be scrolled by keys.
  table["table_open"] = () => '<div class="wide" role="group" aria-label="table" tabindex="0"><table>';
  table["table_close"] = () => "</table></div>";
  const { fence } = table;
  table["fence"] = (...given) =>
    (fence?.(...given) ?? "").replace("<pre>", '<pre tabindex="0" role="group" aria-label="sample">');
  return markdown;
}

/** @returns {(text: string) => string} a name for each heading, as GitHub makes it */
export function slugger() {
  /** @type {Map<string, number>} */
  const used = new Map();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(/\s/gu, "-");
    const count = used.get(slug) ?? 0;
    used.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}

/** @param {{ children: readonly { type: string, content: string }[] | null }} inline @returns {string} */
export function textOf({ children }) {
  return (children ?? [])
    .filter(({ type }) => type === "text" || type === "code_inline" || type === "softbreak")
    .map(({ type, content }) => (type === "softbreak" ? " " : content))
    .join("");
}

/** @param {Page} from @param {string} link @param {ReadonlyMap<string, string>} urls @returns {string} */
function linkFrom(from, link, urls) {
  if (/^(?:[a-z][a-z\d+.-]*:|#)/iu.test(link)) return link;
  // Its own page here; in the repository, a paragraph.
  if (link.endsWith(PLAYGROUND)) return posix.relative(posix.dirname(from.url), "play.html");
  const [path = "", fragment] = link.split("#", 2);
  const file = posix.join(posix.dirname(from.source), decodeURI(path)).replace(/\/$/u, "");
  const target = PICTURE.test(file) ? file : urls.get(file);
  if (target === undefined) throw new Error(`${from.source}: ${link} leads to no page`);
  return posix.relative(posix.dirname(from.url), target) + (fragment === undefined ? "" : `#${fragment}`);
}
