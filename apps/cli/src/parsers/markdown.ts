/** The parser of Markdown, which is built as a file of its own: only `extract` loads it. */
export { parse, postprocess, preprocess } from "micromark";
export { decodeString } from "micromark-util-decode-string";
export { htmlFlow, htmlText } from "micromark-core-commonmark";
export { mdxExpression } from "micromark-extension-mdx-expression";
export { mdxJsx } from "micromark-extension-mdx-jsx";
export { mdxMd } from "micromark-extension-mdx-md";
