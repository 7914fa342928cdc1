// Reads the tables of docs/migrate: in each row, code of two libraries. In a table of two columns, or of three, whose
// last has codes of reasons, both have the same value. In one of five, the columns `returns` hold the value of the code
// before, as code, or `throws Name`, and the last says why.

import { textFiles } from "../../text-files.mjs";

/** @typedef {{ path: string, line: number, theirs: Claim, ours: Claim, isSame: boolean }} Row */
/** @typedef {{ code: string, returns?: string }} Claim */

/** @returns {Row[]} */
export function migrationRows() {
  return textFiles(/^docs\/migrate\/(?!README)[^/]+\.md$/u).flatMap(({ path, text }) => {
    /** @type {string[]} */
    let head = [];
    return text.split("\n").flatMap((line, index) => {
      const cells = cellsOf(line);
      if (cells.length === 0) head = [];
      else if (head.length === 0) head = cells;
      else if (!/^-+$/u.test(cells[0] ?? "")) return [{ path, line: index + 1, ...claimsOf(head, cells) }];
      return [];
    });
  });
}

/** @param {string[]} head @param {string[]} cells */
function claimsOf(head, cells) {
  const [first = "", second = "", third = "", fourth = ""] = cells.map(codeOf);
  if (head.length < 4) return { theirs: { code: first }, ours: { code: second }, isSame: true };
  return { theirs: { code: first, returns: second }, ours: { code: third, returns: fourth }, isSame: false };
}

/** @param {string} line @returns {string[]} none if it is not a row */
function cellsOf(line) {
  if (!line.startsWith("|")) return [];
  const cells = line.split(/(?<!\\)\|/u).slice(1, -1);
  return cells.map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** @param {string} cell @returns {string} the code in it, or its text */
function codeOf(cell) {
  return /^(`+) ?(.*?) ?\1$/u.exec(cell)?.[2] ?? cell.replaceAll("`", "");
}
