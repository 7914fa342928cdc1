// Reads the fenced code blocks of the READMEs, and of the @example tags in the sources.

import { textFiles } from "../../text-files.mjs";

/** @typedef {{ path: string, line: number, code: string }} Block `line`: the number of the code's first line, from 1 */

/**
 * @param {string} language
 * @returns {Block[]}
 */
export function readmeBlocks(language) {
  return textFiles(
    /^(?:(?:|[^/]+\/[^/]+\/)README|docs\/(?:threats|tour-of-the-command|recipes|migrate\/[^/]+))\.md$/u,
  ).flatMap(({ path, text }) => fencedBlocks(text.split("\n"), language).map((block) => ({ path, ...block })));
}

/**
 * @param {string} language
 * @returns {Block[]}
 */
export function exampleBlocks(language) {
  return textFiles(/^[^/]+\/[^/]+\/src\/.*\.ts$/u).flatMap(({ path, text }) => {
    let inExample = false;
    const lines = text.split("\n").map((line) => {
      const comment = /^\s*(?:\/\*)?\*(?!\/) ?(.*)$/u.exec(line)?.[1];
      if (comment === undefined) inExample = false;
      else if (comment.startsWith("@")) inExample = comment.startsWith("@example");
      return inExample && comment !== undefined ? comment : "";
    });
    return fencedBlocks(lines, language).map((block) => ({ path, ...block }));
  });
}

/**
 * @param {string[]} lines
 * @param {string} language
 */
function fencedBlocks(lines, language) {
  const blocks = [];
  for (let start = 0; start < lines.length; start += 1) {
    const fence = /^(\s*)(`{3,})(\S*)/u.exec(lines[start] ?? "");
    if (fence === null) continue;
    const [, indent = "", ticks = "", info] = fence;
    let end = start + 1;
    while (end < lines.length && lines[end]?.trim() !== ticks) end += 1;
    const code = lines
      .slice(start + 1, end)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    if (info === language) blocks.push({ line: start + 2, code: code.join("\n") });
    start = end;
  }
  return blocks;
}
