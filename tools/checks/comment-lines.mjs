// node tools/checks/comment-lines.mjs: finds lines of comments over 120 characters, since oxfmt wraps code only.

import { isStarted, ownArguments, report } from "../arguments.mjs";
import { textFiles } from "../text-files.mjs";

const MOST = 120;
/** Types cannot be wrapped everywhere, and instructions to programs nowhere. */
const CODE = /@\w+ \{|@property|oxlint-disable|@__PURE__|^\s*\/\* [^*]*\*\/ /u;

/** @param {string} text @returns {number[]} the numbers of the lines that are too long */
export function longCommentLines(text) {
  let isExample = false;
  return text.split("\n").flatMap((line, index) => {
    if (/^\s*\*? ?@example\b/u.test(line)) isExample = true;
    else if (/\*\/|^\s*\* @/u.test(line)) isExample = false;
    const isComment = /^\s*(?:\/\/|\/\*|\* )/u.test(line);
    return isComment && !isExample && line.length > MOST && !CODE.test(line) ? [index + 1] : [];
  });
}

if (isStarted(import.meta.url)) {
  ownArguments(import.meta.url);
  const found = textFiles(/\.m?[jt]s$/u).flatMap(({ path, text }) =>
    longCommentLines(text).map((line) => `${path}:${line}: more than ${MOST} characters`),
  );
  report(found);
}
