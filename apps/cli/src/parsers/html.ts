/** The tokenizer of HTML, which is built as a file of its own: only `extract` and `resolve --html` load it. */
export { Tokenizer, TokenizerMode, foreignContent } from "parse5";
