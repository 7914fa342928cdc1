/** The parser of Markdown, which is built as a file of its own: only `extract` loads it. */
export { parse, postprocess, preprocess } from "micromark";
export { decodeString } from "micromark-util-decode-string";
