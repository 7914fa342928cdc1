// What a search engine and a link preview say of a page: its first paragraph, as plain text.

import { textOf } from "./markdown.mjs";

/** Longer ones are cut where they are shown. */
const MOST = 160;

/** @param {import("./pages.mjs").Page} page @param {import("markdown-it").MarkdownIt} markdown @returns {string} */
export function descriptionOf(page, markdown) {
  const tokens = markdown.parse(page.text, { from: page });
  const begin = tokens.findIndex(({ type }) => type === "paragraph_open");
  const inline = tokens[begin + 1];
  // A file of the repository has no paragraph.
  if (begin === -1 || inline === undefined) return `${page.title} in the repository of std66`;
  return shortened(textOf(inline).replaceAll(/\s+/gu, " "));
}

/** @param {string} text @returns {string} as many sentences as there is room for, at least one, which may be cut */
function shortened(text) {
  if (text.length <= MOST) return text;
  const room = text.slice(0, MOST);
  // Not a first word such as "Context." alone.
  const sentences = /^.{30,}[.!?](?= [A-Z])/u.exec(room)?.[0];
  return sentences ?? `${room.slice(0, room.lastIndexOf(" "))} …`;
}
