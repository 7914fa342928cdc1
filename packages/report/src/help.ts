/** Help pages of commands: blocks of text, laid out for a width. They are from no section of a standard. */
export { helpBlocks, helpLines } from "./text/help-blocks.ts";
export type { HelpBlock } from "./text/help-blocks.ts";
