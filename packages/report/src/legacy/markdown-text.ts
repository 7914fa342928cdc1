/** Any text in a cell of a table of GitHub Flavored Markdown, which a `|` would end. */
import { visible } from "../text/visible.ts";

/** In a table, a backslash before a `|` is taken away, in code too; and no fence holds every grave accent or outer blank. */
const NEEDS_ENTITIES = /`|\\\||^ | $/;

/** A text as code, exactly as it is, or escaped where a character is invisible. */
export function markdownCode(text: string): string {
  if (text === "") return "(empty)";
  const shown = visible(text);
  if (!NEEDS_ENTITIES.test(shown)) return `\`${shown.replaceAll("|", "\\|")}\``;
  const entities = shown.replace(/[^A-Za-z\d]/g, (character) => `&#${character.codePointAt(0) as number};`);
  return `<code>${entities}</code>`;
}

/** Prose, in which nothing is markup. */
export function markdownProse(text: string): string {
  return text.replace(/[\\`*_[\]<>|~&#]/g, "\\$&");
}
