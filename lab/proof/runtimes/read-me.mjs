// The table of the README's section "Where it runs". Runtimes and browsers each replace only their own lines.

const START = "<!-- where it runs -->";
const END = "<!-- /where it runs -->";
const HEAD = ["runtime", "version", "rows passed", "not run", "loaded by", "whole suite"];

/**
 * @param {string} page
 * @param {readonly string[][]} lines the cells of each line, the first its name
 * @returns {string} the page with these lines; new ones follow the others
 */
export function withLines(page, lines) {
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start < 0 || end < start) throw new Error(`README.md must contain ${START} and ${END}`);
  const kept = cellsIn(page.slice(start, end));
  const named = (/** @type {string | undefined} */ name) => lines.find(([other]) => other === name);
  const added = lines.filter(([name]) => !kept.some(([other]) => other === name));
  const rows = [...kept.map((cells) => named(cells[0]) ?? cells), ...added];
  return `${page.slice(0, start)}${START}\n\n${table([HEAD, ...rows])}\n\n${page.slice(end)}`;
}

/** @param {string} text of a table @returns {string[][]} without its head */
function cellsIn(text) {
  const rows = text.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

/** With columns as wide as their widest cell, as the formatter has them. @param {readonly string[][]} rows */
function table(rows) {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    `| ${widths.map((width, i) => (row[i] ?? "").padEnd(width)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...rows.slice(1).map((row) => line(row))].join("\n");
}
