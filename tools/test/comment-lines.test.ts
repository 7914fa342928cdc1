// The check of the lines of comments.

import { expect, test } from "vitest";
import { longCommentLines } from "../checks/comment-lines.mjs";

const LONG = "word ".repeat(30);

test.each([
  [`// ${LONG}`, [1]],
  [`/** ${LONG}*/\n  // ${LONG}\n`, [1, 2]],
  [`/**\n * ${LONG}\n *\n * @see ${LONG}\n */`, [2, 4]],
  [`/**\n * @example\n * ${LONG}\n * @returns ${LONG}\n */`, [4]],
  [`/**\n * @example\n * a\n */\n// ${LONG}`, [5]],
  [`/** @param {string} text ${LONG}*/`, []],
  [`// oxlint-disable-next-line a -- ${LONG}`, []],
  [`const text = "${LONG}";`, []],
  [`// ${"x".repeat(117)}\n// ${"x".repeat(118)}`, [2]],
] as const)("the long lines of %j are %j", (text, lines) => {
  expect(longCommentLines(text)).toEqual(lines);
});
