/** Links of Markdown, with their offsets. */
export { markdownLinks } from "./markdown-links.ts";
export type {
  MarkdownLinksOptions,
  MarkdownKind,
  ValidMarkdownLink,
  InvalidMarkdownLink,
  MarkdownLink,
  MdxFault,
} from "./markdown-links.ts";
